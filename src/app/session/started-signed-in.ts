import { readSession } from '../../api/token-store';

/** True if there was a session when the page loaded, before the first call can end it. */
export const startedSignedIn = readSession() !== undefined;
