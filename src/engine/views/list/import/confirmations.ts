import type { ImportedRow, ImportRow } from '../../../../api/imports';

/** Question that the server asks before it stores a row. */
export interface Confirmation {
  /** Member of the row that confirms it. */
  member: string;
  /** Reasons for the question, in the server's words. */
  messages: readonly string[];
}

/** Questions by line. */
export type Confirmations = ReadonlyMap<number, Confirmation>;

/** Returns the refusals among answers that can be confirmed. */
export function confirmationsIn(answers: Iterable<ImportedRow>): Confirmations {
  const found = new Map<number, Confirmation>();
  for (const { line, outcome, confirm, messages } of answers)
    if (outcome === 'refused' && confirm !== undefined)
      found.set(line, { member: confirm, messages });
  return found;
}

/** Builds the rows as they are sent once the questions about them are confirmed. */
export function confirmedRows<Row extends ImportRow>(
  rows: readonly Row[],
  confirmations: Confirmations,
): readonly Row[] {
  return rows.map((row) => {
    const asked = confirmations.get(row.line);
    return asked ? { ...row, values: { ...row.values, [asked.member]: true } } : row;
  });
}
