import type { Contract, JsonSchema, Operation } from '../contract/contract';
import { holds, requireRight, type Caller } from './caller';

/** Right needed to see a property; undefined when everybody who sees the record sees it. */
export function rightToSee(property: JsonSchema): string | undefined {
  const right = property['x-right'];
  return typeof right === 'string' ? right : undefined;
}

/** Right needed to change a property. */
function rightToChange(property: JsonSchema): string | undefined {
  const right = property['x-right'];
  return typeof right === 'object' ? right.change : right;
}

/**
 * Makes a function that removes from an answer what the caller has no right to see. Undefined when nothing in the
 * schema needs a right, so that most answers are not walked at all.
 */
export function createStripper(
  schema: JsonSchema | undefined,
  contract: Contract,
): ((value: unknown, caller: Caller | undefined) => unknown) | undefined {
  if (!schema || !needsRights(schema, contract)) return undefined;
  return (value, caller) => strip(value, schema, contract, caller);
}

/** Tells whether a schema needs rights; one that contains itself (`groups` of a group) is looked at once. */
function needsRights(
  schema: JsonSchema,
  contract: Contract,
  seen = new Set<JsonSchema>(),
): boolean {
  const resolved = contract.resolve(schema);
  if (seen.has(resolved)) return false;
  seen.add(resolved);
  const { properties = {}, items } = resolved;
  return (
    Object.values(properties).some(
      (property) => rightToSee(property) !== undefined || needsRights(property, contract, seen),
    ) ||
    (items !== undefined && needsRights(items, contract, seen))
  );
}

function strip(
  value: unknown,
  schema: JsonSchema,
  contract: Contract,
  caller: Caller | undefined,
): unknown {
  const { properties, items } = contract.resolve(schema);
  if (Array.isArray(value)) {
    return items ? value.map((item) => strip(item, items, contract, caller)) : value;
  }
  if (typeof value !== 'object' || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const property = properties[name];
      if (!property) return [[name, inner]];
      const right = rightToSee(property);
      if (right !== undefined && !holds(caller, right)) return [];
      return [[name, strip(inner, property, contract, caller)]];
    }),
  );
}

/** Throws 403 when a body holds a property that the caller may not change. */
export function requireBodyRights(
  body: unknown,
  schema: JsonSchema,
  contract: Contract,
  caller: Caller | undefined,
): void {
  const { properties, items } = contract.resolve(schema);
  if (Array.isArray(body)) {
    if (items) for (const item of body) requireBodyRights(item, items, contract, caller);
    return;
  }
  if (typeof body !== 'object' || body === null || !properties) return;
  for (const [name, inner] of Object.entries(body)) {
    const property = properties[name];
    if (!property) continue;
    const right = rightToChange(property);
    if (right !== undefined) requireRight(caller, right);
    requireBodyRights(inner, property, contract, caller);
  }
}

/** Throws 403 when a query names a parameter that the caller may not use. */
export function requireParameterRights(
  { parameters }: Pick<Operation, 'parameters'>,
  query: unknown,
  caller: Caller | undefined,
): void {
  const asked = (query ?? {}) as Readonly<Record<string, unknown>>;
  for (const { name, in: place, schema } of parameters) {
    const right = place === 'query' && asked[name] !== undefined && rightToSee(schema);
    if (right) requireRight(caller, right);
  }
}
