import type { BodyOf, BodyOperation, Entity, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, CallingAction, Me } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/**
 * A form asks for the body of the call, by the rules of the body's schema.
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
 */
export interface DialogAction<
  Call = string,
  Screen = string,
  Field = string,
  Body = AnyRecord,
  Of = AnyRecord,
> extends CallingAction<Call, Screen, Of> {
  type: 'dialog';
  /** All of its body unless given. */
  fields?: readonly Field[];
  /** On top of the contract's defaults; also as property of the body → field of the record. */
  defaults?:
    ((record: Of, me: Me) => Partial<Body>) | { readonly [P in keyof Body]?: keyof Of & string };
}

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
        Entity<S>
      >;
    }[BodyOperation];
  }
}
