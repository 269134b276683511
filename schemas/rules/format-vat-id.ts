/**
 * Writes a compact VAT id for people: the Swiss one with its own punctuation, «CHE-107.787.577 MWST», others unchanged.
 */
export function formatVatId(vatId: string): string {
  return vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})(MWST|TVA|IVA)$/, 'CHE-$1.$2.$3 $4');
}
