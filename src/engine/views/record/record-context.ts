import { createContext, useContext } from 'react';
import type { RecordId } from '../../../api/dialect';
import type { AnyRecord } from '../../define/definition';
import type { RecordModel } from './use-record-model';
import type { OpenedRecord } from './use-record-view';

export const RecordContext = createContext<OpenedRecord | RecordModel | undefined>(undefined);

/** Returns the record around a component, on its page or in a drawer; throws outside of one. */
export function useRecord(): OpenedRecord {
  const record = useContext(RecordContext);
  if (!record) throw new Error('useRecord: no record around this component');
  return record;
}

/** Returns the record with what only its page has: tabs, ways back, the head. */
export function useRecordPage(): RecordModel {
  const record = useRecord();
  if (!('tabs' in record)) throw new Error('useRecordPage: this record has no page around it');
  return record as RecordModel;
}

/** Returns the record once it has been read: whatever says something of its values is drawn no sooner. */
export function useReadRecord(): RecordModel & { id: RecordId; stored: AnyRecord } {
  const { id, stored, ...page } = useRecordPage();
  if (id === 'new' || !stored) throw new Error('useReadRecord: nothing has been read yet');
  return { ...page, id, stored };
}
