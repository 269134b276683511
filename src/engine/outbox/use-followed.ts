import { useMemo } from 'react';
import { useStore } from '../../state/store';
import type { AnyRecord } from '../define/definition';
import { followsOf } from './machine';
import { outboxState } from './outbox-state';

/** A record as it will be once everything that waits for it has been sent; itself where nothing does. */
export function useFollowed<R extends AnyRecord | undefined>(
  schema: string,
  id: string | number,
  record: R,
): R {
  const entries = useStore(outboxState, ({ entries: all }) => all);
  return useMemo(() => {
    const follows = entries && record && followsOf(entries, schema, id);
    return follows ? { ...record, ...follows } : record;
  }, [entries, schema, id, record]);
}
