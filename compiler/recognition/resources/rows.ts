import type { JsonSchema } from '../../../schemas/contract/document';
import { isOfType, type FlatSchemas } from '../schemas/flat-schema';
import { plainName } from './names';

/** Rows of an answer: where they stand and what one of them is; or why that cannot be said. */
export type Rows =
  | { path: readonly string[]; row: JsonSchema; envelope: JsonSchema | undefined }
  | { ambiguous: readonly string[] }
  | { noRecords: true };

/** Names that backends give to the member that holds the rows. */
const rowNames = [
  ...['data', 'items', 'results', 'result', 'rows', 'records', 'entries', 'content', 'values'],
  ...['list', 'objects', 'elements', 'hits', 'resources', 'collection', 'value', 'nodes', 'docs'],
];

/** Members that hold an envelope within the envelope. */
const innerNames = ['data', 'result', 'results', 'response', 'payload', 'embedded', 'hits', 'body'];

/** Members that stand beside rows and are none. */
const besideRows =
  /^(total|count|page|pages|pagination|paging|meta|metadata|links?|next|prev|previous|cursor|has|limit|offset|size|per|first|last|sort|order|status|success|error|message|facets|aggregations|incomplete|self|href|url|object|type|kind|etag|info|sum|start|end|range|included|jsonapi|version|request|response|current|number|empty|is)/;

/**
 * Finds the rows in the answer of a list: the array itself, or the member of an envelope that holds an array of
 * objects. `named` is what the path ends with, `wanted` what the configuration says. Undefined where the answer is no
 * list.
 */
export function rowsIn(
  schema: JsonSchema,
  schemas: FlatSchemas,
  named: string,
  wanted?: string,
): Rows | undefined {
  const merged = schemas.merged(schema);
  if (wanted !== undefined) return rowsAt(merged, wanted.split('.'), schemas);
  if (isList(merged)) {
    return isRecord(merged.items, schemas)
      ? { path: [], row: merged.items ?? {}, envelope: undefined }
      : { noRecords: true };
  }
  return merged.properties && rowsWithin(merged, schemas, named, []);
}

function rowsWithin(
  envelope: JsonSchema,
  schemas: FlatSchemas,
  named: string,
  above: readonly string[],
): Rows | undefined {
  const members = Object.entries(envelope.properties ?? {}).map(
    ([name, property]) => [name, schemas.merged(property)] as const,
  );
  const lists = members.filter(([, member]) => isList(member));
  const records = lists.filter(([, { items }]) => isRecord(items, schemas));
  const known = records.find(([name]) => plainName(name) === plainName(named));
  const usual = rowNames.flatMap((name) => records.filter(([one]) => plainName(one) === name));
  const others = members.filter(([name]) => !records.some(([one]) => one === name));
  const isEnvelope = others.every(
    ([name]) => besideRows.test(plainName(name)) || name.startsWith('_'),
  );
  const only = records.length === 1 && isEnvelope ? records[0] : undefined;
  const found =
    known ??
    (isEnvelope || above.length > 0 ? usual[0] : usual.length === 1 ? usual[0] : undefined) ??
    only;
  if (found) {
    return { path: [...above, found[0]], row: found[1].items ?? {}, envelope };
  }
  if (records.length > 1 && isEnvelope) return { ambiguous: records.map(([name]) => name) };
  if (above.length === 0) {
    for (const [name, member] of members) {
      if (!innerNames.includes(plainName(name)) || !member.properties) continue;
      const inside = rowsWithin(member, schemas, named, [name]);
      if (inside) return 'path' in inside ? { ...inside, envelope } : inside;
    }
  }
  const isNoRecords = records.length === 0 && lists.length === 1 && isEnvelope;
  return isNoRecords && rowNames.includes(plainName(lists[0]?.[0] ?? ''))
    ? { noRecords: true }
    : undefined;
}

function rowsAt(
  schema: JsonSchema,
  path: readonly string[],
  schemas: FlatSchemas,
): Rows | undefined {
  let found: JsonSchema = schema;
  for (const step of path) found = schemas.merged(found.properties?.[step] ?? {});
  return isList(found) ? { path, row: found.items ?? {}, envelope: schema } : undefined;
}

function isList(schema: JsonSchema): boolean {
  return schema.items !== undefined || isOfType(schema, 'array');
}

/** Tells whether a schema is an object with members, of one kind or of several. */
export function isRecord(schema: JsonSchema | undefined, schemas: FlatSchemas): boolean {
  if (!schema) return false;
  const { properties, oneOf, anyOf } = schemas.merged(schema);
  if (properties) return Object.keys(properties).length > 0;
  const kinds = oneOf ?? anyOf ?? [];
  return kinds.length > 0 && kinds.every((kind) => schemas.merged(kind).properties !== undefined);
}
