import type { ContractTables } from '../../../schemas/contract/tables';
import type { ColumnDefinition } from './definition';

/** What a type of tab or action may look at to say what one of them names. */
export interface NamingScope {
  /** The screen it stands in; a page without records has no schema. */
  screen: { name: string; schema?: string | undefined };
  tables: Pick<ContractTables, 'answers' | 'bodies' | 'queries' | 'rows' | 'titles'>;
  /** Fields of a schema; none of no schema. */
  fieldsOf: (schema: string | undefined) => readonly string[];
}

/** Fields that a definition names: the contract has to have them, and what shows them needs their labels. */
export interface NamedFields {
  /** The member that names them, e.g. `columns`. */
  as: string;
  /** Undefined where the contract knows none. */
  schema: string | undefined;
  names: readonly string[];
  /** What stands here shows their values or orders by them, without their labels. */
  isSilent?: boolean;
}

/** A label that a definition needs besides those of fields: of a part of its screen, of a schema, or of one record of it. */
export type NamedLabel = { part: string } | { schema: string; path: string } | { recordOf: string };

/** Fields of columns, and of the columns of what stands behind them. */
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

/** The field that names what a row opens, and the schema of that. */
export function openedFields(
  schema: string,
  opens: { schema: string; id: string } | undefined,
): NamedFields[] {
  if (!opens) return [];
  return [silentFields('opens', schema, [opens.id]), silentFields('opens', opens.schema, [])];
}

/** Fields without their `-`, named by `as` and shown without their labels. */
export function silentFields(
  as: string,
  schema: string | undefined,
  names: readonly string[],
): NamedFields {
  return { as, schema, names: names.map((name) => name.replace(/^-/, '')), isSilent: true };
}
