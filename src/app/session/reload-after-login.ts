let isNeeded = false;

/** A read has failed because the session was over: what the page shows is incomplete until it is loaded anew. */
export function needReload(): void {
  isNeeded = true;
}

/** Whether the page is to be loaded anew after the login; true once. */
export function takeReload(): boolean {
  const was = isNeeded;
  isNeeded = false;
  return was;
}
