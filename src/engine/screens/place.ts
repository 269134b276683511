import type { Condition } from '../../../schemas/rules/filter-grammar';
import type { PageDefinition, ScreenDefinition } from '../define/definition';
import type { Fields } from '../fields/field';
import type { RowTable } from './row-table';

/** A screen where it stands in the URL: on its own, or embedded in a record of another. */
export interface Place {
  definition: ScreenDefinition;
  /** The fields that its records are called by. */
  title: readonly string[];
  fields: Fields;
  /** Tables of rows in its records. */
  tables: readonly RowTable[];
  /** URL of its list, e.g. `/addresses` or `/addresses/5/persons`. */
  path: string;
  /** List path of the contract. */
  list: string;
  /** Path parameters that the records above give, e.g. `{adresseId: 5}`. */
  params: Readonly<Record<string, number>>;
  /** Conditions on the list when its path cannot say which record it belongs to. */
  fixed: readonly Condition[];
  /** What a record created here starts with, for the same reason. */
  preset: Readonly<Record<string, unknown>>;
  /** The open record it is embedded in. */
  parent?: ParentRecord;
}

/** An open record above an embedded one. */
export interface ParentRecord {
  place: Place;
  id: number;
}

export interface ListMatch {
  kind: 'list';
  place: Place;
}

export interface RecordMatch {
  kind: 'record';
  place: Place;
  id: number | 'new';
  tab: string;
  /** The embedded screen that the tab shows, when it shows one. */
  embedded: Place | undefined;
  /** From the outermost to the nearest. */
  parents: readonly ParentRecord[];
}

/** A tab of a screen without list and record. */
export interface PageMatch {
  kind: 'page';
  definition: PageDefinition;
  tab: string;
}

/** What a URL below a screen means. */
export type Match = ListMatch | RecordMatch | PageMatch;
