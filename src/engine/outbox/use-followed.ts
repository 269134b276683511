import { useMemo } from 'react';
import { useStore } from '../../state/store';
import type { AnyRecord } from '../define/definition';
import { followsOf } from './machine';
import { outboxState } from './outbox-state';

/**
 * Returns a record, read at `readAt` (ms since 1970), as it will be once everything that waits for it has been sent;
 * itself where nothing does.
 */
export function useFollowed<R extends AnyRecord | undefined>(
  schema: string,
  id: string | number,
  record: R,
  readAt: number,
): R {
  const entries = useStore(outboxState, ({ entries: all }) => all);
  return useMemo(() => {
    const follows = entries && record && followsOf(entries, schema, id, readAt);
    return follows ? { ...record, ...follows } : record;
  }, [entries, schema, id, record, readAt]);
}
