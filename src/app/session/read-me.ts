import { call } from '../../api/call';
import { lockUpDevice, unlockDevice } from '../../api/device/device-lock';
import { recordOf } from '../../api/dialects/reference';
import { userState } from '../../state/user-state';
import { readSession } from '../../api/token-store';
import type { MeAnswer } from './me';
import { startedSignedIn } from './started-signed-in';

/** Time in ms after which a former user's data are locked up, however busy the page is. */
const LOCKED_WITHIN = 5_000;
/** Time in ms by which the first page has what it shows. */
const SHOWN_WITHIN = 2_000;

interface EarlyMe {
  user: string | undefined;
  answer: Promise<MeAnswer>;
}

const early = userState<EarlyMe | undefined>(() => undefined);

/** Asks for the user while the page's code is still loading. */
export function readMeEarly(): void {
  if (!startedSignedIn) return;
  const answer = ask();
  early.set({ user: readSession()?.user, answer });
  // The caller who takes the answer handles the failure.
  answer.catch(() => undefined);
}

/** Reads the user; the first caller gets the early answer, unless somebody else has logged in. */
export function readMe(): Promise<MeAnswer> {
  const asked = early.get();
  early.set(undefined);
  return asked && asked.user === readSession()?.user ? asked.answer : ask();
}

async function ask(): Promise<MeAnswer> {
  const me = recordOf((await call('GET /webapp/me')).data);
  const isComplete = typeof me.benutzer === 'object' && me.benutzer !== null;
  if (!isComplete || !Array.isArray(me.rechte) || !Array.isArray(me.rollen)) {
    throw new Error('GET /webapp/me: the answer has no benutzer, rechte or rollen');
  }
  const known = me as unknown as MeAnswer;
  await takeOver(known.benutzer.id);
  return known;
}

/** Makes this user's own writing legible before any page asks for it, and locks up what others have left here. */
async function takeOver(userId: number): Promise<void> {
  await unlockDevice(userId);
  const lock = () => void lockUpDevice(userId);
  // What is shown comes first.
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(lock, { timeout: LOCKED_WITHIN - SHOWN_WITHIN });
    } else lock();
  }, SHOWN_WITHIN);
}
