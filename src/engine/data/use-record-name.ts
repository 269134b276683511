import { useCallback } from 'react';
import { useScreenLabels } from '../labels/use-screen-labels';
import type { AnyRecord } from '../define/definition';
import type { Place } from '../screens/place';
import { useRecordTitle } from './use-record-title';

/** Returns what a record is and what it is called, e.g. «Adresse Müller GmbH», for sentences about it. */
export function useRecordName(place: Place): (record: AnyRecord) => string {
  const { one } = useScreenLabels();
  const titleOf = useRecordTitle(place);
  const kind = one(place.definition);
  return useCallback((record) => `${kind} ${titleOf(record)}`.trim(), [kind, titleOf]);
}
