import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { QueuedOperation } from '../../../schemas/contract/queued-operation';
import type { AnyFieldMetadata, Lookup, SumsDefinition } from '../../../schemas/define';
import type { PresetEntry } from '../define/create-presets';
import type { PageDefinition, ScreenDefinition } from '../define/definition';
import type { EntitySchema } from './entity-schema';

/** Screen as it is known before its definition is loaded. */
export interface ScreenEntry {
  name: string;
  /** Schema of its records; undefined for a page without list and record. */
  schema: string | undefined;
  number?: number;
  group?: string;
  area?: string;
  standalone: boolean;
  /** True if its records are kept on the device, for work without a network. */
  offline?: boolean;
  /** Numbers of its tabs by their names, where it is a page whose tabs have any. */
  tabNumbers?: Readonly<Record<string, number>>;
  /** Presets for new records, in place of the plain new record. */
  presets?: readonly PresetEntry[];
  /** Calls as `GET /path`: whoever may call none of them does not see the screen. */
  calls: readonly string[];
  /** Path of the call that creates a new record. */
  create?: string;
}

/** Function compiled by AJV, reduced to what the engine calls. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationProblem[] | null;
}

export interface ValidationProblem {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface EntityValidators {
  input?: Validator;
  patch?: Validator;
  /** Validators by the hash of the question, with which RJSF tells alternatives apart. */
  form?: Readonly<Record<string, Validator>>;
}

/** Schemas of what an operation asks for and answers, where that is no entity. */
export interface OperationSchemas {
  body?: string | undefined;
  /** Schema of its own query parameters. */
  query?: string | undefined;
  /** Schema of an answer that is neither list nor record. */
  answer?: string | undefined;
}

/**
 * Registry of an application, built by the app, so that the engine names no entity. Types of fields, tabs and actions
 * are added where they are described.
 */
export interface Registry {
  /** Screens in navigation order. */
  entries: readonly ScreenEntry[];
  loadScreen: (name: string) => Promise<ScreenDefinition>;
  /** Loads a screen without list and record. */
  loadPage: (name: string) => Promise<PageDefinition>;
  loadSchema: (schema: string) => Promise<EntitySchema>;
  loadFields: (schema: string) => Promise<Readonly<Record<string, AnyFieldMetadata>>>;
  /** Loads how a schema of sums follows from a record and its rows. */
  loadSums: (schema: string) => Promise<SumsDefinition>;
  loadValidators: (schema: string) => Promise<EntityValidators>;
  lookups: Readonly<Record<string, Lookup>>;
  /** Paths (GET) of lists answered as a whole: they take neither limit nor order. */
  whole: readonly string[];
  /** Paths (GET) of lists with query parameters of their own. */
  asking: readonly string[];
  /** Codes of schemas in locks and change history. */
  codes: Readonly<Record<string, string>>;
  /** Fields that the records of a schema are called by. */
  titles: Readonly<Record<string, readonly string[]>>;
  /** Loads the lists below a record of a schema that are removed with it. */
  loadParts: (schema: string) => Promise<readonly { schema: string; list: string }[]>;
  /** Loads the schema of the rows that a GET path answers. */
  loadRowSchema: (list: string) => Promise<string | undefined>;
  /** Loads the schemas of `METHOD /path`. */
  loadSchemasOf: (operation: string) => Promise<OperationSchemas>;
  /** Loads how a call of `METHOD /path` waits for a network; undefined where it may not. */
  loadQueued: (operation: string) => Promise<QueuedOperation | undefined>;
  /** Rights by operation, `METHOD /path`. */
  rights: Readonly<Record<string, OperationRight>>;
}
