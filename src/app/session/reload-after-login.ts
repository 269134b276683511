import { userState } from '../../state/user-state';

const isNeeded = userState(() => false);

/** A read failed because the session was over: the page is incomplete until it is loaded anew. */
export function needReload(): void {
  isNeeded.set(true);
}

/** Whether the page is to be loaded anew after the login; true once. */
export function takeReload(): boolean {
  const was = isNeeded.get();
  isNeeded.set(false);
  return was;
}
