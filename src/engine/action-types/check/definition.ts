import type {
  AnswerOf,
  CheckOperation,
  Entity,
  FieldName,
  RowsOf,
  RowsProperty,
  SchemaName,
} from '../../../../schemas/define';
import type { ActionBase, AnyRecord } from '../../define/definition';

/**
 * Checks the record by a call that changes nothing, and says what is missing; each finding leads to its field. Where
 * the call fails, the label `failed.<name>` says so.
 * @example
 * ```ts action of Job
 * {
 *   type: 'check',
 *   name: 'simulate',
 *   call: 'POST /pruefstand/vorgaenge/{id}/pruefung',
 *   findings: 'befunde',
 *   shows: ['summe'],
 * }
 * ```
 */
export interface CheckAction<
  Call = string,
  Findings = string,
  Shown = string,
  Rows = { property: string; columns: readonly string[] },
  Of = AnyRecord,
> extends ActionBase<Of> {
  type: 'check';
  /** Call `POST /path`, where `{id}` is the record. */
  call: Call;
  /** Property of the answer with rows of `schwere` (`FEHLER`, `WARNUNG`, `HINWEIS`), `code`, `text`, `feld`, and for a field elsewhere `tabelle` and `tabelleId`, or `positionId` of a row. */
  findings: Findings;
  /** Fields of the answer, e.g. its sums. */
  shows?: readonly Shown[];
  /** Rows of the answer, as a table. */
  rows?: Rows;
}

/** Rows that can be read as findings. */
type FindingsProperty<Op extends CheckOperation> = {
  [P in RowsProperty<AnswerOf<Op>>]: Entity<RowsOf<AnswerOf<Op>, P>> extends {
    schwere: string;
    code: string;
    text: string;
  }
    ? P
    : never;
}[RowsProperty<AnswerOf<Op>>];

declare module '../../define/action-types' {
  interface ActionDefinitions {
    check: CheckAction;
  }
  interface WrittenActions<S extends SchemaName> {
    check: {
      [Op in CheckOperation]: CheckAction<
        Op,
        FindingsProperty<Op>,
        FieldName<AnswerOf<Op>>,
        {
          [P in RowsProperty<AnswerOf<Op>>]: {
            property: P;
            columns: readonly FieldName<RowsOf<AnswerOf<Op>, P>>[];
          };
        }[RowsProperty<AnswerOf<Op>>],
        Entity<S>
      >;
    }[CheckOperation];
  }
}
