import { problem } from '../http/errors/problem';
import type { Access, Authorisation } from './access';
import { discard, type BackendAnswer } from './backend-calls';

export interface AllowedAnswer {
  answer: BackendAnswer;
  /** Credentials of the call. */
  authorisation: Authorisation;
}

/**
 * Makes a call with its credentials. Where the backend refuses shared ones, they are renewed once, if possible, and the
 * call is repeated, if allowed; otherwise the page is told to try again (401), or that the backend fails (502) when
 * that is of no use, because no log-in of the page would mend it.
 */
export async function withAccess(
  access: Access,
  mayRepeat: boolean,
  send: (authorisation: Authorisation) => Promise<BackendAnswer>,
): Promise<AllowedAnswer> {
  const first = await allowed(access, send);
  if (!isRefusal(first, access)) return first;
  await discard(first.answer);
  if (!access.forget?.(first.authorisation)) throw refused();
  if (!mayRepeat) throw problem(401, 'msg_auth_expired');
  const second = await allowed(access, send);
  if (!isRefusal(second, access)) return second;
  await discard(second.answer);
  throw refused();
}

async function allowed(
  { authorise }: Access,
  send: (authorisation: Authorisation) => Promise<BackendAnswer>,
): Promise<AllowedAnswer> {
  const authorisation = await authorise();
  return { answer: await send(authorisation), authorisation };
}

function isRefusal({ answer }: AllowedAnswer, { isShared }: Access): boolean {
  return isShared && answer.statusCode === 401;
}

function refused() {
  return problem(502, 'msg_backend_failed', '401');
}
