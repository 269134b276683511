import { call } from '../../api/call';

/** Interval of the checks in ms (specification 1 §9). */
export const checkEveryMs = 10_000;

export async function checkAvailability(signal: AbortSignal): Promise<boolean> {
  try {
    await call('OPTIONS /login', { anonymous: true, isBackground: true, signal });
    return true;
  } catch {
    return false;
  }
}
