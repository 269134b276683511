import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import { lazyPart } from '../../../../ui/lazy-part';
import { whenIdle } from '../../../../ui/when-idle';
import { useEngine } from '../../../application/context';
import type { ActiveCell } from '../../../data/lists/active-cell';
import { isInPlace, mayChangeCell } from '../../../screens/in-place';
import type { Place } from '../../../screens/place';
import { recordRights } from '../../../screens/record-rights';
import type { GridColumn, GridEditing } from '../grid/grid-column';

/** A cell that is being changed where it stands. */
export interface OpenedCell {
  /** The record goes on being meant when rows move. */
  id: RecordId;
  row: AnyRecord;
  at: ActiveCell;
  column: GridColumn;
  /** All of its text is marked, else one types on at its end. */
  isWhole?: boolean;
  /** Opened meanwhile: it follows when this one is stored. */
  next?: OpenedCell | undefined;
}

const load = () => import('./in-place-editor');

export const InPlaceEditor = lazyPart(async () => (await load()).InPlaceEditor);

/** Which cells of a list are changed where they stand, and the one that is. */
export function useInPlace(place: Place) {
  const engine = useEngine();
  const client = useQueryClient();
  const [opened, show] = useState<OpenedCell>();
  const isOffered = place.definition.inPlace !== undefined;
  useEffect(() => {
    if (!isOffered) return undefined;
    const prepare = async () => (await load()).prepareInPlace(engine.registry);
    return whenIdle(client, () => void prepare().catch(() => undefined));
  }, [client, engine, isOffered]);
  const editing = useMemo(
    (): GridEditing | undefined =>
      isOffered
        ? {
            ofColumn: (field) => isInPlace(place, field, engine),
            ofRow: (row) => recordRights(place, row, engine).change,
            open: (at, column, row) => {
              if (!mayChangeCell(place, column.field, row, engine)) return false;
              const next = { id: row.id as RecordId, row, at, column };
              show((now) => (now ? { ...now, next } : next));
              return true;
            },
          }
        : undefined,
    [place, engine, isOffered],
  );
  return { editing, opened, show };
}
