import type { PrintedLetter } from '../layout/press';

/** A warehouse, and the place in it where goods are taken from or put. */
export interface PrintedPlace {
  lager: string;
  lagerplatz: string | null;
}

/** All that stands on the paper that goes with a transfer: plain JSON, so that the same transfer has the same bytes. */
export interface PrintedTransfer extends PrintedLetter {
  kind: 'transfer';
  umlagerungsnummer: string;
  /** `YYYY-MM-DD`: the day that it was sent. */
  datum: string;
  /** The day that it arrived. */
  eingang: string | null;
  /** It was cancelled: said across the page. */
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
