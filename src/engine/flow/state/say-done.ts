import { notifySuccess } from '../../../ui/notices';

/** Duration in ms of notices about what has nothing else to show for it (specification 2 §8). */
const NOTICE_MS = 3000;

/** Says for 3 seconds that something is done. */
export const sayDone = (text: string): void => notifySuccess(text, { durationMs: NOTICE_MS });
