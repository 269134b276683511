import { readSession } from '../../api/token-store';

/** Whether there was a session when the page was loaded; asked before the first call can end it. */
export const startedSignedIn = readSession() !== undefined;
