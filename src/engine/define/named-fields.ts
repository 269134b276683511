import type { ContractTables } from '../../../schemas/contract/tables';
import type { ColumnDefinition, ViewDefinition } from './definition';

export interface NamingScope {
  /** A page without records has no schema. */
  screen: { name: string; schema?: string | undefined };
  tables: Pick<
    ContractTables,
    'answers' | 'bodies' | 'lists' | 'queries' | 'rows' | 'titles' | 'whole'
  >;
  /** Fields of a schema; none of no schema. */
  fieldsOf: (schema: string | undefined) => readonly string[];
}

/** The contract must have them, and what shows them needs their labels. */
export interface NamedFields {
  /** The member that names them, e.g. `columns`. */
  as: string;
  /** Undefined where the contract knows none. */
  schema: string | undefined;
  names: readonly string[];
  /** Values are shown or sorted by, without labels. */
  isSilent?: boolean;
}

/** Besides those of fields: of a part of its screen, of a schema, or of one record of it. */
export type NamedLabel = { part: string } | { schema: string; path: string } | { recordOf: string };

/** Including the columns of what stands behind a figure. */
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

/** What names the record that a row opens, and its schema. */
export function openedFields(
  schema: string,
  opens: { schema: string; id: string } | undefined,
): NamedFields[] {
  if (!opens) return [];
  return [silentFields('opens', schema, [opens.id]), silentFields('opens', opens.schema, [])];
}

/** Fields shown or sorted by without their labels; drops a leading `-`. `as`: the member that names them. */
export function silentFields(
  as: string,
  schema: string | undefined,
  names: readonly string[],
): NamedFields {
  return { as, schema, names: names.map((name) => name.replace(/^-/, '')), isSilent: true };
}

/** The fields that terms of a filter are about. */
export function termFields(terms: readonly string[]): readonly string[] {
  return terms.map((term) => /^\w*?(?=!?null$|in\(|\W)/.exec(term)?.[0] ?? term);
}

/** What a shipped view filters, orders and groups by, and shows. */
export function viewFields(
  schema: string,
  { filter = [], order = [], columns = [], group = [] }: ViewDefinition,
): NamedFields[] {
  return [
    silentFields('views', schema, [...termFields(filter.flat()), ...order, ...columns, ...group]),
  ];
}
