/** Dialogs of the duties that a user has to fulfil before anything else. */
export { PasswordDialog } from '../password/password-dialog';
export { RequiredFactor } from '../security/second-factor/required-factor';
