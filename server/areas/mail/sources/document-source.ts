import { formatDate } from '../../../../schemas/rules/format-date';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { documentTypes } from '../../../../schemas/rules/document-types';
import { dueDay } from '../../../../schemas/rules/due-terms';
import { isHybrid } from '../../../../schemas/e-invoice/formats';
import type { MailTemplateKind } from '../../../../schemas/rules/mail-template';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import { valueLabel } from '../../../http/texts/labels';
import type { Language } from '../../../http/texts/language';
import { isDraft, readDocument, type DocumentRow } from '../../sales/document-row';
import { outgoingEInvoice } from '../../sales/e-invoice/outgoing-e-invoice';
import { lackOf } from '../../sales/e-invoice/lack-of';
import { termsOf } from '../../sales/paper/printed-payment';
import type { MailRole, MailSource, MailSubject } from './mail-subject';

type Category = (typeof documentTypes)[string]['kategorie'];

const kinds: Readonly<Partial<Record<Category, readonly [MailTemplateKind, MailRole]>>> = {
  CUSTOMER_OFFER: ['ANGEBOT', 'mailAuftrag'],
  CUSTOMER_ORDER: ['AUFTRAG', 'mailAuftrag'],
  CUSTOMER_DELIVERY_DOCUMENT: ['LIEFERSCHEIN', 'mailAuftrag'],
  CUSTOMER_INVOICE: ['RECHNUNG', 'mailRechnung'],
  CUSTOMER_CREDIT_NOTE: ['GUTSCHRIFT', 'mailRechnung'],
};

/** Source of messages about sales documents: booked ones, since a draft may still become another. */
export const documentSource: MailSource = {
  tabelle: 'BEK',

  async read(id, db, { language }) {
    const document = await readDocument(id, db);
    const { belegart, belegnummer } = document;
    const kind = kinds[documentTypes[belegart]?.kategorie ?? 'SUPPLIER_ORDER'];
    if (!kind) throw problem(409, 'msg_mail_not_sent');
    if (isDraft(document) || belegnummer === null) throw problem(409, 'msg_mail_draft');
    const sprache = document.sprache as PrintLanguage;
    const bezug = `${valueLabel(sprache, 'SalesDocument', 'belegart', belegart)} ${belegnummer}`;
    const [art, rolle] = kind;
    return {
      quelle: 'BELEG',
      tabelle: 'BEK',
      tabelleId: id,
      bezug,
      belegId: id,
      planungId: null,
      adresseId: document.adresseId,
      personId: document.ansprechpartnerId,
      kunde: document.name1 ?? '',
      sprache,
      art,
      rolle,
      werte: await valuesOf(document, sprache, db),
      ...(await papersOf(document, bezug, db, language)),
    };
  },
};

/**
 * Names the papers of a booked document: the PDF, as the customer's e-invoice where that is a PDF, else with its XML
 * beside it. An e-invoice that lacks what its format demands is left away, and said.
 */
async function papersOf(
  document: DocumentRow,
  bezug: string,
  db: Executor,
  language: Language,
): Promise<Pick<MailSubject, 'papers' | 'warnings'>> {
  const belegId = document.id;
  const pdf = { name: `${bezug}.pdf`, typ: 'application/pdf', belegId, format: null } as const;
  const outgoing = await outgoingEInvoice(document, db);
  if (!outgoing) return { papers: [pdf], warnings: [] };
  const { format, lacking } = outgoing;
  if (lacking.length > 0) {
    const code = 'msg_mail_einvoice_lacks';
    const warnings = lacking.map((term) => ({ code, parameters: lackOf(term, language) }));
    return { papers: [pdf], warnings };
  }
  if (isHybrid(format)) return { papers: [{ ...pdf, format }], warnings: [] };
  const xml = { name: `${bezug}.xml`, typ: 'application/xml', belegId, format } as const;
  return { papers: [pdf, xml], warnings: [] };
}

async function valuesOf(document: DocumentRow, sprache: PrintLanguage, db: Executor) {
  const { belegart, belegnummer, belegdatum, bestellnummerKunde, waehrung } = document;
  const { endbetragBrutto: brutto } = document;
  const due = dueDay({ belegart, belegdatum, brutto }, await termsOf(document, db));
  return {
    belegnummer: belegnummer ?? '',
    belegdatum: formatDate(belegdatum),
    bestellnummer: bestellnummerKunde ?? '',
    betrag: `${formatNumber(brutto, sprache, { fixed: true })} ${waehrung}`,
    faellig: formatDate(due),
  };
}
