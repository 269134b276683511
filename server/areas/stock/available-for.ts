import { addMoney } from '../../../schemas/rules/decimal';

/** Stock of a product in a warehouse, and the parts of it that are not free. */
export interface StockOfWarehouse {
  bestand: number;
  blockiert: number;
  inKommissionierung: number;
  verfuegbar: number;
}

/**
 * Quantity that a document may take of a product in a warehouse: what nobody else has reserved; its own reservation is
 * served first come, first served, as long as goods lie there.
 */
export function availableFor(level: StockOfWarehouse | undefined, ownReserved: number): number {
  if (!level) return 0;
  const { bestand, blockiert, inKommissionierung, verfuegbar } = level;
  const there = addMoney(bestand, -blockiert, -inKommissionierung);
  return Math.max(0, Math.min(there, Math.max(ownReserved, addMoney(verfuegbar, ownReserved))));
}
