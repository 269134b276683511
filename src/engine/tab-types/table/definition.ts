import type {
  CreatePath,
  Entity,
  FieldName,
  ListPath,
  RecordPath,
  RowsOf,
  RowsProperty,
  SchemaName,
  ShownSchema,
} from '../../../../schemas/define';
import type { Conditional, EditedRows, EditedRowsDefinition } from '../../define/definition';
import type { Column } from '../../define/screen';

type Rows<S extends SchemaName, Row extends ShownSchema> = EditedRows<
  Column<Row>,
  FieldName<Row>,
  FieldName<Row> | FieldName<S>,
  Entity<Row>,
  Entity<S>
> &
  Conditional<Entity<S>> & { type: 'table'; name: string };

/** Read and written with the record. */
type RowsInProperty<S extends SchemaName> = {
  [P in RowsProperty<S>]: Rows<S, RowsOf<S, P>> & { property: P };
}[RowsProperty<S>];

/** Records of their own: each is written by itself, in the same edit session. */
type RowsBelow<S extends SchemaName> = {
  [Row in SchemaName]: Rows<S, Row> & {
    schema: Row;
    /** The list's last parameter is this record's id. */
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
