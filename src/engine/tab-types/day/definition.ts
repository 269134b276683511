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

/** A button that begins or ends something, whichever is next: the answer of the day says which. */
export interface TurnShape<Call = string, Field = string, RowField = string> {
  /** `POST /path` that does either. */
  call: Call;
  /** Boolean of its body: true begins. */
  begins: Field;
  /** Property of the day's answer: since when it goes on now; null while it does not. */
  since: string;
  /** Moment of a row: its begin. */
  from: RowField;
  /** Moment of a row: its end; `total` is the seconds in between. */
  to: RowField;
  /** Field of the body and of the rows with few values: each ends it by a button of its own. */
  reason?: Field;
  /** What else its body says. */
  values?: Readonly<Record<string, string>>;
}

/** A dialog that creates a record: what was not done on time. */
export interface LaterShape<Schema = string, List = string, Field = string> {
  /** Of the record. */
  schema: Schema;
  /** Where it is created. */
  list: List;
  /** What is asked for. */
  fields: readonly Field[];
  /** A moment among them that may be of no later day than today: that is said before anything is sent. */
  untilToday?: Field;
}

/**
 * What was done on a day, which stands in the URL; above it what is to be noted of that day, and a button that begins
 * or ends the next of it. The call answers all rows of the day at once, and facts beside them.
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
  /** Of the rows. */
  schema: Schema;
  /** The call of a day; it answers all of its rows at once. */
  list: List;
  /** Where the answer has the rows: a property, or deeper as `x-rows` of the contract says it. */
  rows: string;
  /** Query parameter of the call: the day. */
  by: By;
  /** Of the table, in this order. */
  columns: readonly Field[];
  /** Column that is added up. */
  total?: Field;
  /** Property of the answer with what is to be noted: rows of `code` and `text`. */
  notices?: string;
  /** What is begun and ended, by a button. */
  turn?: Turn;
  /** What was not done on time, by a dialog. */
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
