import type {
  AskedField,
  AskOperation,
  CreatePath,
  Entity,
  FieldName,
  ListPath,
  QueryField,
  RecordPath,
  RowsOf,
  RowsProperty,
  SchemaName,
  ShownSchema,
} from '../../../../schemas/define';
import type {
  Conditional,
  EditedRows,
  EditedRowsDefinition,
  RowSuggestions,
  RowSums,
} from '../../define/definition';
import type { Column } from '../../define/screen';

/** Suggestions from a list of the contract that is asked for something, or from a call that answers one row. */
type Suggestions<Row extends ShownSchema> =
  | {
      [L in ListPath<SchemaName>]: RowSuggestions<
        `GET ${L}`,
        QueryField<L> & FieldName<Row>,
        QueryField<L>,
        FieldName<Row>
      >;
    }[ListPath<SchemaName>]
  | {
      [Op in AskOperation]: RowSuggestions<
        Op,
        AskedField<Op> & FieldName<Row>,
        AskedField<Op>,
        FieldName<Row>
      >;
    }[AskOperation];

type Sums = { [S in ShownSchema]: RowSums<S, FieldName<S>> }[ShownSchema];

type Rows<S extends SchemaName, Row extends ShownSchema> = EditedRows<
  Column<Row>,
  FieldName<Row>,
  FieldName<Row> | FieldName<S>,
  Entity<Row>,
  Entity<S>,
  Suggestions<Row>,
  Sums
> &
  Conditional<Entity<S>> & { type: 'table'; name: string };

/** Rows that are read and written with the record. */
type RowsInProperty<S extends SchemaName> = {
  [P in RowsProperty<S>]: Rows<S, RowsOf<S, P>> & { property: P };
}[RowsProperty<S>];

/** Records of their own: each is written by itself, in the same edit session. */
type RowsBelow<S extends SchemaName> = {
  [Row in SchemaName]: Rows<S, Row> & {
    schema: Row;
    /** Paths of the rows; the list's last parameter is this record's id. */
    api: { list: ListPath<Row>; record: RecordPath<Row>; create?: CreatePath<Row> };
  };
}[SchemaName];

/**
 * Rows that are edited with their record: of one of its properties, or records of their own below it.
 * @example
 * ```ts tab of GadgetOrder
 * {
 *   type: 'table',
 *   name: 'lines',
 *   schema: 'GadgetOrderLine',
 *   api: { list: '/pruefstand/auftraege/{orderId}/positionen', record: '/pruefstand/positionen/{id}' },
 *   columns: [{ field: 'text', width: 240 }, 'menge', 'preis', 'betrag'],
 *   order: 'position',
 *   totals: ['betrag'],
 *   currency: 'waehrung',
 *   countedWhen: (line) => line.art !== 'TEXT',
 *   defaults: () => ({ menge: 1 }),
 * }
 * ```
 * @example
 * ```ts tab of GadgetOrder
 * {
 *   type: 'table',
 *   name: 'quote',
 *   schema: 'GadgetQuoteLine',
 *   api: {
 *     list: '/pruefstand/auftraege/{orderId}/angebot',
 *     record: '/pruefstand/angebotszeilen/{id}',
 *   },
 *   columns: ['position', 'art', 'geraetId', 'text', 'menge', 'preis', 'betrag'],
 *   details: ['hinweis'],
 *   order: 'position',
 *   kinds: 'art',
 *   suggests: {
 *     call: 'GET /pruefstand/auftraege/{orderId}/angebotsvorschlag',
 *     by: ['geraetId', 'menge'],
 *     code: 'code',
 *     increases: 'menge',
 *   },
 *   sums: { schema: 'GadgetQuoteSums', fields: ['netto', 'steuern', 'brutto'] },
 * }
 * ```
 * @example
 * ```ts tab of GadgetOrder
 * { type: 'table', name: 'tiers', property: 'staffel', columns: ['abMenge', 'preis'] }
 * ```
 */
export type TableTab = EditedRowsDefinition & Conditional & { type: 'table' };

declare module '../../define/tab-types' {
  interface TabDefinitions {
    table: TableTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    table: RowsInProperty<S> | RowsBelow<S>;
  }
}
