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

interface ListMatch {
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

type Params = Place['params'];

/** The names of a path's parameters, in order. */
export function paramNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * Path parameters of a call below a record: the last one of the path is the record. A path that names none says it
 * elsewhere, in a filter or in its query.
 */
export function paramsBelow(path: string, { params }: Pick<Place, 'params'>, id: number): Params {
  const last = paramNames(path).at(-1);
  return last === undefined ? params : { ...params, [last]: id };
}
