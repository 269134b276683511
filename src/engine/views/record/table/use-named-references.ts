import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lookup } from '../../../../../schemas/define';
import { useEngine } from '../../../application/context';
import { placeQuery } from '../../../data/references/place-query';
import { referenceNamed } from '../../../data/references/reference-named';
import { lookupNamed } from '../../../data/lookups/use-lookup';
import { atMost } from './at-most';
import type { Row } from '../../../editing/model/row';
import type { RowEdits } from './use-row-edits';
import type { TableColumn } from './use-table-columns';

export interface NamedReferences {
  /** Tells whether the record that a text names is being looked for: nothing is wrong with it yet. */
  isSearched: (field: string, value: unknown) => boolean;
  /** Waits for everything that rows name by now. */
  settle: () => Promise<void>;
}

/** Column in which a text is never a value itself. */
interface Meant {
  field: string;
  lookup: Lookup;
  screen: string;
}

/**
 * Replaces texts that were copied, or typed before their field could search, by the records they name. A text that
 * names none or several stays, for validation.
 */
export function useNamedReferences(
  columns: readonly TableColumn[],
  rows: readonly Row[],
  edits: RowEdits,
  editing: boolean,
  /** Tells whether a text may name a record: its meaning may be known otherwise. */
  mayMean: (field: string, text: string) => boolean,
): NamedReferences {
  const { registry, can } = useEngine();
  const { t } = useTranslation('table');
  const client = useQueryClient();
  const [searched, setSearched] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Map<string, Promise<void>>());
  /** Values found for texts; null when a text names nothing. */
  const known = useRef(new Map<string, string | number | null>());
  // A column of copied names has hundreds of them.
  const [inTurn] = useState(() => atMost(4));
  const latest = useRef<RowEdits>(undefined);
  const isMeant = useRef(mayMean);
  useLayoutEffect(() => {
    latest.current = edits;
    isMeant.current = mayMean;
  });
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const meant = useMemo(
    () =>
      columns.flatMap(({ field }): Meant[] => {
        if (field.lookup === undefined) return [];
        const lookup = lookupNamed(registry, field.lookup);
        const takesTexts = [field.property.type ?? 'string'].flat().includes('string');
        if (lookup.screen === undefined || takesTexts || !can(`GET ${lookup.path}`)) return [];
        return [{ field: field.name, lookup, screen: lookup.screen }];
      }),
    [columns, registry, can],
  );

  const find = useCallback(
    async ({ field, lookup, screen }: Meant, text: string): Promise<void> => {
      const key = keyOf(field, text);
      try {
        const place = await client.ensureQueryData(placeQuery(registry, client, screen));
        const value = await inTurn(async () =>
          latest.current ? referenceNamed(lookup, place, text) : undefined,
        );
        known.current.set(key, value ?? null);
        if (value !== undefined) latest.current?.replaceText(field, text, value);
      } catch {
        // Not known: the next change of the rows asks again.
        latest.current?.say(t('notLookedUp'));
      }
      running.current.delete(key);
      setSearched(new Set(running.current.keys()));
    },
    [client, registry, inTurn, t],
  );

  const look = useCallback(
    (all: readonly Row[]): void => {
      const standing = new Set<string>();
      for (const column of meant) {
        for (const { [column.field]: text } of all) {
          if (typeof text !== 'string' || !isMeant.current(column.field, text)) continue;
          const key = keyOf(column.field, text);
          if (standing.has(key)) continue;
          standing.add(key);
          const value = known.current.get(key);
          if (value !== undefined && value !== null) {
            latest.current?.replaceText(column.field, text, value);
          } else if (value === undefined && !running.current.has(key)) {
            running.current.set(key, find(column, text));
          }
        }
      }
      // Whoever pastes a name again may have created its record meanwhile.
      for (const key of known.current.keys()) if (!standing.has(key)) known.current.delete(key);
      if (running.current.size > 0) setSearched(new Set(running.current.keys()));
    },
    [meant, find],
  );
  useEffect(() => {
    if (editing && meant.length > 0) look(rows);
  }, [editing, meant, look, rows, mayMean]);

  return {
    isSearched: (field, value) =>
      searched.size > 0 && typeof value === 'string' && searched.has(keyOf(field, value)),
    settle: async () => {
      if (meant.length > 0 && latest.current) look(latest.current.current());
      await Promise.all(running.current.values());
    },
  };
}

function keyOf(field: string, text: string): string {
  return `${field} ${text}`;
}
