import type { ContractTables } from '../../../schemas/contract/tables';
import type { ColumnDefinition, ViewDefinition } from './definition';

export interface NamingScope {
  /** Screen that names the fields; a page without records has no schema. */
  screen: { name: string; schema?: string | undefined };
  tables: Pick<
    ContractTables,
    'answers' | 'bodies' | 'lists' | 'queries' | 'rows' | 'titles' | 'whole'
  >;
  /** Returns the fields of a schema; none without a schema. */
  fieldsOf: (schema: string | undefined) => readonly string[];
}

/** Fields that the contract must have, and whose labels are needed by what shows them. */
export interface NamedFields {
  /** Member that names them, e.g. `columns`. */
  as: string;
  /** Schema; undefined where the contract knows none. */
  schema: string | undefined;
  names: readonly string[];
  /** True if values are shown or sorted by, without labels. */
  isSilent?: boolean;
}

/** Label besides those of fields: of a part of its screen, of a schema, or of one record of it. */
export type NamedLabel = { part: string } | { schema: string; path: string } | { recordOf: string };

/** Returns the fields of columns, including the columns of what stands behind a figure. */
export function columnFields(
  schema: string | undefined,
  columns: readonly ColumnDefinition[],
): NamedFields[] {
  return [
    { as: 'columns', schema, names: columns.map(({ field }) => field) },
    ...columns.flatMap(({ drillDown }) =>
      drillDown
        ? [
            ...columnFields(drillDown.schema, drillDown.columns),
            silentFields('totals', drillDown.schema, drillDown.totals),
            ...openedFields(drillDown.schema, drillDown.opens),
          ]
        : [],
    ),
  ];
}

/** Returns the field that names the record a row opens, and its schema. */
export function openedFields(
  schema: string,
  opens: { schema: string; id: string } | undefined,
): NamedFields[] {
  if (!opens) return [];
  return [silentFields('opens', schema, [opens.id]), silentFields('opens', opens.schema, [])];
}

/** Returns fields shown or sorted by without their labels; drops a leading `-`. `as`: the member that names them. */
export function silentFields(
  as: string,
  schema: string | undefined,
  names: readonly string[],
): NamedFields {
  return { as, schema, names: names.map((name) => name.replace(/^-/, '')), isSilent: true };
}

/** Returns the fields that terms of a filter are about. */
export function termFields(terms: readonly string[]): readonly string[] {
  return terms.map((term) => /^\w*?(?=!?null$|in\(|\W)/.exec(term)?.[0] ?? term);
}

/** Returns the fields that a shipped view filters, orders and groups by, and shows. */
export function viewFields(
  schema: string,
  { filter = [], order = [], columns = [], group = [] }: ViewDefinition,
): NamedFields[] {
  return [
    silentFields('views', schema, [...termFields(filter.flat()), ...order, ...columns, ...group]),
  ];
}
