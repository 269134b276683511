/** Company that sends a document, as on its letter paper. */
export interface PrintedCompany {
  name: string;
  /** Sender above the address, in one line; null: name, street, postal code and town. */
  absenderzeile: string | null;
  strasse: string;
  plz: string;
  ort: string;
  lkz: string;
  /** Name of the country in the document's language. */
  land: string;
  telefon: string | null;
  email: string | null;
  webseite: string | null;
  ustId: string | null;
  steuernr: string | null;
  /** «Amtsgericht Köln, HRB 12345». */
  register: string | null;
  geschaeftsfuehrer: readonly string[];
  bank: string | null;
  iban: string | null;
  bic: string | null;
  /** Holder of the account, where that is not the company's name. */
  kontoinhaber: string | null;
  logo: PrintedLogo | null;
}

/** An image in base64, or paths as SVG writes them (`d`) in a box of this size with the origin at its top left. */
export type PrintedLogo =
  | { art: 'PNG' | 'JPEG'; daten: string }
  | {
      art: 'PFADE';
      breite: number;
      hoehe: number;
      pfade: readonly { d: string; farbe: string }[];
    };
