import { useEffect, useMemo, useRef, useState } from 'react';
import { holdKeys, type HeldKeys } from '../../../../ui/hold-keys';
import { useEngine } from '../../../application/context';
import { isInPlace } from '../../../screens/in-place';
import type { Place } from '../../../screens/place';
import { recordRights } from '../../../screens/record-rights';
import type { GridEditing, OpenedCell } from '../rows/grid-column';

/** Keeps track of the cell of a list that is changed in place, and tells which cells may be. */
export function useInPlace(place: Place) {
  const engine = useEngine();
  const [opened, show] = useState<OpenedCell>();
  /** Keys typed before the editor is there. */
  const typed = useRef<HeldKeys>(undefined);
  useEffect(() => {
    if (!opened) typed.current?.drop();
  }, [opened]);
  const editing = useMemo(
    (): GridEditing | undefined =>
      place.definition.inPlace && {
        ofColumn: (field) => isInPlace(place, field, engine),
        ofRow: (row) => recordRights(place, row, engine).change,
        // One after the other.
        open: (next) => {
          typed.current?.drop();
          typed.current = holdKeys();
          show((now) => (now ? { ...now, next } : next));
        },
      },
    [place, engine],
  );
  return { editing, opened, show };
}
