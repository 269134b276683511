import type { DocumentRow, PositionRow } from '../document-row';
import type { Changing } from './changing';

/**
 * Interface of the area that keeps what customers owe: it hears of invoices in the transaction that books them. Open
 * items build on sales documents, so that area makes these operations with its own (`server/areas/open-items/area.ts`).
 */
export interface Receivables {
  /** Handles a booked invoice. */
  booked(document: DocumentRow, lines: readonly PositionRow[], changing: Changing): Promise<void>;
  /** Handles an invoice that a booked counter document has reversed. */
  takenBack(
    invoice: DocumentRow,
    counter: { document: DocumentRow; lines: readonly PositionRow[] },
    changing: Changing,
  ): Promise<void>;
}
