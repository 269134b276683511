import { userState } from '../../state/user-state';

/** True if the page is to be reloaded after the login. */
export const reloadNeeded = userState(() => false);

/** Marks the page for reloading: a read failed because the session was over, so the page is incomplete. */
export function needReload(): void {
  reloadNeeded.set(true);
}
