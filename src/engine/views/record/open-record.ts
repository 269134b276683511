import type { RefObject } from 'react';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import type { UndoStack } from '../../editing/rows/row-undo';
import type { OpenSession } from '../../editing/session/edit-session';
import type { RecordSession } from '../../editing/session/record-session';
import type { AnyRecord } from '../../define/definition';
import type { ShownRecord, TabViewProps } from '../../screens/tab-type';

/** The record that is open, as its page hands it to its tabs: with how it is edited. */
export interface OpenRecord extends ShownRecord {
  session: RecordSession;
  /** What it is while it is edited; undefined while it is read. */
  editing: OpenSession | undefined;
  /** What stands at fields and cells. */
  errors: FieldErrors;
  undos: Map<string, UndoStack>;
  /** Field, cell or row that is to take the focus as soon as it is there. */
  wanted: RefObject<string | undefined>;
  handle: RefObject<FormHandle | null>;
}

/** A record that exists. */
export type StoredRecord = OpenRecord & { id: number };

/** What a tab's view is given where there always is a record, perhaps one that does not exist yet. */
export type RecordTabViewProps<Tab> = Required<TabViewProps<Tab, OpenRecord>>;

/** The same of a record that exists and has been read: of a type that needs its values and is not for new ones. */
export type ReadTabViewProps<Tab> = Required<
  TabViewProps<Tab, StoredRecord & { values: AnyRecord }>
>;
