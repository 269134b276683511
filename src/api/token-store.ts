import { Listeners } from '../state/listeners';

const key = 'kontor.session';

/** Session as it is stored; times are milliseconds of this machine's clock. */
export interface StoredSession {
  token: string;
  expiresAt: number;
  renewalToken: string;
  renewalExpiresAt: number;
  /** Login name: tabs notice when another user takes over. */
  user: string;
  mustChangePassword: boolean;
}

const listeners = new Listeners();
let lastText: string | null = null;
let lastSession: StoredSession | undefined;

/** Reads the stored session of all tabs; the same object until it changes. */
export function readSession(): StoredSession | undefined {
  const text = storage()?.getItem(key) ?? null;
  if (text !== lastText) {
    lastText = text;
    lastSession = parse(text);
  }
  return lastSession;
}

export function writeSession(session: StoredSession): void {
  storage()?.setItem(key, JSON.stringify(session));
  listeners.tell();
}

/** Reads whose session ended by itself, not by a logout: they log in over the open page, and nothing typed is lost. */
export function readEndedUser(): string | undefined {
  try {
    const value = JSON.parse(storage()?.getItem(key) ?? 'null') as { ended?: unknown } | null;
    return typeof value?.ended === 'string' ? value.ended : undefined;
  } catch {
    return undefined;
  }
}

/** Ends the session in every tab; remembers whose it was. */
export function endSession(session: StoredSession): void {
  // Another tab may have renewed it or logged in anew.
  if (readSession()?.renewalToken !== session.renewalToken) return;
  storage()?.setItem(key, JSON.stringify({ ended: session.user }));
  listeners.tell();
}

/** Ends the session in every tab and forgets whose it was, as this device had to. */
export function endWiped(): void {
  storage()?.setItem(key, JSON.stringify({ isWiped: true }));
  listeners.tell();
}

/** Tells whether the last session ended because the office has wiped this device. */
export function readWiped(): boolean {
  try {
    const value = JSON.parse(storage()?.getItem(key) ?? 'null') as { isWiped?: unknown } | null;
    return value?.isWiped === true;
  } catch {
    return false;
  }
}

/** Demands a new password in every tab, before anything else; not after the tokens were replaced meanwhile. */
export function demandNewPassword(session: StoredSession): void {
  const current = readSession();
  if (current?.token !== session.token || current.mustChangePassword) return;
  writeSession({ ...current, mustChangePassword: true });
}

/** Replaces the session, unless there was a logout meanwhile. */
export function replaceSession(session: StoredSession, next: StoredSession): void {
  const user = readSession()?.user ?? readEndedUser();
  if (user === session.user) writeSession(next);
}

export function clearSession(): void {
  storage()?.removeItem(key);
  listeners.tell();
}

/** Listens for a change of the session in this or another tab. Returns a function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
  const stop = listeners.add(listener);
  return () => {
    stop();
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key === key || event.key === null) listeners.tell();
}

function storage(): Storage | undefined {
  return globalThis.localStorage;
}

function parse(text: string | null): StoredSession | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as StoredSession | null;
    return typeof value?.token === 'string' && typeof value.renewalToken === 'string'
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}
