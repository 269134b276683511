import { readFileSync } from 'node:fs';

/** The parts of a schema that samples and checks of the walk read. */
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
  'x-max-bytes'?: number;
}

export interface WalkParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

/** An operation as the document has it, read without the server's own reader, which is under test. */
export interface WalkOperation {
  id: string;
  method: string;
  path: string;
  right: unknown;
  /** What a caller may still have to do without being kept from it. */
  despite: string[];
  parameters: WalkParameter[];
  /** Schema of the body by media type. */
  bodies: Record<string, Schema>;
  /** Schema of the JSON answer by status; undefined for other contents and none. */
  answers: Map<number, Schema | undefined>;
}

type Node = Record<string, unknown>;

const document = JSON.parse(readFileSync('schemas/generated/openapi.json', 'utf8')) as {
  paths: Record<string, Node>;
  components: { schemas: Record<string, Schema> };
};

/** The node that a reference leads to, or the node itself. */
export function resolved<T>(node: T): T {
  const ref = (node as { $ref?: string }).$ref;
  if (ref === undefined) return node;
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Node)[key], document);
  return resolved(target as T);
}

export const schemas = document.components.schemas;

const methods = ['get', 'put', 'post', 'patch', 'delete', 'options'];

/** Every operation of the contract. */
export const operations: readonly WalkOperation[] = Object.entries(document.paths).flatMap(
  ([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => readOperation(path, method, item, item[method] as Node)),
);

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

/** The schema of a list's rows; undefined for an operation that answers no `{result: […]}`. */
export function rowsOfList(operation: WalkOperation): Schema | undefined {
  const answer = operation.answers.get(200);
  const result = answer && resolved(answer).properties?.result;
  const list = result && resolved(result);
  return operation.method === 'GET' && list?.type === 'array' ? list.items : undefined;
}

/** The operation of a method and a path. */
export function operationAt(method: string, path: string): WalkOperation | undefined {
  return operations.find((operation) => operation.method === method && operation.path === path);
}
