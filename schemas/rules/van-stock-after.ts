/** Row of a store's stock. */
interface StockRow {
  artikelId: number;
  reserviert: number;
  verfuegbar: number;
}

/**
 * Returns what a row of a technician's good parts says after an unplanned part was taken: its order has it, so that it is
 * reserved until it is installed; undefined for any other call.
 */
export function vanStockAfter(
  { artikelId, reserviert, verfuegbar }: StockRow,
  { operation, body }: { operation: string; body: Readonly<Record<string, unknown>> },
): Partial<StockRow> | undefined {
  const isTaken = operation === 'POST /service/auftraege/{serviceAuftragId}/material';
  if (!isTaken || body.artikelId !== artikelId) return undefined;
  const menge = Number(body.menge);
  return { reserviert: reserviert + menge, verfuegbar: verfuegbar - menge };
}
