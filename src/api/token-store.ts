import { Listeners } from '../state/listeners';

const key = 'kontor.session';

/** Times are milliseconds of this machine's clock. */
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

/** The stored session of all tabs; the same object until it changes. */
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

/** Whose session has ended by itself, not by a logout: they log in over the open page, and nothing typed is lost. */
export function readEndedUser(): string | undefined {
  try {
    const value = JSON.parse(storage()?.getItem(key) ?? 'null') as { ended?: unknown } | null;
    return typeof value?.ended === 'string' ? value.ended : undefined;
  } catch {
    return undefined;
  }
}

/** In every tab; remembers whose it was. */
export function endSession(session: StoredSession): void {
  // Another tab may have renewed it or logged in anew.
  if (readSession()?.renewalToken !== session.renewalToken) return;
  storage()?.setItem(key, JSON.stringify({ ended: session.user }));
  listeners.tell();
}

/** In every tab: this device was to forget whose it was. */
export function endWiped(): void {
  storage()?.setItem(key, JSON.stringify({ isWiped: true }));
  listeners.tell();
}

/** Whether the last session ended because the office has wiped this device. */
export function readWiped(): boolean {
  try {
    const value = JSON.parse(storage()?.getItem(key) ?? 'null') as { isWiped?: unknown } | null;
    return value?.isWiped === true;
  } catch {
    return false;
  }
}

/** In every tab, before anything else; not after the tokens were replaced meanwhile. */
export function demandNewPassword(session: StoredSession): void {
  const current = readSession();
  if (current?.token !== session.token || current.mustChangePassword) return;
  writeSession({ ...current, mustChangePassword: true });
}

/** Not after a logout meanwhile. */
export function replaceSession(session: StoredSession, next: StoredSession): void {
  const user = readSession()?.user ?? readEndedUser();
  if (user === session.user) writeSession(next);
}

export function clearSession(): void {
  storage()?.removeItem(key);
  listeners.tell();
}

/** In this or another tab. Returns how to stop. */
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
