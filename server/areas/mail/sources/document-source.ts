import { formatDate } from '../../../../schemas/rules/format-date';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { documentTypes } from '../../../../schemas/rules/document-types';
import { dueDay } from '../../../../schemas/rules/due-terms';
import type { MailTemplateKind } from '../../../../schemas/rules/mail-template';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import { valueLabel } from '../../../http/texts/labels';
import { isDraft, readDocument, type DocumentRow } from '../../sales/document-row';
import { termsOf } from '../../sales/paper/printed-payment';
import type { MailRole, MailSource } from './mail-subject';

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

  async read(id, db) {
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
      paper: { name: `${bezug}.pdf`, belegId: id },
    };
  },
};

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
