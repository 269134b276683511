import { resolved, type Schema } from '../walk/contract-document';
import { sampleValue } from '../walk/sample-value';

/** Step into an array. */
const ITEM = '[]';

/** Place of a value in a body, and what it should be. */
export interface Place {
  /** Names of properties, `[]` for an item. */
  path: readonly string[];
  schema: Schema;
}

/** Returns a schema without its reference and its «or null». */
export function plain(schema: Schema): Schema {
  const found = resolved(schema);
  const choices = [...(found.anyOf ?? []), ...(found.oneOf ?? [])].filter(
    (choice) => resolved(choice).type !== 'null',
  );
  return choices.length === 1 ? plain(choices[0] as Schema) : found;
}

/** Lists every place of a body, the body itself first; a schema within itself once. */
export function placesOf(
  schema: Schema,
  path: readonly string[] = [],
  above: Schema[] = [],
): Place[] {
  const found = plain(schema);
  if (above.includes(found)) return [];
  const inside = [...above, found];
  return [
    { path, schema: found },
    ...Object.entries(found.properties ?? {})
      .filter(([, property]) => !resolved(property).readOnly)
      .flatMap(([name, property]) => placesOf(property, [...path, name], inside)),
    ...(found.items ? placesOf(found.items, [...path, ITEM], inside) : []),
    ...[...(found.anyOf ?? []), ...(found.oneOf ?? [])].flatMap((choice) =>
      placesOf(choice, path, inside),
    ),
  ];
}

/** Returns the way from a schema to itself, when it holds itself. */
export function wayToItself(schema: Schema): readonly string[] | undefined {
  const search = (
    inner: Schema,
    path: readonly string[],
    above: Schema[],
  ): typeof path | undefined => {
    const found = plain(inner);
    if (path.length > 0 && found === schema) return path;
    if (above.includes(found)) return undefined;
    const steps = [
      ...Object.entries(found.properties ?? {}),
      ...(found.items ? [[ITEM, found.items] as const] : []),
    ];
    for (const [name, step] of steps) {
      const way = search(step, [...path, name], [...above, found]);
      if (way) return way;
    }
    return undefined;
  };
  return search(schema, [], []);
}

const HOLE = '\u2026here\u2026';

/** Returns the JSON of a valid body with what it must have, cut in two at the value of a place. */
export function around(schema: Schema, path: readonly string[]): [before: string, after: string] {
  const [before = '', after = ''] = JSON.stringify(withHole(schema, path)).split(`"${HOLE}"`);
  return [before, after];
}

function withHole(schema: Schema, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return HOLE;
  const found = plain(schema);
  if (name === ITEM) return [withHole(found.items ?? {}, rest)];
  const sample = sampleValue(found, 'required');
  return { ...(sample as object), [name]: withHole(found.properties?.[name] ?? {}, rest) };
}
