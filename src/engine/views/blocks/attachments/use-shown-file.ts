import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPath } from '../../../screens/record-path';
import type { StoredRecord } from '../../record/open-record';

/** Id of the shown file, and how another one or none is shown. */
export type ShownFile = readonly [number | undefined, (file: number | undefined) => void];

/** Files that were asked for since the address named `origin`; the last one is shown. */
interface Going {
  origin: number | undefined;
  targets: readonly (number | undefined)[];
}

/**
 * Shows the file of a tab that the address names (`/addresses/5/files/7`), and whatever is asked for after it, at once:
 * the address follows, and may name an earlier one for a moment. A record that is being edited keeps its address, which
 * its form must not leave.
 */
export function useShownFile(
  { place, id, row, editing }: Pick<StoredRecord, 'place' | 'id' | 'row' | 'editing'>,
  tab: string,
): ShownFile {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [going, setGoing] = useState<Going>();
  const named = typeof row === 'number' ? row : undefined;
  if (going && hasArrived(going, named)) setGoing(undefined);
  const show = (next: number | undefined) => {
    setGoing((now = { origin: named, targets: [] }) => ({
      ...now,
      targets: [...now.targets, next],
    }));
    if (editing) return;
    const path = `${recordPath(place.path, id)}/${tab}`;
    const pathname = next === undefined ? path : recordPath(path, next);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return [going ? going.targets.at(-1) : named, show];
}

/** Tells whether the address names what was asked for last, or somebody went elsewhere by it. */
function hasArrived({ origin, targets }: Going, named: number | undefined): boolean {
  const isOnTheWay = named === origin || targets.includes(named);
  return named === targets.at(-1) || !isOnTheWay;
}
