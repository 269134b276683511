/** A line of a document. Prices are null where none are printed. */
export interface PrintedLine {
  position: number;
  /** N article, T text, Z subtotal, O optional, A alternative. */
  positionsArt: 'N' | 'T' | 'Z' | 'O' | 'A';
  artikelnummer: string | null;
  bezeichnung: string;
  langtext: string | null;
  /** Set on a text that names the document whose lines follow. */
  ueberschrift?: true;
  menge: number | null;
  /** Unit in the document's language: «Stk.». */
  mengeneinheit: string | null;
  einzelpreis: number | null;
  rabatt1: number | null;
  rabatt2: number | null;
  teuerungszuschlagProzent: number | null;
  /** Unit price after discounts and surcharge. */
  effektiverPreis: number | null;
  /** Total; null for a subtotal, which prints the sum of the article lines since the last one. */
  gesamtpreis: number | null;
  steuersatz: number | null;
}
