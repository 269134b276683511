import type { JsonSchema, OpenApiDocument } from '../../schemas/contract/document';

export type Node = Readonly<Record<string, unknown>>;

/** Tells whether something is an object that has members. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes one step of a JSON pointer. */
export function pointerStep(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns what a reference within a document names; undefined when nothing is there. */
export function referred(document: OpenApiDocument, reference: string): unknown {
  if (!reference.startsWith('#')) return undefined;
  const steps = reference.slice(1).split('/').slice(1);
  return steps.reduce<unknown>((node, step) => {
    const name = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(node)) return node[Number(name)];
    return isNode(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }, document);
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/**
 * Follows references, however many follow each other: for parameters, answers, bodies, headers, schemas alike. Members
 * beside a reference (a description, `nullable`) win. A chain that comes back to itself is nothing.
 */
export function behind<T extends object>(document: OpenApiDocument, node: T): T {
  let found: unknown = node;
  const seen = new Set<unknown>();
  while (isNode(found) && typeof found.$ref === 'string') {
    if (seen.has(found)) return {} as T;
    seen.add(found);
    const { $ref, ...beside } = found as { $ref: string } & Node;
    const target = referred(document, $ref);
    const isPlain = Object.keys(beside).length === 0 || !isNode(target);
    found = isPlain ? target : { ...target, ...beside };
  }
  return (isNode(found) ? found : {}) as T;
}

/**
 * Returns the name of the component that a schema refers to: of the first reference that leads to an object's own name.
 */
export function schemaName(schema: JsonSchema | undefined): string | undefined {
  const match = /^#\/components\/schemas\/([^/]+)$/.exec(schema?.$ref ?? '');
  return match?.[1] === undefined ? undefined : decoded(match[1]).replaceAll('~1', '/');
}
