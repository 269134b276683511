import type {
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
} from '../../schemas/contract/document';
import { methods } from '../../schemas/contract/document';
import { resourceDeclaration } from '../../schemas/contract/resource-declaration';
import { attachmentPaths } from './attachment-paths';
import { ownProperties } from './own-properties';
import { searchPath } from './search-path';
import { standardPaths } from './standard-paths';
import { startPath } from './start-path';

/**
 * Writes out what the schemas' `x-resource` declare: every standard operation with its parameters,
 * envelopes, headers and errors. The document stays plain OpenAPI. What a path says of an operation
 * itself is added and wins. Throws, naming schema or path, for what does not fit.
 */
export function expandResources(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  const declared = Object.entries(schemas).flatMap(
    ([name, schema]) => resourceDeclaration(name, schema) ?? [],
  );
  if (declared.length === 0) return document;
  const standard = Object.fromEntries([
    ...declared.flatMap((declaration) => [
      ...standardPaths(declaration, declared, schemas),
      ...attachmentPaths(declaration),
    ]),
    ...searchPath(declared),
    ...startPath(declared),
  ]);
  const written = document.paths;
  const paths = Object.fromEntries(
    Object.entries({ ...standard, ...written }).map(([path, item]) => [
      path,
      standard[path] && written[path] ? mergedPath(standard[path], written[path]) : item,
    ]),
  );
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, ownProperties(schema)]),
      ),
    },
  };
}

/** Merges a standard path with what is written beside it: written members win, parameters add up. */
function mergedPath(standard: PathItem, written: PathItem): PathItem {
  const item: PathItem = { ...standard, ...written };
  for (const method of methods) {
    const base = standard[method];
    const own = written[method];
    if (base && own) item[method] = mergedOperation(base, own);
  }
  return item;
}

function mergedOperation(standard: Operation, written: Operation): Operation {
  return {
    ...standard,
    ...written,
    parameters: mergedParameters(standard.parameters ?? [], written.parameters ?? []),
    responses: { ...standard.responses, ...written.responses },
  };
}

function mergedParameters(standard: Parameter[], written: Parameter[]): Parameter[] {
  const key = ({ $ref, name, in: place }: Parameter) => $ref ?? `${place} ${name}`;
  const own = new Set(written.map(key));
  return [...standard.filter((parameter) => !own.has(key(parameter))), ...written];
}
