import type { Scanned } from '../../../schemas/rules/code-forms';
import type { Dated } from '../../../schemas/rules/plausible-date';
import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../../schemas/contract/document';
import { operationRight, type OperationRight } from '../../../schemas/contract/operation-right';
import type {
  SectionDeclaration,
  StartBlock,
} from '../../../schemas/contract/resource-declaration';
import { contractTables, type ContractTables } from '../../../schemas/contract/tables';
import { longestBody } from './longest-body';

/** Parts of a JSON Schema that the server reads itself; AJV reads the rest. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  default?: unknown;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-right'?: string | { change: string };
  'x-table'?: string;
  'x-parent'?: string;
  'x-entity'?: string;
  'x-scanned'?: Scanned;
  'x-dated'?: Dated;
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

/** Property of an operation's body that is a content, as the contract says (`contentEncoding: base64`). */
export interface UploadRule {
  field: string;
  /** Largest content in bytes (`x-max-bytes`). */
  limit: number;
  /** True if only images are taken (`contentMediaType: image/*`). */
  image: boolean;
}

/** Operation of the contract with its references to parameters and answers resolved. */
export interface Operation {
  id: string;
  method: string;
  /** Path below the base, with `{parameters}`. */
  path: string;
  right: OperationRight;
  /** Duties (`server/http/access/duties.ts`) that keep nobody from it: `x-despite`. */
  despite: string[];
  /** Set by `x-token: any`: takes every token of a live session, also its renewal token and an expired one. */
  takesAnyToken: boolean;
  parameters: Parameter[];
  body: JsonSchema | undefined;
  /** True if a call without one is refused. */
  needsBody: boolean;
  /** Properties of the body whose values are kept nowhere, except hashed as passwords are. */
  secrets: string[];
  /** JSON schema by status; undefined for an answer without JSON. */
  answers: Map<number, JsonSchema | undefined>;
  /** Media types other than JSON by status, as the contract spells them (`image/*`). */
  contents: Map<number, string[]>;
  /**
   * Largest body in bytes (`x-body-limit`, or what a content needs; without a login what the schema allows); undefined
   * for the server's own limit.
   */
  bodyLimit: number | undefined;
  /** Maximum number of images among the files of one record (`x-most-images`); undefined for any number. */
  mostImages: number | undefined;
  /** Property of the body that is a content; such bodies may be multipart forms. */
  upload: UploadRule | undefined;
  /** Fields that `suche` looks into. */
  search: string[];
  /** Section that the list is in the search over everything. */
  section: SectionDeclaration | undefined;
  /** Figures that the start page shows of the list. */
  start: StartBlock | undefined;
}

export interface Contract {
  /** Base path of the operations, e.g. `/vario-api`. */
  base: string;
  version: string;
  operations: Operation[];
  schemas: Record<string, JsonSchema>;
  /** Formats of its own, which need no check (`x-formats`). */
  formats: readonly string[];
  /** Tables of the paths that list, read and create each schema. */
  tables: ContractTables;
  /** Resolves a reference, or the one alternative to null. */
  resolve(schema: JsonSchema): JsonSchema;
}

type Node = Record<string, unknown>;

const JSON_TYPE = 'application/json';

const methods = ['get', 'put', 'post', 'delete', 'options', 'patch'];

/** Reads the bundled contract. */
export function readContract(
  file: URL = new URL('../../../schemas/generated/openapi.json', import.meta.url),
): Contract {
  return contractOf(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument);
}

/**
 * Converts a bundled document to the server's form. Throws, naming the operation, when one lacks its id or its right.
 */
export function contractOf(source: OpenApiDocument): Contract {
  const document = source as unknown as Node;
  const find = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Node)[key], document) as Node;
  const resolved = (node: Node): Node => (typeof node.$ref === 'string' ? find(node.$ref) : node);
  const resolve = (schema: JsonSchema): JsonSchema => {
    const target = resolved(schema as Node) as JsonSchema;
    const choices = (target.anyOf ?? target.oneOf)?.filter(({ type }) => type !== 'null');
    return choices?.length === 1 ? resolve(choices[0] as JsonSchema) : target;
  };

  const operations = Object.entries(document.paths as Record<string, Node>).flatMap(
    ([path, item]) =>
      methods
        .filter((method) => item[method])
        .map((method) => operationOf(path, method, item, item[method] as Node, resolved)),
  );
  return {
    base: (document.servers as { url: string }[])[0]?.url ?? '',
    version: String((document.info as Node).version),
    operations,
    schemas: (document.components as { schemas: Record<string, JsonSchema> }).schemas,
    formats: source['x-formats'] ?? [],
    tables: contractTables(source),
    resolve,
  };
}

function operationOf(
  path: string,
  method: string,
  item: Node,
  operation: Node,
  resolved: (node: Node) => Node,
): Operation {
  const name = `${method.toUpperCase()} ${path}`;
  if (!operation.operationId) throw new Error(`The contract's ${name} has no operationId`);
  if (!operation['x-right']) throw new Error(`The contract's ${name} has no x-right`);
  const parameters = [item.parameters, operation.parameters]
    .flatMap((list) => (list ?? []) as Node[])
    .map((parameter) => resolved(parameter) as unknown as Parameter);
  const answers = Object.entries(operation.responses as Record<string, Node>)
    .filter(([status]) => /^[23]\d\d$/.test(status))
    .map(([status, answer]) => [Number(status), resolved(answer)] as const);
  const body = operation.requestBody
    ? jsonSchema(resolved(operation.requestBody as Node))
    : undefined;
  const upload = body && uploadIn(resolved(body as Node));
  const resolve = (schema: JsonSchema) => resolved(schema as Node) as JsonSchema;
  // Whoever may send one without a login makes the server hold no more of it than it has a use for.
  const ofPublic = operation['x-right'] === 'public' && body && longestBody(body, resolve);
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    right: operationRight(operation['x-right'], `The contract's ${name}`),
    despite: (operation['x-despite'] as string[] | undefined) ?? [],
    takesAnyToken: operation['x-token'] === 'any',
    parameters,
    body,
    needsBody: (operation.requestBody as Node | undefined)?.required === true,
    secrets: secretsOf(body, resolved),
    upload,
    answers: new Map(answers.map(([status, answer]) => [status, jsonSchema(answer)])),
    contents: new Map(answers.map(([status, answer]) => [status, otherTypes(answer)])),
    bodyLimit:
      (operation['x-body-limit'] as number | undefined) ??
      (upload && bodyLimitOf(upload)) ??
      (ofPublic || undefined),
    mostImages: operation['x-most-images'] as number | undefined,
    search: (operation['x-search'] as string[] | undefined) ?? [],
    section: operation['x-section'] as SectionDeclaration | undefined,
    start: operation['x-start'] as StartBlock | undefined,
  };
}

function secretsOf(body: JsonSchema | undefined, resolved: (node: Node) => Node): string[] {
  const { properties = {} } = resolved(body ?? {}) as JsonSchema;
  return Object.keys(properties).filter((name) => properties[name]?.format === 'password');
}

/** Finds the content of a body: its property with `x-max-bytes`. */
function uploadIn({ properties = {} }: JsonSchema): UploadRule | undefined {
  const found = Object.entries(properties).find(([, property]) => property['x-max-bytes']);
  if (!found) return undefined;
  const [field, { 'x-max-bytes': limit, contentMediaType }] = found;
  return { field, limit: Number(limit), image: contentMediaType === 'image/*' };
}

/** Limit of a body with a content: base64 takes a third more, with line breaks a little more than that. */
function bodyLimitOf({ limit }: UploadRule): number {
  return Math.ceil(limit * 1.4) + 1024 * 1024;
}

function jsonSchema(node: Node): JsonSchema | undefined {
  const content = node.content as Record<string, { schema?: JsonSchema }> | undefined;
  return content?.[JSON_TYPE]?.schema;
}

function otherTypes(node: Node): string[] {
  return Object.keys((node.content as object | undefined) ?? {}).filter(
    (type) => type !== JSON_TYPE,
  );
}
