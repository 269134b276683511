/** Data about a document itself. */
export interface PrintedHead {
  belegart: PrintedType;
  /** Number; null as long as it has none. */
  belegnummer: string | null;
  belegdatum: string;
  waehrung: string;
  bestellnummerKunde: string | null;
  auftragsDatum: string | null;
  liefertermin: string | null;
  fixtermin: boolean;
  /** Day or period of the delivery or service (§14 (4) no. 6 UStG); a single day when both are equal or one is null. */
  leistungVon: string | null;
  leistungBis: string | null;
  /** Name of the clerk, with phone and e-mail where they differ from the company's. */
  bearbeiter: string | null;
  bearbeiterTelefon: string | null;
  bearbeiterEmail: string | null;
  /** «Sehr geehrte Frau Muster», with or without its comma. */
  briefanrede: string | null;
  kopftext: string | null;
  fusstext: string | null;
  /** Text of the delivery term. */
  lieferbedingung: string | null;
  /** Discounts on the whole, for their label; the amount is in the totals. */
  rabatt1: number | null;
  rabatt2: number | null;
  /** Documents it refers to: predecessors, of a cancellation the cancelled invoice first. */
  bezuege: readonly PrintedReference[];
  /** Reason why a document was cancelled. */
  grund: string | null;
}

/** Types that can be printed; 0490 cancels or corrects an invoice. */
export type PrintedType = '0100' | '0200' | '0300' | '0400' | '0490' | '0500';

export interface PrintedReference {
  belegart: PrintedType;
  belegnummer: string;
  belegdatum: string;
}

/** Tells whether a document asks for money or gives it back, so that §14 UStG applies. */
export function isInvoice(belegart: PrintedType): boolean {
  return belegart === '0400' || belegart === '0490' || belegart === '0500';
}
