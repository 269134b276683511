import { userState } from '../state/user-state';
import { ApiError } from './api-error';
import { refusal } from './refusal';
import { defaultHeaders } from './headers';
import { sessionOfAnswer, type TokenPair } from './session-of-answer';
import {
  endSession,
  endWiped,
  onSessionChange,
  readSession,
  writeSession,
  type StoredSession,
} from './token-store';
import { send } from './transport';
import { forgetWiped } from './forget-wiped';

const operation = 'POST /login/erneuerung';
const lockName = 'kontor.renewal';
/** Time in ms within which what one tab stores reaches another. */
const storedWithinMs = 300;

const running = userState<Promise<StoredSession | undefined> | undefined>(() => undefined);

/**
 * Renews the session: one request for all calls of this tab, and one tab at a time. `staleToken` no longer works; a
 * session renewed by another tab is taken as it is. Undefined, and the session is gone, when the server refuses;
 * rejects when it cannot be asked.
 */
export function renewSession(staleToken: string): Promise<StoredSession | undefined> {
  const before = running.get();
  if (before) return before;
  const now = whileNobodyRenews(staleToken, () => renew(staleToken)).finally(() =>
    running.update((latest) => (latest === now ? undefined : latest)),
  );
  running.set(now);
  return now;
}

export function isRenewing(): boolean {
  return running.get() !== undefined;
}

async function renew(staleToken: string): Promise<StoredSession | undefined> {
  const session = readSession();
  if (!session || session.token !== staleToken) return session;
  const { response, errorText } = await send({
    operation,
    params: {},
    query: {},
    headers: defaultHeaders(),
    body: { erneuerungToken: session.renewalToken },
  }).catch((cause: unknown) => {
    throw new ApiError({ operation }, { cause });
  });
  // A logout or another login during the request wins.
  if (readSession()?.renewalToken !== session.renewalToken) return readSession();
  if (response.ok) {
    const pair = await pairOf(response);
    const renewed = sessionOfAnswer(pair, session.user, response.headers.get('date'));
    writeSession(renewed);
    return renewed;
  }
  // Only a refusal ends the session: the next call tries again with a server in trouble.
  if (response.status >= 500 || response.status === 429) {
    throw refusal({ operation }, response, errorText);
  }
  const isWiped = await forgetWiped(response, errorText, session).catch(() => false);
  if (isWiped) endWiped();
  else endSession(session);
  return undefined;
}

async function pairOf(response: Response): Promise<TokenPair> {
  try {
    return (await response.json()) as TokenPair;
  } catch (cause) {
    throw new ApiError({ operation, status: response.status }, { cause });
  }
}

/**
 * Runs work in one tab at a time; the tab that waited reads what the other stored, maybe a moment after its lock. Web
 * Locks need a secure context; elsewhere the server's grace of 30 s keeps two tabs in step.
 */
export async function whileNobodyRenews<T>(staleToken: string, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return task();
  const first = await locks.request(
    lockName,
    { ifAvailable: true },
    async (lock) => lock && { value: await task() },
  );
  if (first) return first.value;
  return locks.request(lockName, async () => {
    await stored(staleToken);
    return task();
  }) as Promise<T>;
}

/** Waits until a session other than this token's is stored, or a moment at most. */
function stored(staleToken: string): Promise<void> {
  return new Promise((resolve) => {
    const isThere = () => readSession()?.token !== staleToken;
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = onSessionChange(() => isThere() && done());
    const timer = setTimeout(done, storedWithinMs);
    if (isThere()) done();
  });
}
