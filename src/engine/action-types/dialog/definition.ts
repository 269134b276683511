import type {
  BodyOf,
  BodyOperation,
  Contract,
  Entity,
  FieldName,
  IdsProperty,
  PlanOperation,
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
> extends CallingAction<Call, Screen, Of> {
  type: 'dialog';
  /** Fields asked for; the whole body unless given. */
  fields?: readonly Field[];
  /** Start values on top of the contract's defaults; also written as property of the body → field of the record. */
  defaults?:
    ((record: Of, me: Me) => Partial<Body>) | { readonly [P in keyof Body]?: keyof Of & string };
  /** Rows of the body, chosen with their quantities; leaving them out means everything that is left. */
  rows?: Rows;
}

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
        WrittenRows<Op>
      > &
        WithFurther<Op> & {
          selection?: ChosenTogether<FieldName<S>, IdsProperty<Op>, PlanOperation>;
        };
    }[BodyOperation];
  }
}
