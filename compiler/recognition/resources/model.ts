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

/** Records that a screen can show: a list, one of them, and what can be done with them. */
export interface Resource {
  /** Of the screen: `purchaseOrders`. */
  name: string;
  /** Of one record: a component's name, or made from the path. No two resources of different components share one. */
  schema: string;
  /** The document's own components of a record and of a row of the list. */
  component?: string;
  rowComponent?: string;
  /** As the document calls it: its tag. */
  tag?: string;
  list: ListOperation;
  record: RecordOperation;
  create?: WriteOperation;
  change?: WriteOperation;
  remove?: { path: string; operationId?: string; rights: readonly string[] };
  /** What could not be inferred, a sentence each. */
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

/** A list that no screen shows, and why. */
export interface LeftOut {
  path: string;
  code: ReasonCode;
  reason: string;
  /** What to say in the configuration, or what the backend lacks. */
  help: string;
}

/** What a contract holds for screens. Plain data: it can be kept as JSON and compared. */
export interface ContractModel {
  title: string;
  version: string;
  operations: number;
  resources: readonly Resource[];
  leftOut: readonly LeftOut[];
}

/** What configuration says of a list, where the document does not or is misread. */
export interface ListHelp {
  /** Where the rows stand: `data.items`. */
  rows?: string;
  /** Where the total stands. */
  total?: string;
  /** Path that reads one of them. */
  record?: string;
  /** The field of a row that names its record. */
  id?: string;
  /** Values of parameters that must be sent. */
  query?: Readonly<Record<string, string>>;
  /** Of the screen. */
  name?: string;
  ignore?: true;
}

/** What helps recognition: part of a backend's configuration. */
export interface RecognitionHelp {
  /** By path of the list. */
  lists?: Readonly<Record<string, ListHelp>>;
  /** Where an object in a record is shown by something else: `Schema.property` → path in it. */
  shown?: Readonly<Record<string, string>>;
  /** A format that is misspelt → the one that is meant, or true where it is right as it is. */
  formats?: Readonly<Record<string, string | true>>;
}
