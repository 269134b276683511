import type { DocumentRow, PositionRow } from '../document-row';
import type { Changing } from './changing';

/**
 * Who keeps what customers owe is told of invoices, in the transaction that books them. Open items build
 * on sales documents, so that area makes these operations with its own (`server/areas/open-items/area.ts`).
 */
export interface Receivables {
  /** An invoice was booked. */
  booked(document: DocumentRow, lines: readonly PositionRow[], changing: Changing): Promise<void>;
  /** An invoice was taken back by a counter document that is booked, too. */
  takenBack(
    invoice: DocumentRow,
    counter: { document: DocumentRow; lines: readonly PositionRow[] },
    changing: Changing,
  ): Promise<void>;
}
