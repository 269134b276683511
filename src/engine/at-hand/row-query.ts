import type { Condition, Operator } from '../../../schemas/rules/filter-grammar';
import type { AnyRecord } from '../../api/dialect';
import { compareValues } from './compare-values';
import { dialledMatch, foldedMatch } from './folded-match';
import { meetsCondition } from './meets-condition';

/** Predicate of a computed query (3-decisions §3.3). */
export type RowPredicate =
  | { op: 'AND' | 'OR' | 'NOT'; items: readonly RowPredicate[] }
  | { attribute: string; operator: string; value?: unknown };

export interface RowOrder {
  field: string;
  descending: boolean;
  /** Values in this order, others after them. */
  values?: readonly (string | number)[] | undefined;
}

/** What is asked of rows that are at hand: by a list's parameters, a computed query, or both. */
export interface RowQuery {
  conditions?: readonly Condition[];
  predicate?: RowPredicate | undefined;
  search?: string | undefined;
}

/** Error when rows at hand lack a field that something is asked about. */
export class NotAtHand extends Error {
  override readonly name = 'NotAtHand';
}

/** Returns a function that tells which rows are asked for, as the server would. */
export function rowTest({ conditions = [], predicate, search = '' }: RowQuery) {
  const words = searchTest(search);
  return (row: AnyRecord): boolean =>
    conditions.every((one) => meetsCondition(row[one.field], one)) &&
    (!predicate || meetsPredicate(row, predicate)) &&
    words(row);
}

function meetsPredicate(row: AnyRecord, predicate: RowPredicate): boolean {
  if ('op' in predicate) {
    const { op, items } = predicate;
    if (op === 'NOT') return !items.some((item) => meetsPredicate(row, item));
    return op === 'AND'
      ? items.every((item) => meetsPredicate(row, item))
      : items.length === 0 || items.some((item) => meetsPredicate(row, item));
  }
  const { attribute, operator, value } = predicate;
  const values = value === undefined ? [] : [value].flat().map(String);
  if (operator === 'in' && values.length === 0) return false;
  return meetsCondition(row[attribute], {
    field: attribute,
    operator: operator as Operator,
    values,
  });
}

/**
 * Returns a function that tells in which rows every word occurs, or the digits of a telephone number. All texts and
 * numbers of a row are looked at: which of them the server searches only the contract says.
 */
function searchTest(search: string): (row: AnyRecord) => boolean {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldedMatch(word, 'contains'));
  if (words.length === 0) return () => true;
  const dialled = dialledMatch(search, 'contains');
  return (row) => {
    const texts = Object.entries(row)
      .filter(([name, value]) => !name.endsWith('Id') && isSearchable(value))
      .map(([, value]) => String(value));
    return words.every((holds) => texts.some(holds)) || texts.some(dialled);
  };
}

const isSearchable = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number';

/** Names the fields that a query asks about. */
export function fieldsAsked({ conditions = [], predicate }: RowQuery): string[] {
  return [...conditions.map(({ field }) => field), ...(predicate ? fieldsOf(predicate) : [])];
}

const fieldsOf = (predicate: RowPredicate): string[] =>
  'op' in predicate ? predicate.items.flatMap(fieldsOf) : [predicate.attribute];

/** Throws {@link NotAtHand} for a field that none of the rows has: nothing true could be said. */
export function requireFields(rows: readonly AnyRecord[], fields: readonly string[]): void {
  if (rows.length === 0) return;
  const missing = fields.find((field) => !rows.some((row) => Object.hasOwn(row, field)));
  if (missing !== undefined) throw new NotAtHand(`«${missing}» is not at hand`);
}

/** Returns rows in an order; empty values come last, and first where it is reversed, as on the server. */
export function inOrderOf(rows: readonly AnyRecord[], order: readonly RowOrder[]): AnyRecord[] {
  return [...rows].sort(rowComparison(order));
}

/** Returns a function that compares two rows by an order, then by their ids in the direction of its last term. */
export function rowComparison(order: readonly RowOrder[]): (a: AnyRecord, b: AnyRecord) => number {
  // Of a field that is named twice the first term counts.
  const terms = order.filter(
    ({ field }, at) => order.findIndex((one) => one.field === field) === at,
  );
  const isKeyed = terms.some(({ field }) => field === 'id');
  const key: RowOrder = { field: 'id', descending: terms.at(-1)?.descending ?? false };
  const all = isKeyed ? terms : [...terms, key];
  return (a, b) => {
    for (const { field, descending, values } of all) {
      const placed = values ? placeOf(values, a[field]) - placeOf(values, b[field]) : 0;
      const found = placed || comparedFields(a[field], b[field]);
      if (found !== 0) return descending ? -found : found;
    }
    return 0;
  };
}

function placeOf(values: readonly (string | number)[], value: unknown): number {
  const place = values.findIndex((one) => String(one) === String(value));
  return place < 0 ? values.length : place;
}

function comparedFields(a: unknown, b: unknown): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  return compareValues(a, b);
}

/** Reads a list's `orderBy`, e.g. `-datum,id`. */
export const orderOfText = (orderBy: string): RowOrder[] =>
  orderBy
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => ({ field: term.replace(/^[-+]/, ''), descending: term.startsWith('-') }));
