import type { PrintedDocument } from '../print/document/printed-document';
import type { EInvoiceFacts } from './facts';
import type { Terms } from './terms';

const said = (text: string | null | undefined) => text?.trim() || undefined;
const joined = (text: string | null) => said(text)?.replace(/\s/g, '');

/** Seller, buyer and place of delivery (BG-4 to BG-9, BG-15). */
export function invoiceParties(document: PrintedDocument, facts: EInvoiceFacts): Terms {
  return { ...seller(document, facts), ...buyer(document, facts), ...place(document, facts) };
}

function seller({ company }: PrintedDocument, { verkaeufer, kontakt }: EInvoiceFacts): Terms {
  const vatId = joined(company.ustId);
  const legal = [company.register, company.geschaeftsfuehrer.join(', ')];
  return {
    'BT-27': company.name,
    // One identifier is needed (BR-CO-26): without a VAT id it is the tax number.
    'BT-29': vatId === undefined ? said(company.steuernr) : undefined,
    'BT-31': vatId,
    'BT-32': said(company.steuernr),
    'BT-33': said(legal.filter(Boolean).join('\n')),
    'BT-34': verkaeufer?.adresse,
    'BT-34-1': verkaeufer?.schema,
    'BT-35': said(company.strasse),
    'BT-37': said(company.ort),
    'BT-38': said(company.plz),
    'BT-40': company.lkz,
    'BT-41': said(kontakt.name),
    'BT-42': said(kontakt.telefon),
    'BT-43': said(kontakt.email),
  };
}

function buyer({ recipient }: PrintedDocument, facts: EInvoiceFacts): Terms {
  const [name, second, third] = recipient.namen;
  return {
    'BT-44': name,
    'BT-46': said(recipient.kundennr),
    'BT-48': joined(recipient.ustId),
    'BT-49': facts.kaeufer?.adresse,
    'BT-49-1': facts.kaeufer?.schema,
    'BT-50': said(recipient.strasse),
    'BT-51': second,
    'BT-163': third,
    'BT-52': said(recipient.ort),
    'BT-53': said(recipient.plz),
    'BT-55': recipient.lkz,
    'BT-56': said(recipient.ansprechpartner),
  };
}

/** Place of delivery, which a delivery into another member state has to name (BR-IC-12). */
function place({ recipient }: PrintedDocument, { besteuerung }: EInvoiceFacts): Terms {
  if (besteuerung !== 'INNERGEMEINSCHAFTLICH') return {};
  return {
    'BT-70': recipient.namen[0],
    'BT-75': said(recipient.strasse),
    'BT-77': said(recipient.ort),
    'BT-78': said(recipient.plz),
    'BT-80': recipient.lkz,
  };
}
