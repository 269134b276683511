import { useMemo } from 'react';
import { useStore } from '../../state/store';
import type { ActionDefinition, AnyRecord } from '../define/definition';
import { effectsOn } from './effects';
import { foresightOfActions } from './foresight-of-actions';
import { outboxState } from './outbox-state';

/**
 * Returns a record, read at `readAt` (ms since 1970), as it will be once everything that waits for it has been sent;
 * itself where nothing does. `actions` of its screen say what follows from calls that were made about another record.
 */
export function useFollowed<R extends AnyRecord | undefined>(
  { schema, actions }: { schema: string; actions: readonly ActionDefinition[] },
  id: string | number,
  record: R,
  readAt: number,
): R {
  const entries = useStore(outboxState, ({ entries: all }) => all);
  return useMemo(() => {
    if (!entries || !record) return record;
    const about = effectsOn(entries, schema, readAt, foresightOfActions(actions));
    const effect = about.find((one) => String(one.id) === String(id));
    return effect ? { ...record, ...effect.changes(record) } : record;
  }, [entries, schema, actions, id, record, readAt]);
}
