import { heldSpan, type BookedSpan } from '../../../../schemas/rules/work-time-problem';
import type { WorkTime } from '../task';

/** Working times of a task as spans, with the number of its order; without those that nobody can hold. */
export const bookedOf = (rows: readonly WorkTime[], auftragsnummer: number): BookedSpan[] =>
  rows.flatMap((row) => {
    const { span } = heldSpan(row);
    return span ? [{ ...span, von: row.von, bis: row.bis, auftragsnummer }] : [];
  });
