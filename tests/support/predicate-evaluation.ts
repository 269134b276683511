import type { Row } from './api-client';

export interface Comparison {
  attribute: string;
  operator: string;
  value?: unknown;
}
export type Tree = { op: 'AND' | 'OR' | 'NOT'; items: Tree[] } | Comparison;

const collator = new Intl.Collator('de', { numeric: true });

/** Compares in German order, ties by code point, as the database breaks them. */
export function compareGerman(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Folds a value to lower case without accents, as every search does. */
export const folded = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe');

/** Tells whether a text holds another as a search finds it, or starts with it: «ü», «ue» and «u» are one. */
export function holdsFolded(text: unknown, searched: unknown, where = ''): boolean {
  const literal = folded(searched).replace(/[^a-z0-9 ]/g, '\\$&');
  return new RegExp(where + literal.replace(/([aou])e?/g, '$1e?')).test(folded(text));
}

/** Tells whether a row fulfils a predicate: two-valued, an empty field fulfils no comparison but `!=` and `null`. */
export function fulfils(row: Row, tree: Tree): boolean {
  if ('op' in tree) {
    if (tree.op === 'AND') return tree.items.every((item) => fulfils(row, item));
    if (tree.op === 'OR') return tree.items.some((item) => fulfils(row, item));
    return !fulfils(row, tree.items[0] as Tree);
  }
  const own = row[tree.attribute];
  const { operator, value } = tree;
  if (operator === 'null') return own === null;
  if (operator === '!null') return own !== null;
  if (operator === '!=') return own !== value;
  if (own === null) return false;
  switch (operator) {
    case '=':
      return own === value;
    case 'in':
      return (value as unknown[]).includes(own);
    case '~':
      return holdsFolded(own, value);
    case '^':
      return holdsFolded(own, value, '^');
    default: {
      const order =
        typeof own === 'number' ? own - Number(value) : compareGerman(String(own), String(value));
      if (operator === '<') return order < 0;
      if (operator === '<=') return order <= 0;
      if (operator === '>') return order > 0;
      if (operator === '>=') return order >= 0;
      throw new Error(`unknown operator ${operator}`);
    }
  }
}

/** Returns a source of numbers from 0 to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes a random tree over `attributes`; its values come from `rows`, so that its conditions meet some of them. */
export function randomTree(
  rows: readonly Row[],
  attributes: readonly string[],
  random: () => number,
  levels = 4,
): Tree {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  if (levels > 1 && random() < 0.6) {
    const op = pick(['AND', 'OR', 'NOT'] as const);
    const items = Array.from({ length: op === 'NOT' ? 1 : 1 + Math.floor(random() * 3) }, () =>
      randomTree(rows, attributes, random, levels - 1),
    );
    return { op, items };
  }
  const attribute = pick(attributes);
  const filled = rows.map((row) => row[attribute]).filter((value) => value !== null);
  const sample = pick(filled);
  const compared = ['=', '!=', '<', '<=', '>', '>='];
  const operators =
    typeof sample === 'boolean'
      ? ['=', '!=', 'null', '!null']
      : /^\d{4}-\d\d-\d\d(T|$)/.test(String(sample))
        ? [...compared, 'in', 'null', '!null']
        : [...compared, 'in', '~', '^', 'null', '!null'];
  const operator = pick(operators);
  switch (operator) {
    case 'null':
    case '!null':
      return { attribute, operator };
    case 'in':
      return { attribute, operator, value: [sample, pick(filled), pick(filled)] };
    case '~':
    case '^':
      return { attribute, operator, value: String(sample).slice(0, 3).trim() };
    default:
      return { attribute, operator, value: sample };
  }
}
