import type {
  Entity,
  FieldName,
  ListPath,
  QueryField,
  SchemaName,
} from '../../../../schemas/define';
import type { CardsShape, WrittenCards } from '../../define/cards';
import type { RowAfter } from '../../define/row-after';
import type { ColumnDefinition, Completed, Conditional } from '../../define/definition';
import type { Column, ExplainedColumn, MetTerm, Order } from '../../define/screen';

/**
 * Rows that are changed elsewhere: records of another screen, or computed by a call.
 * A form above them asks for the call's own query parameters.
 * @example
 * ```ts tab of GadgetOrder
 * {
 *   type: 'list',
 *   name: 'statement',
 *   schema: 'GadgetStatementRow',
 *   list: '/pruefstand/auszug/daten',
 *   by: 'auftragId',
 *   columns: [{ field: 'text', width: 220 }, 'termin', 'betrag'],
 *   order: ['-position'],
 *   totals: ['betrag'],
 *   opens: { schema: 'GadgetOrder', id: 'auftragId' },
 * }
 * ```
 */
interface ListShape<
  Schema = string,
  List = string,
  By = string,
  Shown = ColumnDefinition,
  Ordering = string,
  Field = string,
  Opened = string,
  Term = string,
  Cards = CardsShape,
  After = RowAfter,
> {
  type: 'list';
  name: string;
  /** Schema of the rows. */
  schema: Schema;
  /** Path of the list; in a record its last parameter is the record's id. */
  list: List;
  /** Query parameter, else field of the rows, that names the record where the path does not. */
  by?: By;
  /** Filter on which rows belong here, in the grammar of filters; knows `:ICH` and `:HEUTE`. */
  filter?: string;
  /** Sums of the rows, as cards above them. */
  cards?: Cards;
  /** Columns with {@link ColumnOptions}; a figure may open the rows that it is made of. */
  columns: readonly Shown[];
  order?: readonly Ordering[];
  /** Preference that keeps the order a user has left, wherever this list is shown. */
  preference?: string;
  /** Fields that are added up, only where the call answers all rows at once; key figures are unless given. */
  totals?: readonly Field[];
  /** Prediction of what a row says after a call that waits and is about something else, e.g. takes parts of a stock. */
  after?: After;
  /** Shows its first rows on the record's first page, too; `by` names them. */
  preview?: true;
  /** Field whose total is a key figure of the record, called like the tab. */
  figure?: Field;
  /** Rows that are a reason to look twice at the record, by name; see those of the record. */
  warnings?: Readonly<Record<string, Term | readonly Term[]>>;
  /** Screen, by schema, on which a row opens its record; without such a screen rows open nothing. */
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
      SchemaName,
      MetTerm<FieldName<Row>>,
      WrittenCards,
      RowAfter<Entity<Row>>
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
