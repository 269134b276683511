/** Ways into a session, and out of it, from the page itself. */
export { LogoutPage } from '../pages/logout-page';
export { MaintenancePage } from '../pages/maintenance-page';
export { EnterAgain, EntrancePage } from './entrance';
export { LoginDialog } from './login-dialog';
export { LoginPage } from './login-page';
