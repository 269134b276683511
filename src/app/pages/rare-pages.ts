/** Pages that few ever see: together, so that the first file names one file for all of them. */
export { LogoutPage } from './logout-page';
export { MaintenancePage } from './maintenance-page';
export { NotFoundPage } from './not-found-page';
