import { addMoney } from '../../../schemas/rules/decimal';

/** What there is of a product in a warehouse, and what of it is not free. */
export interface StockOfWarehouse {
  bestand: number;
  blockiert: number;
  inKommissionierung: number;
  verfuegbar: number;
}

/**
 * How much a document may take of a product in a warehouse: what nobody else has reserved; what it has
 * reserved itself it gets first come, first served, as long as it lies there.
 */
export function availableFor(level: StockOfWarehouse | undefined, ownReserved: number): number {
  if (!level) return 0;
  const { bestand, blockiert, inKommissionierung, verfuegbar } = level;
  const there = addMoney(bestand, -blockiert, -inKommissionierung);
  return Math.max(0, Math.min(there, Math.max(ownReserved, addMoney(verfuegbar, ownReserved))));
}
