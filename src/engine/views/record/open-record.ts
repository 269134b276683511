import type { RefObject } from 'react';
import type { AnyRecord } from '../../define/definition';
import type { FieldErrors, RecordFormHandle } from '../form/record-form';
import type { Place } from '../../screens/place';
import type { RecordSession } from '../../editing/session/use-record-session';
import type { UndoStack } from '../../editing/rows/row-undo';

/** The record that is open, as its tabs see it. */
export interface OpenRecord {
  place: Place;
  id: number | 'new';
  /** As it was read, in a tab that edits it as it is wanted; undefined while it is not there. */
  values: AnyRecord | undefined;
  session: RecordSession;
  /** What stands at fields and cells. */
  errors: FieldErrors;
  /** The record that this one belongs to. */
  parent: AnyRecord | undefined;
  /** The screen that stands in the tab, where one does. */
  embedded: Place | undefined;
  undos: Map<string, UndoStack>;
  /** Field, cell or row that is to take the focus as soon as it is there. */
  wanted: RefObject<string | undefined>;
  handle: RefObject<RecordFormHandle | null>;
}
