import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPath } from '../../../screens/record-path';
import type { StoredRecord } from '../../record/open-record';

/** Id of the shown file, and how another one or none is shown. */
export type ShownFile = readonly [number | undefined, (file: number | undefined) => void];

/**
 * Shows the file of a tab that the address names (`/addresses/5/files/7`). A record that is being edited keeps its
 * address, which its form must not leave: there a file is shown beside it.
 */
export function useShownFile(
  { place, id, row, editing }: Pick<StoredRecord, 'place' | 'id' | 'row' | 'editing'>,
  tab: string,
): ShownFile {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [beside, setBeside] = useState<{ file: number | undefined }>();
  if (!editing && beside) setBeside(undefined);
  const named = typeof row === 'number' ? row : undefined;
  const show = (next: number | undefined) => {
    if (editing) {
      setBeside({ file: next });
      return;
    }
    const path = `${recordPath(place.path, id)}/${tab}`;
    const pathname = next === undefined ? path : recordPath(path, next);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return [beside ? beside.file : named, show];
}
