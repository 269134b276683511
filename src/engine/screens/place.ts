import type { RecordId } from '../../api/dialect';
import type { ListLimits } from '../../../schemas/contract/list-limits';
import type { Condition } from '../../../schemas/rules/filter-grammar';
import type { Display, PageDefinition, ScreenDefinition } from '../define/definition';
import type { Fields } from '../fields/field';
import type { RowTable } from './row-table';

/** Place of a screen, on its own or embedded in a record of another. */
export interface Place {
  definition: ScreenDefinition;
  /** Fields that its records are called by. */
  title: readonly string[];
  fields: Fields;
  tables: readonly RowTable[];
  /** Path, e.g. `/addresses` or `/addresses/5/persons`. */
  path: string;
  /** List path of the contract. */
  list: string;
  /** Abilities that the list lacks. */
  lacks?: ListLimits['lacks'];
  /** Parameters given by the records above, e.g. `{adresseId: 5}`. */
  params: Readonly<Record<string, RecordId>>;
  /** Conditions of a list whose path cannot say which record it belongs to. */
  fixed: readonly Condition[];
  /** Values that a new record starts with, for the same reason. */
  preset: Readonly<Record<string, unknown>>;
  /** Open record that it is embedded in. */
  parent?: ParentRecord;
  /** Field that holds what its records are a part of (the contract's `x-parent`). */
  partOf?: string;
  /** Display of its rows where nobody has said otherwise. */
  display?: Display;
  /** Fields of that record that stand above what is created here. */
  beside?: readonly string[];
}

export interface ParentRecord {
  place: Place;
  id: RecordId;
}

interface ListMatch {
  kind: 'list';
  place: Place;
}

export interface RecordMatch {
  kind: 'record';
  place: Place;
  id: RecordId | 'new';
  tab: string;
  /** Place of the embedded screen; undefined when the tab shows none. */
  embedded: Place | undefined;
  /** Row of the tab that the address names. */
  row?: RecordId | 'all';
  /** Records above, from the outermost to the nearest. */
  parents: readonly ParentRecord[];
}

/** Match of the page where codes of the list's records are read. */
export interface ScannerMatch {
  kind: 'scanner';
  place: Place;
  parents: readonly ParentRecord[];
}

export interface PageMatch {
  kind: 'page';
  definition: PageDefinition;
  tab: string;
}

export type Match = ListMatch | ScannerMatch | RecordMatch | PageMatch;

type Params = Place['params'];

export function paramNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * Returns the parameters below a record, which is the path's last one. A path without any names it in a filter or its
 * query.
 */
export function paramsBelow(path: string, { params }: Pick<Place, 'params'>, id: RecordId): Params {
  const last = paramNames(path).at(-1);
  return last === undefined ? params : { ...params, [last]: id };
}
