import { call } from '../../api/call';
import { recordOf } from '../../api/dialect';
import { readSession } from '../../api/token-store';
import type { MeAnswer } from './me';
import { startedSignedIn } from './started-signed-in';

let early: { user: string | undefined; answer: Promise<MeAnswer> } | undefined;

/** Asks for the user while the page's code is still loading. */
export function readMeEarly(): void {
  if (!startedSignedIn) return;
  early = { user: readSession()?.user, answer: ask() };
  // A failure is told by whoever takes the answer.
  early.answer.catch(() => undefined);
}

/** What was asked for early is of a session that has ended. */
export function dropEarlyMe(): void {
  early = undefined;
}

/** The current user; the first caller gets the answer that was asked for early, unless somebody else has logged in. */
export function readMe(): Promise<MeAnswer> {
  const answer = early?.user === readSession()?.user ? early?.answer : undefined;
  early = undefined;
  return answer ?? ask();
}

async function ask(): Promise<MeAnswer> {
  const me = recordOf((await call('GET /webapp/me')).data);
  const isComplete = typeof me.benutzer === 'object' && me.benutzer !== null;
  if (!isComplete || !Array.isArray(me.rechte) || !Array.isArray(me.rollen)) {
    throw new Error('GET /webapp/me: the answer has no benutzer, rechte or rollen');
  }
  return me as unknown as MeAnswer;
}
