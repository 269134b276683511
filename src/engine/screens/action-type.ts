import type { ReactNode } from 'react';
import type { Engine } from '../application/context';
import type { ActionDefinitions } from '../define/action-types';
import type { ActionDefinition, AnyRecord, CallingAction } from '../define/definition';
import type { NamedFields, NamingScope } from '../define/named-fields';
import type { Place } from './place';

/** The record that an action is run on, and what running one may do. */
export interface ActionHost {
  place: Place;
  id: number;
  record: AnyRecord;
  /** Goes to an address of the page. */
  open: (to: string) => void;
  /** Fetches a file and saves it; rejects with what went wrong. */
  download: (call: string) => Promise<void>;
  /** Makes the call of an action and does what is to follow; rejects with what went wrong. */
  call: (action: CallingAction, body?: AnyRecord) => Promise<void>;
}

/** What the dialog of an action is given. */
export interface ActionDialogProps<Action> {
  action: Action;
  /** What the action is called. */
  title: string;
  place: Place;
  id: number;
  record: AnyRecord;
  /** Makes a call, closes the dialog and does what is to follow; rejects with what went wrong. */
  onCall: ActionHost['call'];
  onClose: () => void;
}

/** What an action does to each of many rows. */
export interface BulkCall {
  call: string;
  /** Fields of its body, which a form asks for once for all rows. */
  fields?: readonly string[];
}

/**
 * A type of action: everything that the engine, the scripts and the checks know of it. Pure, but for its dialog,
 * which is loaded when an action asks. Members are methods so that a type of one action counts among those of any.
 */
export interface ActionType<Action extends ActionDefinition = ActionDefinition> {
  /** Whether the user may run it on a record, as far as rights go. */
  isPermitted(action: Action, record: AnyRecord, engine: Pick<Engine, 'can' | 'registry'>): boolean;
  /** The fields that it names. */
  fields?(action: Action, scope: NamingScope): readonly NamedFields[];
  /** Whether its dialog comes before anything is done. */
  asks?(action: Action): boolean;
  dialog?(): Promise<{ Dialog(props: ActionDialogProps<Action>): ReactNode }>;
  /** Does it without asking; a promise while it is under way, and what that rejects with is said. */
  run?(action: Action, host: ActionHost): Promise<void> | void;
  /** What it does to each of many rows; types without it are for one record. */
  bulk?(action: Action): BulkCall;
}

/** A type for each registered name. */
export type ActionTypeList = {
  readonly [Name in keyof ActionDefinitions]: ActionType<
    ActionDefinitions[Name] & ActionDefinition
  >;
};

declare module '../application/registry' {
  interface Registry {
    /** Types of actions by name. */
    actionTypes: ActionTypeList;
  }
}

/** The type of an action. @throws when it is not registered. */
export function actionTypeOf(
  { actionTypes }: { actionTypes: ActionTypeList },
  action: ActionDefinition,
): ActionType {
  const type = (actionTypes as Readonly<Record<string, ActionType>>)[action.type];
  if (!type) throw new Error(`there is no type of action «${action.type}»`);
  return type;
}
