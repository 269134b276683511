import { listedValues, type House, type Property } from './house';
import type { NeededLabel } from './needed-labels';
import { orRather } from '../../../compiler/nearest-name';
import type { ToldText } from './told-texts';

/** Label that nothing uses, with the reason. */
interface IdleLabel {
  told: ToldText;
  why: string;
}

type Properties = Readonly<Record<string, readonly Property[]>>;

/** Texts of the server about records that it may not name. */
const ofServer = ['common:others.one', 'common:others.other'];

/**
 * Finds labels that nothing uses: of schemas, fields and values that the contract does not have, of parts that no
 * screen has. `handedOut` are fields, `Schema.field`, whose values the server lists by their labels.
 */
export function idleLabels(
  house: House,
  needed: readonly NeededLabel[],
  told: readonly ToldText[],
  said: ReadonlySet<string>,
  handedOut: readonly string[],
): IdleLabel[] {
  const found = needed.flatMap(({ keys }) => keys.find((key) => said.has(key)) ?? []);
  const used = new Set([...ofServer, ...found]);
  const places = needed.map(({ place }) => place);
  return told.flatMap((text) => {
    const [, schema = '', field = ''] = /^entities:(\w+)\.values\.(\w+)/.exec(text.key) ?? [];
    const isUsed = used.has(text.key) || handedOut.includes(`${schema}.${field}`);
    const why = isUsed ? undefined : whyIdle(text.key, house, used, places);
    return why === undefined ? [] : [{ told: text, why }];
  });
}

function whyIdle(
  key: string,
  house: House,
  used: ReadonlySet<string>,
  places: readonly string[],
): string | undefined {
  const [namespace = '', ...names] = key.split(/[:.]/);
  const [schema = '', ...path] = namespace === 'common' ? ['', ...names] : names;
  if (!['common', 'entities', 'screens'].includes(namespace)) return undefined;
  if (namespace === 'entities' && !house.schemas.has(schema)) {
    return `the contract has no schema «${schema}»${orRather(schema, house.schemas.keys())}`;
  }
  // Help on a field is about that field.
  const [kind = '', field = '', value] =
    path[1] === 'fields' && path[0] === 'help' ? path.slice(1) : path;
  // One of the two numbers is reason enough.
  if (kind === 'one' && used.has(`entities:${schema}.other`)) return undefined;
  if (kind === 'other' && used.has(`entities:${schema}.one`)) return undefined;
  // For an empty list, where «no …» and the usual plural do not read well together, or there is no plural.
  if (kind === 'none' && namespace === 'entities' && path.length === 1) return undefined;
  // Where «create …» is not the right word.
  if (kind === 'new' && used.has(`entities:${schema}.one`)) return undefined;
  if (namespace === 'screens' || !['fields', 'short', 'values', 'subtitle'].includes(kind)) {
    const alike = places.flatMap((place) => place.split(`${namespace}:${schema}.`)[1] ?? []);
    return `nothing shows it${orRather(path.join('.'), new Set(alike))}`;
  }
  const properties = namespace === 'common' ? allProperties(house) : propertiesOf(schema, house);
  if (!(field in properties)) {
    const of = schema || 'no schema of the contract';
    return `${schema ? `${of} has no` : `${of} has a`} property «${field}»${orRather(field, Object.keys(properties))}`;
  }
  if (['fields', 'short', 'subtitle'].includes(kind)) return undefined;
  const values = [
    ...(properties[field] ?? []).flatMap(listedValues),
    ...marksOf(schema, field, house),
  ];
  if (value === undefined ? values.length > 0 : values.includes(value)) return undefined;
  return `«${field}» never is «${value ?? ''}»${orRather(value ?? '', values)}`;
}

function propertiesOf(schema: string, { schemas }: House): Properties {
  const properties = Object.entries(schemas.get(schema) ?? {});
  return Object.fromEntries(properties.map(([name, property]) => [name, [property]]));
}

/** Returns the properties of every schema, by name. */
function allProperties({ schemas }: House): Properties {
  const all: Record<string, Property[]> = {};
  for (const properties of schemas.values()) {
    for (const [name, property] of Object.entries(properties)) (all[name] ??= []).push(property);
  }
  return all;
}

function marksOf(schema: string, field: string, { fields }: House): string[] {
  return fields
    .filter(({ definition }) => definition.schema === schema)
    .flatMap(({ definition }) => Object.keys(definition.fields[field]?.mark?.tones ?? {}));
}
