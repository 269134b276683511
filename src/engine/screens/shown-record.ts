import type { AnyRecord } from '../define/definition';
import type { Place } from './place';

/** The record that a tab is of. */
export interface ShownRecord {
  place: Place;
  id: number | 'new';
  /** As it was read, in a tab that edits it as it is wanted; undefined while it is not there. */
  values: AnyRecord | undefined;
  /** The record that this one belongs to. */
  parent: AnyRecord | undefined;
  /** The screen that stands in the tab, where one does. */
  embedded: Place | undefined;
}
