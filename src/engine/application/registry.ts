import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { AnyFieldMetadata, Lookup } from '../../../schemas/define';
import type { PageDefinition, ScreenDefinition } from '../define/definition';
import type { EntitySchema } from './entity-schema';

/** A navigation entry: what is known of a screen before its definition is loaded. */
export interface ScreenEntry {
  name: string;
  /** Schema of its records; a page without list and record has none. */
  schema: string | undefined;
  number?: number;
  group?: string;
  standalone: boolean;
  /** Operations that fill it, `GET /path`: who may call none of them does not see it. */
  calls: readonly string[];
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
  /** What RJSF asks to tell alternatives apart, by the hash of what it asks; where there are alternatives. */
  form?: Readonly<Record<string, Validator>>;
}

/**
 * Everything the engine needs of one application; the app builds it, so the engine names no entity. Its types of fields,
 * tabs and actions are added where these are described.
 */
export interface Registry {
  /** In navigation order. */
  entries: readonly ScreenEntry[];
  loadScreen: (name: string) => Promise<ScreenDefinition>;
  /** A screen without list and record. */
  loadPage: (name: string) => Promise<PageDefinition>;
  loadSchema: (schema: string) => Promise<EntitySchema>;
  loadFields: (schema: string) => Promise<Readonly<Record<string, AnyFieldMetadata>>>;
  loadValidators: (schema: string) => Promise<EntityValidators>;
  lookups: Readonly<Record<string, Lookup>>;
  /** `METHOD /path` → schema of its body, where that is no entity. */
  bodies: Readonly<Record<string, string>>;
  /** `GET /path` → schema of its own query parameters, where it has some. */
  queries: Readonly<Record<string, string>>;
  /** `GET /path` → schema of what it answers, where that is neither list nor record. */
  answers: Readonly<Record<string, string>>;
  /** GET paths of lists that are answered as a whole: they take neither limit nor order. */
  whole: readonly string[];
  /** Schema → code of its records in locks and change history. */
  codes: Readonly<Record<string, string>>;
  /** Schema → the fields that its records are called by. */
  titles: Readonly<Record<string, readonly string[]>>;
  /** `METHOD /path` of every operation → right. */
  rights: Readonly<Record<string, OperationRight>>;
}
