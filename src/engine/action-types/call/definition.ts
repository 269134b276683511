import type {
  Entity,
  FieldName,
  FurtherOperation,
  OperationKey,
  SchemaName,
  WithFurther,
} from '../../../../schemas/define';
import type { AnyRecord, CallingAction, ChosenTogether } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/**
 * Call on the open record; right and availability come from the operation.
 * @example
 * ```ts action of Gadget
 * {
 *   type: 'call',
 *   name: 'check',
 *   call: 'POST /pruefstand/geraete/{id}/pruefung',
 *   when: (gadget) => gadget.aktiv,
 *   confirm: true,
 *   shortcut: 'F9',
 * }
 * ```
 */
export interface CallAction<Call = string, Screen = string, Of = AnyRecord> extends CallingAction<
  Call,
  Screen,
  Of
> {
  type: 'call';
  /** Asks first, as `confirmNames` does. */
  confirm?: boolean;
}

declare module '../../define/action-types' {
  interface ActionDefinitions {
    call: CallAction;
  }
  interface WrittenActions<S extends SchemaName> {
    call:
      | (CallAction<Exclude<OperationKey, FurtherOperation>, ScreenName, Entity<S>> & {
          params?: undefined;
          selection?: ChosenTogether<FieldName<S>>;
        })
      | {
          [Op in FurtherOperation]: CallAction<Op, ScreenName, Entity<S>> & WithFurther<Op>;
        }[FurtherOperation];
  }
}
