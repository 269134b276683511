import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { QueuedOperation } from '../../../schemas/contract/queued-operation';
import type { AnyFieldMetadata, Lookup, SumsDefinition } from '../../../schemas/define';
import type { PresetEntry } from '../define/create-presets';
import type { PageDefinition, ScreenDefinition } from '../define/definition';
import type { EntitySchema } from './entity-schema';

/** Known before the screen's definition is loaded. */
export interface ScreenEntry {
  name: string;
  /** Undefined for a page without list and record. */
  schema: string | undefined;
  number?: number;
  group?: string;
  area?: string;
  standalone: boolean;
  /** Its records are kept on the device, for work without a network. */
  offline?: boolean;
  /** New ones with some values, in place of the plain one. */
  presets?: readonly PresetEntry[];
  /** `GET /path`: who may call none of them does not see the screen. */
  calls: readonly string[];
  /** Path of the call that a new record is made by. */
  create?: string;
}

/** AJV's compiled function, reduced to what the engine calls. */
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
  /** For RJSF to tell alternatives apart, by hash of the question. */
  form?: Readonly<Record<string, Validator>>;
}

/** What an operation asks for and answers, where that is no entity. */
export interface OperationSchemas {
  body?: string | undefined;
  /** Of its own query parameters. */
  query?: string | undefined;
  /** Neither list nor record. */
  answer?: string | undefined;
}

/**
 * Built by the app, so the engine names no entity. Types of fields, tabs and actions are added where they are
 * described.
 */
export interface Registry {
  /** In navigation order. */
  entries: readonly ScreenEntry[];
  loadScreen: (name: string) => Promise<ScreenDefinition>;
  /** A screen without list and record. */
  loadPage: (name: string) => Promise<PageDefinition>;
  loadSchema: (schema: string) => Promise<EntitySchema>;
  loadFields: (schema: string) => Promise<Readonly<Record<string, AnyFieldMetadata>>>;
  /** How a schema of sums follows from a record and its rows. */
  loadSums: (schema: string) => Promise<SumsDefinition>;
  loadValidators: (schema: string) => Promise<EntityValidators>;
  lookups: Readonly<Record<string, Lookup>>;
  /** GET paths of lists answered as a whole: they take neither limit nor order. */
  whole: readonly string[];
  /** GET paths of lists with query parameters of their own. */
  asking: readonly string[];
  /** Schema → code in locks and change history. */
  codes: Readonly<Record<string, string>>;
  /** Schema → the fields that its records are called by. */
  titles: Readonly<Record<string, readonly string[]>>;
  /** Lists below a record of a schema of what is removed with it. */
  loadParts: (schema: string) => Promise<readonly { schema: string; list: string }[]>;
  /** Schema of the rows that a GET path answers. */
  loadRowSchema: (list: string) => Promise<string | undefined>;
  /** Of `METHOD /path`. */
  loadSchemasOf: (operation: string) => Promise<OperationSchemas>;
  /** How a call of `METHOD /path` waits for a network; undefined where it may not. */
  loadQueued: (operation: string) => Promise<QueuedOperation | undefined>;
  /** `METHOD /path` of every operation → right. */
  rights: Readonly<Record<string, OperationRight>>;
}
