import { call } from '../../api/call';

/** The server is asked this often (specification 1 §9). */
export const checkEveryMs = 10_000;

/** Whether the server answers (OPTIONS /login). */
export async function checkAvailability(signal: AbortSignal): Promise<boolean> {
  try {
    await call('OPTIONS /login', { anonymous: true, isBackground: true, signal });
    return true;
  } catch {
    return false;
  }
}
