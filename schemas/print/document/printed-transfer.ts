import type { PrintedLetter } from '../layout/press';

/** Warehouse, and the place in it that goods are taken from or put into. */
export interface PrintedPlace {
  lager: string;
  lagerplatz: string | null;
}

/** Content of the paper that accompanies a transfer: plain JSON, so that the same transfer has the same bytes. */
export interface PrintedTransfer extends PrintedLetter {
  kind: 'transfer';
  umlagerungsnummer: string;
  /** `YYYY-MM-DD`: day of dispatch. */
  datum: string;
  /** Day of arrival. */
  eingang: string | null;
  /** True if it was cancelled, which is printed across the page. */
  storniert: boolean;
  von: PrintedPlace;
  nach: PrintedPlace;
  versandtVon: string | null;
  empfaenger: string | null;
  artikelnummer: string;
  bezeichnung: string;
  menge: number;
  mengeneinheit: string;
  seriennummern: readonly string[];
  bemerkung: string | null;
}
