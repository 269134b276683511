/** Recipient of a document. An empty name and street are left out, as on a small invoice (§33 UStDV). */
export interface PrintedRecipient {
  /** name1 to name3, without empty ones. */
  namen: readonly string[];
  /** «Frau Eva Muster». */
  ansprechpartner: string | null;
  strasse: string | null;
  plz: string | null;
  ort: string | null;
  lkz: string;
  /** Name of the country in the sender's language; printed where it is not the sender's country. */
  land: string;
  kundennr: string | null;
  ustId: string | null;
  /** Delivery address where it differs: lines of an address. */
  lieferanschrift: readonly string[] | null;
}
