import type { Contract, JsonSchema } from '../contract/contract';

/** Keywords that limit, one way or another, the length of a text. */
const bounds = ['maxLength', 'enum', 'const', 'pattern', 'format', 'contentEncoding'];

/**
 * Throws, naming operation and property, for a text or a list of a body that the contract does not limit: without a
 * limit it cannot be cut before it is looked at (`canonicalBody`).
 */
export function checkBounds(contract: Contract): void {
  for (const { method, path, body } of contract.operations) {
    const unbounded = body && unboundedIn(body, contract, 'the body', new Set());
    if (unbounded) throw new Error(`${method} ${path}: ${unbounded}`);
  }
}

function unboundedIn(
  schema: JsonSchema,
  contract: Contract,
  name: string,
  seen: Set<JsonSchema>,
): string | undefined {
  const found = contract.resolve(schema);
  if (seen.has(found)) return undefined;
  seen.add(found);
  const types = [found.type].flat();
  if (types.includes('array') && found.maxItems === undefined) {
    return `«${name}» is a list without maxItems`;
  }
  if (types.includes('string') && bounds.every((keyword) => found[keyword] === undefined)) {
    return `«${name}» is a text without maxLength`;
  }
  const inside: [string, JsonSchema][] = [
    ...Object.entries(found.properties ?? {}),
    ...(found.items ? [[`${name}[]`, found.items] as [string, JsonSchema]] : []),
    ...[...(found.anyOf ?? []), ...(found.oneOf ?? [])].map(
      (choice) => [name, choice] as [string, JsonSchema],
    ),
  ];
  for (const [inner, property] of inside) {
    const unbounded = unboundedIn(property, contract, inner, seen);
    if (unbounded) return unbounded;
  }
  return undefined;
}
