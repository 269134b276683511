import type {
  BodyOperation,
  Contract,
  CreatePath,
  FieldName,
  ListPath,
  QueryField,
  SchemaName,
  ShownSchema,
} from '../../../../schemas/define';
import type { Conditional } from '../../define/definition';

type BodySchema<Op extends BodyOperation> = Extract<Contract['bodies'][Op], ShownSchema>;

/** Button that begins or ends something, whichever is next: the answer of the day says which. */
export interface TurnShape<Call = string, Field = string, RowField = string> {
  /** Call `POST /path` that does either. */
  call: Call;
  /** Boolean property of its body: true begins. */
  begins: Field;
  /** Property of the day's answer with the moment since when it has been going on; null while it is not. */
  since: string;
  /** Field of a row with the moment when it began. */
  from: RowField;
  /** Field of a row with the moment when it ended; `total` is the seconds in between. */
  to: RowField;
  /** Field of the body and of the rows with few values: each gets a button of its own that ends it. */
  reason?: Field;
  /** Values that its body has besides. */
  values?: Readonly<Record<string, string>>;
}

/** Dialog that creates a record: what was not done on time. */
export interface LaterShape<Schema = string, List = string, Field = string> {
  /** Schema of the record. */
  schema: Schema;
  /** List in which it is created. */
  list: List;
  /** Fields that are asked for. */
  fields: readonly Field[];
  /** Moment among the fields that may not lie after today: that is said before anything is sent. */
  untilToday?: Field;
}

/**
 * Rows of a day, which stands in the URL; above them notices about that day, and a button that begins or ends the next
 * row. The call answers all rows of the day at once, and facts beside them.
 * @example
 * ```ts page tab
 * {
 *   type: 'day',
 *   name: 'day',
 *   schema: 'GadgetStatementRow',
 *   list: '/pruefstand/auszug/daten',
 *   rows: 'daten.0.datensaetze',
 *   by: 'text',
 *   columns: ['text', 'termin', 'betrag'],
 *   total: 'betrag',
 * }
 * ```
 */
export interface DayShape<
  Schema = string,
  List = string,
  By = string,
  Field = string,
  Turn = TurnShape,
  Later = LaterShape,
> {
  type: 'day';
  name: string;
  /** Schema of the rows. */
  schema: Schema;
  /** Call of a day; it answers all of its rows at once. */
  list: List;
  /** Path to the rows in the answer: a property, or deeper as `x-rows` of the contract says it. */
  rows: string;
  /** Query parameter of the call that takes the day. */
  by: By;
  /** Columns of the table, in this order. */
  columns: readonly Field[];
  /** Column that is added up. */
  total?: Field;
  /** Property of the answer with the day's notices: rows of `code` and `text`. */
  notices?: string;
  /** Button that begins and ends something. */
  turn?: Turn;
  /** Dialog for what was not done on time. */
  later?: Later;
}

type WrittenTurn<Row extends SchemaName> = {
  [Op in BodyOperation]: TurnShape<Op, FieldName<BodySchema<Op>>, FieldName<Row>>;
}[BodyOperation];

type WrittenLater = {
  [S in SchemaName]: LaterShape<S, CreatePath<S>, FieldName<S>>;
}[SchemaName];

type WrittenDay = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: DayShape<
      Row,
      P,
      QueryField<P>,
      FieldName<Row>,
      WrittenTurn<Row>,
      WrittenLater
    >;
  }[ListPath<Row>];
}[SchemaName];

export type DayTab = DayShape & Conditional;

declare module '../../define/tab-types' {
  interface TabDefinitions {
    day: DayTab;
  }
  interface WrittenPageTabs {
    day: WrittenDay;
  }
}
