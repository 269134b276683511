import type {
  AnswerOf,
  AskedField,
  AskOperation,
  Entity,
  FieldName,
  RowsOf,
  RowsProperty,
  SchemaName,
} from '../../../../schemas/define';
import type { ActionBase, AnyRecord } from '../../define/definition';

/**
 * Question about the record: a form of what the call takes, and beneath it what it answers.
 * @example
 * ```ts action of Gadget
 * {
 *   type: 'ask',
 *   name: 'price',
 *   call: 'GET /pruefstand/geraete/{gadgetId}/preis',
 *   fields: ['menge'],
 *   shows: ['preis'],
 *   rows: { property: 'regeln', columns: ['regel', 'preis'] },
 * }
 * ```
 */
export interface AskAction<
  Call = string,
  Field = string,
  Shown = string,
  Rows = { property: string; columns: readonly string[] },
  Of = AnyRecord,
> extends ActionBase<Of> {
  type: 'ask';
  /** Call `GET /path`, whose last parameter is the record's id. */
  call: Call;
  /** Query parameters that are asked for. */
  fields: readonly Field[];
  /** Fields of the answer. */
  shows: readonly Shown[];
  /** Rows of the answer, as a table. */
  rows?: Rows;
}

declare module '../../define/action-types' {
  interface ActionDefinitions {
    ask: AskAction;
  }
  interface WrittenActions<S extends SchemaName> {
    ask: {
      [Op in AskOperation]: AskAction<
        Op,
        AskedField<Op>,
        FieldName<AnswerOf<Op>>,
        {
          [P in RowsProperty<AnswerOf<Op>>]: {
            property: P;
            columns: readonly FieldName<RowsOf<AnswerOf<Op>, P>>[];
          };
        }[RowsProperty<AnswerOf<Op>>],
        Entity<S>
      >;
    }[AskOperation];
  }
}
