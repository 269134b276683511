/** Writes a name as words, for an operation's summary: `StockMovements` → `stock movements`. */
export function operationWords(name: string): string {
  return name.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
