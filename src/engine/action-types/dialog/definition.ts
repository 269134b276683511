import type {
  AnswerOf,
  BodyOf,
  BodyOperation,
  Contract,
  Entity,
  FieldName,
  IdsProperty,
  PlanOperation,
  ProposalOperation,
  ListPath,
  RowsOf,
  RowsProperty,
  SchemaName,
  ShownSchema,
  WithFurther,
} from '../../../../schemas/define';
import type { AnyRecord, CallingAction, ChosenTogether, Me } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/** Property of the body whose rows are chosen among those of a list below the record. */
export interface ChosenRows<
  Property = string,
  List = string,
  Column = string,
  Quantity = string,
  Source = string,
> {
  /** Property of the body: objects with the `id` of a row and a quantity. */
  property: Property;
  /** Call that answers the rows; its last parameter is the record’s id. */
  list: List;
  /** Fields of a row that are shown. */
  columns: readonly Column[];
  /** Property of those objects: how much of the row, all that is left unless changed. */
  quantity: Quantity;
  /** Field of the rows: how much is left at most. Rows with nothing left are not offered. */
  from: Source;
  /** Field of the rows: how much of it there is now, said beside the quantity; null where that is not the question. */
  there?: Source;
}

/** Call that proposes what the body would be: its values begin the form. */
export interface BodyProposal<
  Call = string,
  Findings = string,
  Property = string,
  Offered = string,
> {
  /** Call `GET /path`, where `{id}` is the record; other parameters are those of `params`. */
  call: Call;
  /** Property of its answer with findings (`schwere`, `text`), said above the form. */
  findings?: Findings;
  /** Rows of its answer that are chosen for the body by their ids; a row without an id goes along anyway. */
  choice?: {
    /** Property of the body: ids. */
    property: Property;
    /** Property of the answer: rows with `id`. */
    of: Offered;
    /** Field of a row that it is called by. */
    title: string;
  };
}

/**
 * Dialog with a form for the body of the call, by the rules of the body's schema; `rows` are chosen in a table beneath
 * it.
 * @example
 * ```ts action of Gadget
 * {
 *   type: 'dialog',
 *   name: 'discount',
 *   call: 'POST /pruefstand/geraete/{id}/rabatt',
 *   fields: ['rabatt', 'bemerkung'],
 *   defaults: { rabatt: 'rabatt' },
 * }
 * ```
 * @example
 * ```ts action of Job
 * {
 *   type: 'dialog',
 *   name: 'toDelivery',
 *   call: 'POST /pruefstand/vorgaenge/{id}/umwandeln/{zielart}',
 *   params: { zielart: 'LIEFERUNG' },
 *   fields: [],
 *   rows: {
 *     property: 'positionen',
 *     list: '/pruefstand/vorgaenge/{jobId}/zeilen',
 *     columns: ['position', 'text', 'menge'],
 *     quantity: 'menge',
 *     from: 'offen',
 *   },
 *   otherwise: { msg_document_not_booked: 'book' },
 *   then: { open: 'jobs' },
 * }
 * ```
 */
export interface DialogAction<
  Call = string,
  Screen = string,
  Field = string,
  Body = AnyRecord,
  Of = AnyRecord,
  Rows = ChosenRows,
  Proposal = BodyProposal,
> extends CallingAction<Call, Screen, Of> {
  type: 'dialog';
  /** Fields asked for; the whole body unless given. */
  fields?: readonly Field[];
  /** Start values on top of the contract's defaults; also written as property of the body → field of the record. */
  defaults?:
    ((record: Of, me: Me) => Partial<Body>) | { readonly [P in keyof Body]?: keyof Of & string };
  /** Rows of the body, chosen with their quantities; leaving them out means everything that is left. */
  rows?: Rows;
  /** Call that proposes the body, made when the dialog is opened. */
  proposal?: Proposal;
}

/** Proposals for a body, by any call that answers something about the record. */
type WrittenProposal<Op extends BodyOperation> = {
  [P in ProposalOperation]: BodyProposal<
    P,
    FieldName<AnswerOf<P>>,
    IdsProperty<Op>,
    RowsProperty<AnswerOf<P>>
  >;
}[ProposalOperation];

type BodySchema<Op extends BodyOperation> = Extract<Contract['bodies'][Op], ShownSchema>;

/** Properties of the body that hold rows, from any list. */
type WrittenRows<Op extends BodyOperation> = {
  [P in RowsProperty<BodySchema<Op>>]: {
    [Row in SchemaName]: ChosenRows<
      P,
      ListPath<Row>,
      FieldName<Row>,
      Exclude<FieldName<RowsOf<BodySchema<Op>, P>>, 'id'>,
      FieldName<Row>
    >;
  }[SchemaName];
}[RowsProperty<BodySchema<Op>>];

declare module '../../define/action-types' {
  interface ActionDefinitions {
    dialog: DialogAction;
  }
  interface WrittenActions<S extends SchemaName> {
    dialog: {
      [Op in BodyOperation]: DialogAction<
        Op,
        ScreenName,
        keyof BodyOf<Op> & string,
        BodyOf<Op>,
        Entity<S>,
        WrittenRows<Op>,
        WrittenProposal<Op>
      > &
        WithFurther<Op> & {
          selection?: ChosenTogether<FieldName<S>, IdsProperty<Op>, PlanOperation>;
        };
    }[BodyOperation];
  }
}
