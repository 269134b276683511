import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import { ApiError } from '../../../../api/api-error';
import { notifyFailure } from '../../../../failure/notify-failure';
import { recordChanged, recordsChanged } from '../../../data/record-query';
import { rowsKey } from '../../../data/lists/row-page';
import { confirmed } from '../../../editing/model/confirmed';
import { storeChanges } from '../../../editing/session/save-record';
import { useAskWhether } from '../../../editing/session/use-ask-whether';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { timesOf } from './entry-times';
import type { PeriodEntry } from './period-source';

interface EntryMove {
  entry: PeriodEntry;
  changes: AnyRecord;
}

interface Options {
  /** Called once the server has agreed and what is shown was read anew. */
  onMoved: (entry: PeriodEntry, stored: AnyRecord) => void;
  /** Called when the server has refused: the entry is back, and the reason was given. */
  onRefused: (entry: PeriodEntry) => void;
}

/**
 * Changes the time of an entry, or whose it is, on the version that was read. It is shown in its new place until that
 * is decided.
 */
export function useEntryMoves(options: Options) {
  const client = useQueryClient();
  const ask = useAskWhether();
  const labelOf = useFieldLabel();
  const [moves, setMoves] = useState<readonly EntryMove[]>([]);
  const underWay = useRef(new Set<string>());

  const move = async (entry: PeriodEntry, changes: AnyRecord): Promise<void> => {
    const { key, record, source } = entry;
    const { place } = source;
    const isSame = Object.entries(changes).every(([name, value]) => record[name] === value);
    if (isSame || underWay.current.has(key)) return;
    underWay.current.add(key);
    const one = { entry, changes };
    setMoves((all) => [...all, one]);
    const id = record.id as RecordId;
    try {
      const stored = await confirmed(
        (said) => storeChanges(place, id, record, { ...changes, ...said }, undefined),
        ask,
      );
      recordChanged(client, place, id, stored);
      const { schema } = place.definition;
      await client.invalidateQueries({ queryKey: rowsKey(schema) }, { cancelRefetch: false });
      options.onMoved(entry, stored);
    } catch (error) {
      notifyFailure(error, {
        labelOf: (name) => {
          const field = place.fields[name];
          return field ? labelOf(field) : name;
        },
      });
      // Reads anew after somebody else was faster: what is shown is out of date.
      if (error instanceof ApiError && [404, 409, 412].includes(error.status ?? 0))
        recordsChanged(client, place);
      options.onRefused(entry);
    } finally {
      underWay.current.delete(key);
      setMoves((all) => all.filter((other) => other !== one));
    }
  };
  return { moves, move };
}

/** Returns the entries as they will be once the server has agreed to what is under way. */
export function withMoves(
  entries: readonly PeriodEntry[],
  moves: readonly EntryMove[],
): readonly PeriodEntry[] {
  if (moves.length === 0) return entries;
  const changed = new Map(moves.map(({ entry, changes }) => [entry.key, changes]));
  return entries.flatMap((entry) => {
    const changes = changed.get(entry.key);
    if (!changes) return [entry];
    const { source } = entry;
    const record = { ...entry.record, ...changes };
    const times = timesOf(record, source.times, source.place.fields);
    return times ? [{ ...entry, ...times, record }] : [];
  });
}
