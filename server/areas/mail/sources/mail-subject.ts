import type { EInvoiceFormat } from '../../../../schemas/e-invoice/formats';
import type { MailTemplateKind } from '../../../../schemas/rules/mail-template';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type { Executor } from '../../../db/database';
import type { Language } from '../../../http/texts/language';
import type { Asker } from '../../../print/print-document';

/** Persons who get a kind of papers: the property that says so. */
export type MailRole = 'mailRechnung' | 'mailAuftrag' | 'mailService';

/** Paper of a record: a booked document's as it is kept, or in a format of e-invoices; or one that is made now. */
export type MailPaper = { name: string; typ: 'application/pdf' | 'application/xml' } & (
  { belegId: number; format: EInvoiceFormat | null } | { make: () => Promise<Buffer> }
);

/** Record that a message is about, with everything that the message is made of. */
export interface MailSubject {
  quelle: 'BELEG' | 'SERVICEBERICHT';
  /** Code and id of the record, whose files may be attached. */
  tabelle: string;
  tabelleId: number;
  /** What it is called, in the language of its paper: «Rechnung RE26-00017». */
  bezug: string;
  belegId: number | null;
  planungId: number | null;
  adresseId: number;
  /** Contact person whom the record names. */
  personId: number | null;
  kunde: string;
  sprache: PrintLanguage;
  art: MailTemplateKind;
  rolle: MailRole;
  /** Values of the placeholders that are its own. */
  werte: Readonly<Record<string, string>>;
  /** What always goes along. */
  papers: readonly MailPaper[];
  /** What is worth knowing before it goes out: code of the message and its parameters. */
  warnings: readonly { code: string; parameters: readonly string[] }[];
}

/** Kind of records that messages can be about. */
export interface MailSource {
  /** Code of the record's table. */
  tabelle: string;
  /** Reads the record. Throws 404, and 409 where it cannot be sent yet. */
  read(id: number, db: Executor, asker: Asker & { language: Language }): Promise<MailSubject>;
}
