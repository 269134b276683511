import type { ImportedRow, ImportRow } from '../../../../api/imports';

/** What the server asks before it stores a row. */
export interface Confirmation {
  /** The member of the row that confirms it. */
  member: string;
  /** The question's reasons, in the server's words. */
  messages: readonly string[];
}

/** By line. */
export type Confirmations = ReadonlyMap<number, Confirmation>;

/** Of answers, the refusals that can be confirmed. */
export function confirmationsIn(answers: Iterable<ImportedRow>): Confirmations {
  const found = new Map<number, Confirmation>();
  for (const { line, outcome, confirm, messages } of answers)
    if (outcome === 'refused' && confirm !== undefined)
      found.set(line, { member: confirm, messages });
  return found;
}

/** Rows as they are sent once what is asked of them is confirmed. */
export function confirmedRows<Row extends ImportRow>(
  rows: readonly Row[],
  confirmations: Confirmations,
): readonly Row[] {
  return rows.map((row) => {
    const asked = confirmations.get(row.line);
    return asked ? { ...row, values: { ...row.values, [asked.member]: true } } : row;
  });
}
