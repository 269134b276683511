/** What a user has to do before anything else. */
export { PasswordDialog } from '../password/password-dialog';
export { RequiredFactor } from '../security/second-factor/required-factor';
