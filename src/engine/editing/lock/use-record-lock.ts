import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import {
  releaseLock,
  renewLock,
  takeLock,
  takeLockOperation,
  type HeldLock,
} from '../../../api/locks';
import { useEngine } from '../../application/context';

/** A lease lasts five minutes and survives throttled background tabs (3-decisions 3.2). */
const RENEWAL_MS = 60_000;

export interface EditLock {
  /** The token to send with a change; undefined while there is none. */
  token: () => string | undefined;
  /** Takes the lock anew after it ran out; resolves with whether that worked. */
  retake: () => Promise<boolean>;
  /** The colleague who is editing the record too. */
  colleague: { name: string; since: string } | undefined;
}

/**
 * Holds a record's lock while it is edited: taken behind the form that opens at once, kept alive, given
 * back at the end. `onRefused` says that a colleague's lock blocks. Without network or without locks in
 * the contract editing goes on: the server decides when it is asked to store.
 */
export function useRecordLock(
  { schema, id, editing }: { schema: string; id: number | 'new'; editing: boolean },
  onRefused: (error: ApiError) => void,
): EditLock {
  const { registry, me } = useEngine();
  const table = takeLockOperation in registry.rights ? registry.codes[schema] : undefined;
  const held = useRef<HeldLock>(undefined);
  const [colleague, setColleague] = useState<EditLock['colleague']>();
  const refuse = useEffectEvent(onRefused);

  const hold = (lock: HeldLock) => {
    held.current = lock;
    setColleague(lock.by === me.name ? undefined : { name: lock.by, since: lock.since });
  };
  const holdTaken = useEffectEvent(hold);

  useEffect(() => {
    if (!editing || table === undefined || id === 'new') return;
    let ended = false;
    takeLock(table, id).then(
      (lock) => {
        // Its answer was still under way: what it has taken is given back too.
        if (ended) releaseLock(lock.token);
        else holdTaken(lock);
      },
      (error: unknown) => {
        if (!ended && error instanceof ApiError && error.status === 423) refuse(error);
      },
    );
    const timer = setInterval(() => {
      const token = held.current?.token;
      if (token) renewLock(token).catch(() => undefined);
    }, RENEWAL_MS);
    return () => {
      ended = true;
      clearInterval(timer);
      setColleague(undefined);
      if (held.current) releaseLock(held.current.token);
      held.current = undefined;
    };
  }, [editing, table, id]);

  return {
    token: () => held.current?.token,
    retake: async () => {
      if (table === undefined || id === 'new') return true;
      try {
        hold(await takeLock(table, id));
        return true;
      } catch {
        return false;
      }
    },
    colleague,
  };
}
