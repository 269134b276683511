import type { ReactNode } from 'react';
import type { RecordId } from '../../api/dialect';
import type { Engine } from '../application/context';
import type { ActionDefinitions } from '../define/action-types';
import type {
  ActionDefinition,
  AnyRecord,
  CallingAction,
  ChosenTogether,
  Me,
  ScreenDefinition,
} from '../define/definition';
import type { WayTo } from './field-place';
import type { Place } from './place';

/** Host of an action: the record, and what running an action may do. */
export interface ActionHost {
  place: Place;
  registry: Engine['registry'];
  id: RecordId;
  record: AnyRecord;
  open: (to: string) => void;
  /** Saves a file; rejects with what went wrong. */
  download: (call: string) => Promise<void>;
  /** Makes the call and what follows; rejects with what went wrong. */
  call: (action: CallingAction, body?: AnyRecord) => Promise<void>;
}

export interface ActionDialogProps<Action> {
  action: Action;
  title: string;
  place: Place;
  id: RecordId;
  record: AnyRecord;
  /** Label of the button that confirms it, where it has one of its own. */
  confirmLabel: string | undefined;
  /** Makes the call, closes the dialog, does what follows; rejects with what went wrong. */
  onCall: ActionHost['call'];
  /** Returns what the definition offers after this refusal, each in place of this dialog. */
  offered: (error: unknown) => readonly OfferedAction[];
  /** Leaves for the field that a finding is about; undefined where the user may not. */
  wayTo: WayTo;
  /** Actions available for the record now. */
  available: readonly ActionDefinition[];
  labelOf: (action: ActionDefinition) => string;
  /** Closes the dialog and runs another action. */
  onRun: (action: ActionDefinition) => void;
  onClose: () => void;
}

export interface BulkDialogProps<Action> {
  action: Action;
  title: string;
  place: Place;
  /** Number of rows, as far as they are counted. */
  count: number;
  readSelected: (signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  onClose: () => void;
}

/** Action offered when this one was refused. */
export interface OfferedAction {
  label: string;
  run: () => void;
}

/** Call made once for all chosen rows. */
export interface TogetherCall extends ChosenTogether {
  call: string;
  /** True if a form asks for the rest of its body, or for these fields of it. */
  asks?: true;
  fields?: readonly string[] | undefined;
  /** Returns the values that the form starts with, from the first row. */
  start?: (record: AnyRecord, me: Me) => AnyRecord;
}

/** Call made on each of many rows. */
export interface BulkCall {
  /** Call that the user needs the right to. */
  call: string;
  /** Values of the path's other parameters. */
  params?: Readonly<Record<string, string>> | undefined;
  /** Loads a dialog that does it all, instead of one call a row; loaded with its first use. */
  dialog?(): Promise<{ BulkDialog(props: BulkDialogProps<never>): ReactNode }>;
  /** True if a form asks once for all rows: for its body, or these fields of it. */
  asks?: true;
  fields?: readonly string[] | undefined;
}

/**
 * Type of actions as the page knows it; the names in its actions stand apart (`ActionNames`). Pure, except the dialog,
 * which is loaded on demand. Members are methods so that a type of one action counts among those of any.
 */
export interface ActionType<Action extends ActionDefinition = ActionDefinition> {
  /** Tells whether rights permit it; the right to a call on the record is checked with the record. */
  isPermitted(
    action: Action,
    record: AnyRecord,
    engine: Pick<Engine, 'can' | 'registry'>,
    screen: Pick<ScreenDefinition, 'tabs'>,
  ): boolean;
  /** Tells whether it does something to the record; others ask, fetch or lead elsewhere. */
  isDeed?(action: Action): boolean;
  /** Tells whether its dialog comes first. */
  asks?(action: Action): boolean;
  /** Loads the dialog that asks, with its first use. */
  dialog?(): Promise<{ Dialog(props: ActionDialogProps<Action>): ReactNode }>;
  /** Runs without asking; a rejection is shown. */
  run?(action: Action, host: ActionHost): Promise<void> | void;
  /** Returns the call on each of many rows; types without it are for one record. */
  bulk?(action: Action): BulkCall | undefined;
  /** Returns the call on all of many rows at once; then it is not offered for one record. */
  together?(action: Action): TogetherCall | undefined;
}

export type ActionTypeList = {
  readonly [Name in keyof ActionDefinitions]: ActionType<
    ActionDefinitions[Name] & ActionDefinition
  >;
};

declare module '../application/registry' {
  interface Registry {
    actionTypes: ActionTypeList;
  }
}

/**
 * Returns the type of an action.
 * @throws when it is not registered.
 */
export function actionTypeOf(
  { actionTypes }: { actionTypes: ActionTypeList },
  action: ActionDefinition,
): ActionType {
  const type = (actionTypes as Readonly<Record<string, ActionType>>)[action.type];
  if (!type) throw new Error(`there is no type of action «${action.type}»`);
  return type;
}

/** Tells whether the user's rights allow an action on the record, whatever its `when` says. */
export function isActionPermitted(
  action: ActionDefinition,
  record: AnyRecord,
  engine: Pick<Engine, 'can' | 'registry'>,
  screen: Pick<ScreenDefinition, 'tabs'>,
): boolean {
  return (
    actionTypeOf(engine.registry, action).isPermitted(action, record, engine, screen) &&
    (action.besides ?? []).every((operation) => engine.can(operation, record))
  );
}
