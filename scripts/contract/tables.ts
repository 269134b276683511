import { answeredSchema, refName } from './answered-schema';
import { methods, type OpenApiDocument, type Operation } from './types';

/** What the compiler and the engine need to know of a contract besides its types. Keys keep the contract's order. */
export interface ContractTables {
  /** GET path → schema of its rows. */
  lists: Record<string, string>;
  /** GET path ending in a parameter → schema of the record. */
  records: Record<string, string>;
  /** POST path → schema that its body creates. */
  creates: Record<string, string>;
  /** `METHOD /path` → right; undefined rights are left out. */
  rights: Record<string, string>;
}

/** Types are structural, so paths are bound to schemas by these tables (architecture §2). Expects the document before derivation. */
export function contractTables(document: OpenApiDocument): ContractTables {
  const tables: ContractTables = { lists: {}, records: {}, creates: {}, rights: {} };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const right = operation['x-right'];
      if (right) tables.rights[`${method.toUpperCase()} ${path}`] = right;
      if (method === 'get') addAnswer(tables, path, operation);
      if (method === 'post') {
        const body = bodySchema(operation);
        if (body) tables.creates[path] = body;
      }
    }
  }
  return tables;
}

function addAnswer(tables: ContractTables, path: string, operation: Operation): void {
  const answer = answeredSchema(operation);
  if (!answer) return;
  if (answer.list) tables.lists[path] = answer.schema;
  else if (path.endsWith('}')) tables.records[path] = answer.schema;
}

/** The entity a JSON request body refers to. */
export function bodySchema(operation: Operation): string | undefined {
  const ref = operation.requestBody?.content?.['application/json']?.schema?.$ref;
  return ref ? refName(ref) : undefined;
}
