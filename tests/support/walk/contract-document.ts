import { readFileSync } from 'node:fs';

/** Parts of a schema that samples and checks of the walk read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  readOnly?: boolean;
  contentEncoding?: string;
  contentMediaType?: string;
  'x-right'?: unknown;
  'x-table'?: string;
  'x-ref'?: string;
  'x-image'?: boolean;
  'x-number-range'?: string;
  'x-lock'?: string;
  writeOnly?: boolean;
  'x-unique'?: boolean;
  'x-resource'?: object;
  'x-max-bytes'?: number;
}

export interface WalkParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

/** Operation as the document has it, read without the server's own reader, which is under test. */
export interface WalkOperation {
  id: string;
  method: string;
  path: string;
  right: unknown;
  /** Duties that a caller may still have without being kept from it. */
  despite: string[];
  parameters: WalkParameter[];
  /** Schemas of the body by media type. */
  bodies: Record<string, Schema>;
  /** Schemas of the JSON answer by status; undefined for other contents and none. */
  answers: Map<number, Schema | undefined>;
}

/** Contract as the walk reads it. */
export interface WalkContract {
  schemas: Readonly<Record<string, Schema>>;
  operations: readonly WalkOperation[];
}

type Node = Record<string, unknown>;

/** Targets of the references of each document. */
const targets = new WeakMap<object, unknown>();

/** Returns the node that a reference leads to, or the node itself. */
export function resolved<T>(node: T): T {
  const ref = (node as { $ref?: string } | undefined)?.$ref;
  return ref === undefined ? node : resolved(targets.get(node as object) as T);
}

const methods = ['get', 'put', 'post', 'patch', 'delete', 'options'];

/** Reads a bundled contract, past the server's own reader, which is under test. */
export function readWalkContract(file: string): WalkContract {
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Node>;
    components: { schemas: Record<string, Schema> };
  };
  noteTargets(document, document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => readOperation(path, method, item, item[method] as Node)),
  );
  return { schemas: document.components.schemas, operations };
}

function noteTargets(node: unknown, document: object): void {
  if (typeof node !== 'object' || node === null) return;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') {
    const steps = $ref.slice(2).split('/');
    const target = steps.reduce<unknown>((inner, key) => (inner as Node)[key], document);
    targets.set(node, target);
  }
  for (const inner of Object.values(node)) noteTargets(inner, document);
}

/** Contract of the product itself. */
export const productContract = readWalkContract('schemas/generated/openapi.json');

/** Operations of the product's contract. */
export const { operations } = productContract;

function readOperation(path: string, method: string, item: Node, operation: Node): WalkOperation {
  const parameters = [item.parameters, operation.parameters]
    .flatMap((list) => (list ?? []) as WalkParameter[])
    .map(resolved);
  const content = (node: unknown) =>
    ((resolved(node) as Node | undefined)?.content ?? {}) as Record<string, { schema?: Schema }>;
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    right: operation['x-right'],
    despite: (operation['x-despite'] ?? []) as string[],
    parameters,
    bodies: Object.fromEntries(
      Object.entries(operation.requestBody ? content(operation.requestBody) : {}).map(
        ([type, { schema }]) => [type, schema ?? {}],
      ),
    ),
    answers: new Map(
      Object.entries(operation.responses as Node)
        .filter(([status]) => /^\d+$/.test(status))
        .map(([status, answer]) => [Number(status), content(answer)['application/json']?.schema]),
    ),
  };
}

/** Returns the schema of a list's rows; undefined for an operation that answers no `{result: […]}`. */
export function rowsOfList(operation: WalkOperation): Schema | undefined {
  const answer = operation.answers.get(200);
  const result = answer && resolved(answer).properties?.result;
  const list = result && resolved(result);
  return operation.method === 'GET' && list?.type === 'array' ? list.items : undefined;
}

/** Returns the operation of a method and a path. */
export function operationAt(
  method: string,
  path: string,
  contract = productContract,
): WalkOperation | undefined {
  return contract.operations.find(
    (operation) => operation.method === method && operation.path === path,
  );
}
