import type { RefObject } from 'react';
import type { RecordId } from '../../../api/dialect';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import type { UndoStack } from '../../editing/rows/row-undo';
import type { OpenSession } from '../../editing/model/edit-session';
import type { RecordSession } from '../../editing/session/record-session';
import type { AnyRecord } from '../../define/definition';
import type { ShownRecord, TabViewProps } from '../../screens/tab-type';

/** With how it is edited, for the tabs of its page. */
export interface OpenRecord extends ShownRecord {
  session: RecordSession;
  /** Undefined while it is read. */
  editing: OpenSession | undefined;
  errors: FieldErrors;
  undos: Map<string, UndoStack>;
  /** Field, cell or row that takes the focus as soon as it is there. */
  wanted: RefObject<string | undefined>;
  handle: RefObject<FormHandle | null>;
  /** A row that the address names. */
  row?: RecordId | 'all' | undefined;
  /** Its header is above it: the key figures stand there. */
  isHeaded?: boolean;
}

export type StoredRecord = OpenRecord & { id: RecordId };

/** Where there always is a record, perhaps one that does not exist yet. */
export type RecordTabViewProps<Tab> = Required<TabViewProps<Tab, OpenRecord>>;

/** The same of a record that exists and has been read: of a type that needs its values and is not for new ones. */
export type ReadTabViewProps<Tab> = Required<
  TabViewProps<Tab, StoredRecord & { values: AnyRecord }>
>;
