import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPath } from '../../../screens/record-path';
import type { StoredRecord } from '../../record/open-record';

/** Id of the shown file, and how another one or none is shown. */
export type ShownFile = readonly [number | undefined, (file: number | undefined) => void];

/**
 * Shows the file of a tab that the address names (`/addresses/5/files/7`), and whatever is opened after it. The address
 * follows, but for a record that is being edited, whose form it must not leave.
 */
export function useShownFile(
  { place, id, row, editing }: Pick<StoredRecord, 'place' | 'id' | 'row' | 'editing'>,
  tab: string,
): ShownFile {
  const navigate = useNavigate();
  const { search } = useLocation();
  const named = typeof row === 'number' ? row : undefined;
  const [{ file, since }, setShown] = useState({ file: named, since: named });
  // Somebody went on to another one by the address, or back.
  if (since !== named) setShown({ file: named, since: named });
  const show = (next: number | undefined) => {
    setShown({ file: next, since: named });
    if (editing) return;
    const path = `${recordPath(place.path, id)}/${tab}`;
    const pathname = next === undefined ? path : recordPath(path, next);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return [file, show];
}
