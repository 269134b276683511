import type {
  Entity,
  FieldName,
  ListPath,
  QueryField,
  SchemaName,
} from '../../../../schemas/define';
import type { ColumnDefinition, Completed, Conditional } from '../../define/definition';
import type { Column, ExplainedColumn, Order } from '../../define/screen';

/**
 * Rows that are looked at here and changed elsewhere: records of another screen, or what a call has
 * computed. Above them stands a form when the call has query parameters of its own.
 */
interface ListShape<
  Schema = string,
  List = string,
  By = string,
  Shown = ColumnDefinition,
  Ordering = string,
  Field = string,
  Opened = string,
> {
  type: 'list';
  name: string;
  /** Schema of the rows. */
  schema: Schema;
  /** The call; in a record its last path parameter is the record's id. */
  list: List;
  /** Where the path names no record: the query parameter, or else the field of the rows, that does. */
  by?: By;
  columns: readonly Shown[];
  order?: readonly Ordering[];
  /** Columns that are added up below the rows; only where the call answers all rows at once. */
  totals?: readonly Field[];
  /** The record that a row opens, on the screen of that schema; without such a screen rows open nothing. */
  opens?: { schema: Opened; id: Field };
}

type WrittenList = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: ListShape<
      Row,
      P,
      QueryField<P> | FieldName<Row>,
      Column<Row> | ExplainedColumn<Row>,
      Order<Row>,
      FieldName<Row>,
      SchemaName
    >;
  }[ListPath<Row>];
}[SchemaName];

export type ListTab = Completed<ListShape, 'order' | 'totals'> & Conditional;

declare module '../../define/tab-types' {
  interface TabDefinitions {
    list: ListTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    list: WrittenList & Conditional<Entity<S>>;
  }
  interface WrittenPageTabs {
    list: WrittenList;
  }
}
