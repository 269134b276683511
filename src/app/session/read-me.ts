import { call } from '../../api/call';
import { recordOf } from '../../api/dialect';
import type { MeAnswer } from './me';
import { startedSignedIn } from './started-signed-in';

let early: Promise<MeAnswer> | undefined;

/** Asks for the user while the page's code is still loading. */
export function readMeEarly(): void {
  if (!startedSignedIn) return;
  early = ask();
  // A failure is told by whoever takes the answer.
  early.catch(() => undefined);
}

/** The current user; the first caller gets the answer that was asked for early. */
export function readMe(): Promise<MeAnswer> {
  const answer = early ?? ask();
  early = undefined;
  return answer;
}

async function ask(): Promise<MeAnswer> {
  const me = recordOf((await call('GET /webapp/me')).data);
  const isComplete = typeof me.benutzer === 'object' && me.benutzer !== null;
  if (!isComplete || !Array.isArray(me.rechte) || !Array.isArray(me.rollen)) {
    throw new Error('GET /webapp/me: the answer has no benutzer, rechte or rollen');
  }
  return me as unknown as MeAnswer;
}
