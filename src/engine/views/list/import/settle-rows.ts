import type { Field, Fields } from '../../../fields/field';
import type { Problem } from '../../../fields/field-editing';
import type { ParsedRow } from './parse-rows';

/** Row as it is sent: what is wrong with it is left empty as far as it may be. */
export interface SettledRow extends ParsedRow {
  /** Names of the fields that were left empty. */
  left: readonly string[];
}

/** Kind of problem of one field, and the rows that have it. */
export interface ProblemGroup {
  key: string;
  field: Field;
  problem: Problem;
  rows: number;
  /** Text that has it. */
  example: string;
  /** True if the field may be empty. */
  canLeave: boolean;
}

interface SettleOptions {
  fields: Fields;
  /** Field by which records are recognised: without it a row would be another record. */
  key: string | undefined;
  /** Keys of groups whose rows stay away. */
  refused: ReadonlySet<string>;
  judge: (values: ParsedRow['values']) => ParsedRow['problems'];
}

export function groupKey(name: string, problem: Problem): string {
  return `${rootOf(name)} ${problem.key}`;
}

const rootOf = (name: string) => name.split('.')[0] ?? name;

function canLeave(field: Field | undefined, key: string | undefined): boolean {
  return field !== undefined && !field.required && !(key ?? '').split(',').includes(field.name);
}

/** Tells whether a cell had the value: a missing one cannot be left empty. */
const isSaid = (row: ParsedRow, name: string) =>
  Object.hasOwn(row.values, name) || row.unread?.includes(name) === true;

/**
 * Leaves out of a row what is wrong in fields that may be empty, unless its kind of problem keeps the row away. A field
 * that is missing without it stays, with its problem.
 */
export function settleRow(row: ParsedRow, options: SettleOptions): SettledRow {
  const { fields, key, refused, judge } = options;
  let { values, problems } = row;
  const left: string[] = [];
  const needed = new Set<string>();
  // Each round leaves out at least one field, or is the last.
  for (;;) {
    const names = Object.entries(problems)
      .filter(([name, found]) => !found.some((problem) => refused.has(groupKey(name, problem))))
      .map(([name]) => rootOf(name))
      .filter((name) => isSaid(row, name) && !needed.has(name) && !left.includes(name))
      .filter((name) => canLeave(fields[name], key));
    if (names.length === 0) return { ...row, values, problems, left };
    const without = Object.fromEntries(
      Object.entries(values).filter(([name]) => !names.includes(name)),
    );
    const judged = judge(without);
    const missing = names.filter((name) => Object.hasOwn(judged, name));
    if (missing.length > 0) {
      for (const name of missing) needed.add(name);
      continue;
    }
    left.push(...names);
    values = without;
    const own = Object.entries(row.problems).filter(
      ([name]) => row.unread?.includes(name) && !left.includes(name),
    );
    problems = { ...judged, ...Object.fromEntries(own) };
  }
}

/** Lists all kinds of problems, the most frequent first. `textOf`: what stands in the cell of a field. */
export function problemGroups(
  rows: readonly ParsedRow[],
  { fields, key }: Pick<SettleOptions, 'fields' | 'key'>,
  textOf: (row: ParsedRow, field: Field) => string,
): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const row of rows) {
    for (const [name, found] of Object.entries(row.problems)) {
      const field = fields[rootOf(name)];
      const [problem] = found;
      if (!field || !problem) continue;
      const group = groupKey(name, problem);
      const before = groups.get(group);
      const leaves = isSaid(row, field.name) && canLeave(field, key);
      groups.set(group, {
        ...(before ?? {
          key: group,
          field,
          problem,
          example: textOf(row, field),
          canLeave: leaves,
        }),
        rows: (before?.rows ?? 0) + 1,
      });
    }
  }
  return [...groups.values()].toSorted((one, other) => other.rows - one.rows);
}
