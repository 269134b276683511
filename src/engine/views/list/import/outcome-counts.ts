import type { ImportedRow, ImportOutcome } from '../../../../api/imports';
import type { ParsedRow } from './parse-rows';

export type OutcomeCounts = Readonly<Record<ImportOutcome, number>>;

/** Counts the parts that rows have brought along. */
export function broughtBy(answers: ReadonlyMap<number, ImportedRow>): number {
  return [...answers.values()].reduce((sum, { parts }) => sum + parts, 0);
}

/** Counts rows by outcome; those that were not sent because of a problem are refused. */
export function countsOf(
  rows: readonly ParsedRow[],
  answers: ReadonlyMap<number, ImportedRow>,
): OutcomeCounts {
  const counts = { created: 0, updated: 0, skipped: 0, refused: 0 };
  for (const { line, problems } of rows) {
    const outcome = Object.keys(problems).length > 0 ? 'refused' : answers.get(line)?.outcome;
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}
