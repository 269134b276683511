import { userState } from '../../state/user-state';

/** Whether the page is to be loaded anew after the login. */
export const reloadNeeded = userState(() => false);

/** A read failed because the session was over: the page is incomplete until it is loaded anew. */
export function needReload(): void {
  reloadNeeded.set(true);
}
