import type { RefObject } from 'react';
import type { RecordId } from '../../../api/dialect';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import type { UndoStack } from '../../editing/rows/row-undo';
import type { OpenSession } from '../../editing/model/edit-session';
import type { RecordSession } from '../../editing/session/record-session';
import type { AnyRecord } from '../../define/definition';
import type { ShownRecord, TabViewProps } from '../../screens/tab-type';

/** Record shown with its editing, for the tabs of its page. */
export interface OpenRecord extends ShownRecord {
  session: RecordSession;
  /** Session that edits the record; undefined while it is only read. */
  editing: OpenSession | undefined;
  errors: FieldErrors;
  undos: Map<string, UndoStack>;
  /** Field, cell or row that takes the focus as soon as it is there. */
  wanted: RefObject<string | undefined>;
  handle: RefObject<FormHandle | null>;
  /** Row that the address names. */
  row?: RecordId | 'all' | undefined;
  /** True if its header stands above it: the key figures are there. */
  isHeaded?: boolean;
}

export type StoredRecord = OpenRecord & { id: RecordId };

/** Props of a tab that always has a record, perhaps one that does not exist yet. */
export type RecordTabViewProps<Tab> = Required<TabViewProps<Tab, OpenRecord>>;

/** Props of a tab whose record exists and has been read: for types that need its values and are not for new ones. */
export type ReadTabViewProps<Tab> = Required<
  TabViewProps<Tab, StoredRecord & { values: AnyRecord }>
>;
