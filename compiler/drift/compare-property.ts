import type { JsonSchema } from '../../schemas/contract/document';
import type { Drift } from './drift';

type Found = Pick<Drift, 'kind' | 'breaks' | 'text'>;

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
/** Keywords that are either the same or ask for something else. */
const exact = ['pattern', 'multipleOf', 'uniqueItems', 'contentMediaType'];

/** Finds the differences in a property that both have, as far as they matter to what shows or sends it. */
export function compareProperty(name: string, before: JsonSchema, after: JsonSchema): Found[] {
  const [was, is] = [typeText(before), typeText(after)];
  if (was !== is) {
    return [{ kind: 'type-changed', breaks: true, text: `${name} is ${is}, before ${was}` }];
  }
  return [
    ...comparedValues(name, before, after),
    ...[...lower, ...upper, ...exact].flatMap((word) => comparedBound(name, word, before, after)),
    ...(after.readOnly && !before.readOnly
      ? [{ kind: 'read-only', breaks: false, text: `${name} is only read now` } as const]
      : []),
    ...(isNullable(before) && !isNullable(after)
      ? [{ kind: 'bound-narrower', breaks: false, text: `${name} must have a value now` } as const]
      : []),
    ...comparedRight(name, before, after),
    ...(before.items && after.items ? compareProperty(`${name}[]`, before.items, after.items) : []),
  ];
}

function comparedRight(name: string, before: JsonSchema, after: JsonSchema): Found[] {
  const [had, has] = [before, after].map((schema) => JSON.stringify(schema['x-right']) ?? 'none');
  if (had === has) return [];
  const text = `${name} asks for the right ${String(has)}, before ${String(had)}`;
  return [{ kind: 'right-changed', breaks: false, text }];
}

function comparedValues(name: string, before: JsonSchema, after: JsonSchema): Found[] {
  const values = (schema: JsonSchema) => schema.enum?.filter((value) => value !== null);
  const [was, is] = [values(before), values(after)];
  if (!is) return [];
  if (!was) {
    const text = `${name} only takes ${listed(is)} now`;
    return [{ kind: 'values-gone', breaks: false, text }];
  }
  const gone = was.filter((value) => !is.includes(value));
  const added = is.filter((value) => !was.includes(value));
  return [
    ...(gone.length > 0
      ? [
          {
            kind: 'values-gone',
            breaks: false,
            text: `${name} no longer takes ${listed(gone)}`,
          } as const,
        ]
      : []),
    ...(added.length > 0
      ? [
          {
            kind: 'values-new',
            breaks: false,
            text: `${name} has new values without a label: ${listed(added)}`,
          } as const,
        ]
      : []),
  ];
}

function comparedBound(name: string, word: string, before: JsonSchema, after: JsonSchema): Found[] {
  const [was, is] = [before[word], after[word]];
  if (is === undefined || is === was || is === false) return [];
  const [a, b] = [Number(was), Number(is)];
  const isWider =
    was !== undefined && (lower.includes(word) ? b < a : upper.includes(word) && b > a);
  if (isWider) return [];
  const earlier = was === undefined ? 'none' : String(was);
  return [
    {
      kind: 'bound-narrower',
      breaks: false,
      text: `${name}: ${word} is ${String(is)}, before ${earlier}`,
    },
  ];
}

function typeText(schema: JsonSchema): string {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    .filter(({ type }) => type !== 'null')
    .map(typeText);
  const types = [schema.type ?? [], choices].flat(2).filter((type) => type !== 'null');
  const type = schema.$ref?.split('/').at(-1) ?? (types.sort().join(' or ') || 'anything');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

/** Tells whether null is allowed. Type and choices hold at once: where both are given, both have to allow it. */
function isNullable({ type, anyOf, oneOf }: JsonSchema): boolean {
  const choices = anyOf ?? oneOf;
  const saysNull = choices?.some((choice) => choice.type === 'null');
  if (type === undefined) return saysNull === true;
  return [type].flat().includes('null') && saysNull !== false;
}

function listed(values: readonly unknown[]): string {
  return values.map((value) => `«${String(value)}»`).join(', ');
}
