import type { ListFacts, RecordFacts, WriteFacts } from '../../../schemas/contract/wire-facts';
import type { FlatSchema } from '../schemas/flat-schema';

export interface ListOperation extends ListFacts {
  schema: FlatSchema;
  rights: readonly string[];
}

export interface RecordOperation extends RecordFacts {
  schema: FlatSchema;
  rights: readonly string[];
}

export interface WriteOperation extends Omit<WriteFacts, 'fields'> {
  schema: FlatSchema;
  rights: readonly string[];
}

/** Resource of records that a screen can show: a list, one of them, and what can be done with them. */
export interface Resource {
  /** Name of the screen: `purchaseOrders`. */
  name: string;
  /**
   * Schema of one record: a component's name, or made from the path. No two resources of different components share
   * one.
   */
  schema: string;
  /** Components of the document itself for a record and for a row of the list. */
  component?: string;
  rowComponent?: string;
  /** Tag by which the document calls it. */
  tag?: string;
  list: ListOperation;
  record: RecordOperation;
  create?: WriteOperation;
  change?: WriteOperation;
  remove?: { path: string; operationId?: string; rights: readonly string[] };
  /** Notes of what could not be inferred, a sentence each. */
  unsure: readonly string[];
}

export type ReasonCode =
  | 'record-missing'
  | 'id-unknown'
  | 'many-parameters'
  | 'record-no-object'
  | 'rows-ambiguous'
  | 'rows-no-records'
  | 'parameter-required'
  | 'ignored';

/** List that no screen shows, with the reason. */
export interface LeftOut {
  path: string;
  code: ReasonCode;
  reason: string;
  /** Remedy: what to add to the configuration, or what the backend lacks. */
  help: string;
}

/** Model of what a contract holds for screens. Plain data: it can be kept as JSON and compared. */
export interface ContractModel {
  title: string;
  version: string;
  operations: number;
  resources: readonly Resource[];
  leftOut: readonly LeftOut[];
}

/** Help for a list from the configuration, where the document is silent or misread. */
export interface ListHelp {
  /** Place of the rows: `data.items`. */
  rows?: string;
  /** Place of the total. */
  total?: string;
  /** Path that reads one of them. */
  record?: string;
  /** Field of a row that names its record. */
  id?: string;
  /** Values of parameters that must be sent. */
  query?: Readonly<Record<string, string>>;
  /** Name of the screen. */
  name?: string;
  ignore?: true;
}

/** Help for recognition: part of a backend's configuration. */
export interface RecognitionHelp {
  /** Help for lists by their paths. */
  lists?: Readonly<Record<string, ListHelp>>;
  /** Paths in objects of records that are shown by something else: `Schema.property` → path in it. */
  shown?: Readonly<Record<string, string>>;
  /** Corrections of formats: a misspelt one → the one that is meant, or true where it is right as it is. */
  formats?: Readonly<Record<string, string | true>>;
}
