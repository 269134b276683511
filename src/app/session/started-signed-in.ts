import { readSession } from '../../api/token-store';

/** At the time of loading, before the first call can end the session. */
export const startedSignedIn = readSession() !== undefined;
