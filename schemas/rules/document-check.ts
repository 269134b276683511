import { isCreditorId } from './creditor-id';
import { addMoney } from './decimal';
import { isNumberOf } from './document-number';
import { isMember, type Taxation } from './document-taxation';
import { isInvoice } from './document-types';
import { eInvoiceCheck, type CheckedEInvoice } from './e-invoice-check';
import { formatDate } from './format-date';
import { formatNumber } from './format-number';
import {
  bookedDayProblem,
  plannedDayProblem,
  type DateBounds,
  type DateProblem,
} from './plausible-date';
import { isVatId } from './vat-id';

/** Gross amount in euro up to which an invoice may omit details (§33 UStDV). */
const SMALL_INVOICE = 250;

/**
 * Content of a document and facts about the parties, as far as the check needs them. Amounts in the document's
 * currency.
 */
export interface CheckedDocument {
  /** Language of the reader of the findings. */
  language: string;
  head: {
    belegart: string;
    belegdatum: string;
    waehrung: string;
    belegnummer: string | null;
    auftragsDatum: string | null;
    name1: string | null;
    strasse: string | null;
    plz: string | null;
    ort: string | null;
    lkz: string | null;
    ustId: string | null;
    besteuerung: Taxation;
    liefertermin: string | null;
    leistungVon: string | null;
    leistungBis: string | null;
    freigabe: boolean;
  };
  lines: readonly {
    id: number;
    positionsArt: string;
    menge: number | null;
    einzelpreis: number | null;
    steuersatz: number | null;
  }[];
  brutto: number;
  /** Gross amount in euro; null where the document's currency has no rate. */
  bruttoEuro: number | null;
  /** Net sums of all parts of an order that this document completes, and of the order; null where it completes none. */
  parts: { parts: number; whole: number } | null;
  dates: DateBounds & {
    /**
     * Day of the last number of the same type given out in the same year, where this document has yet to get its own.
     */
    lastNumbered: string | null;
  };
  /** Difference up to which two amounts count as equal. */
  tolerance: number;
  address: {
    id: number;
    gesperrt: boolean;
    kreditlimit: number | null;
    /** Gross amount of booked items in euro; null where a currency among them has no rate. */
    opvEuro: number | null;
    /** Mandate by which the account is debited. */
    mandatsreferenz: string | null;
    mandatsdatum: string | null;
    mandatsart: string | null;
    iban: string | null;
  };
  unprintable: readonly UnprintableLetters[];
  /** Method of payment, by who moves the money (`zahlungPer` of the payment method). */
  zahlungPer: string;
  /** Ids of the company's parameters, to link to them; values are null where none are set. */
  company: Readonly<
    Record<
      | 'NAME'
      | 'STRASSE'
      | 'PLZ'
      | 'ORT'
      | 'USTID'
      | 'STEUERNR'
      | 'GLAEUBIGERID'
      | 'IBAN'
      | 'TELEFON'
      | 'EMAIL'
      | 'PEPPOLID',
      { id: number | null; wert: string | null }
    >
  > & { home: string; needsApproval: boolean; isSmallBusiness: boolean };
  eInvoice: CheckedEInvoice | null;
}

/** Characters that a document's paper cannot show: they would be «?» there, for good. */
export interface UnprintableLetters extends Pick<
  Finding,
  'feld' | 'tabelle' | 'tabelleId' | 'positionId'
> {
  letters: readonly string[];
  /** Place of the text, in words. */
  wo: string;
}

/** Finding without its text: `code` names it in `messages`. */
export interface Finding {
  schwere: 'FEHLER' | 'WARNUNG' | 'HINWEIS';
  code: string;
  parameters?: readonly string[];
  feld: string | null;
  tabelle: 'ADR' | 'SYS' | null;
  tabelleId: number | null;
  positionId: number | null;
}

/**
 * Finds what a document lacks before it may be booked (3-decisions §3.6), what should be looked at (WARNUNG), and what
 * is worth a thought (HINWEIS). An invoice needs all that §14 (4) UStG demands, up to 250 € gross only what §33 UStDV
 * leaves of it; that relief does not hold where the customer owes the tax (§13b), where there is none because the goods
 * go to another member state (§6a), and for distance sales (§3c).
 */
export function documentCheck(document: CheckedDocument): Finding[] {
  const { head } = document;
  return onceEach([
    ...permission(document),
    ...datesCheck(document),
    ...linesCheck(document),
    ...lettersCheck(document),
    ...(isInvoice(head.belegart) ? invoiceCheck(document) : []),
    ...(isInvoice(head.belegart) ? partsCheck(document) : []),
    ...(isInvoice(head.belegart) ? debitCheck(document) : []),
    ...(isInvoice(head.belegart) ? eInvoiceCheck(document) : []),
    ...taxationCheck(document),
    ...hints(document),
  ]).sort((one, other) => order(one) - order(other));
}

const severities = ['FEHLER', 'WARNUNG', 'HINWEIS'];
const order = ({ schwere }: Finding) => severities.indexOf(schwere);

function finding(
  schwere: Finding['schwere'],
  code: string,
  feld: string | null,
  more: Partial<Finding> = {},
): Finding {
  return { schwere, code, feld, tabelle: null, tabelleId: null, positionId: null, ...more };
}

function permission({ head, address, company }: CheckedDocument): Finding[] {
  const found: Finding[] = [];
  if (address.gesperrt) {
    const there = { tabelle: 'ADR', tabelleId: address.id } as const;
    found.push(finding('FEHLER', 'msg_address_blocked', 'gesperrt', there));
  }
  if (company.needsApproval && !head.freigabe) {
    found.push(finding('FEHLER', 'msg_document_not_approved', 'freigabe'));
  }
  return found;
}

function linesCheck({ head, lines, company }: CheckedDocument): Finding[] {
  const counted = lines.filter(({ positionsArt }) => positionsArt === 'N');
  if (counted.length === 0) return [finding('FEHLER', 'msg_document_empty', null)];
  return counted.flatMap(({ id: positionId, menge, einzelpreis, steuersatz }) => {
    const found: Finding[] = [];
    const at = (schwere: Finding['schwere'], code: string, feld: string) =>
      found.push(finding(schwere, code, feld, { positionId }));
    if (menge === null) at('FEHLER', 'msg_position_without_quantity', 'menge');
    else if (menge <= 0 && isInvoice(head.belegart)) {
      at('HINWEIS', 'msg_position_quantity_negative', 'menge');
    }
    if (einzelpreis === null) at('FEHLER', 'msg_position_without_price', 'einzelpreis');
    if (steuersatz === null) at('FEHLER', 'msg_position_without_tax', 'mwstsatz');
    else if (steuersatz > 0 && company.isSmallBusiness && isInvoice(head.belegart)) {
      at('FEHLER', 'msg_document_small_business_tax', 'mwstsatz');
    }
    return found;
  });
}

/** Maximum number of characters that one finding names. */
const MOST_NAMED = 10;

function lettersCheck({ unprintable }: CheckedDocument): Finding[] {
  return unprintable.map(({ letters, wo, feld, ...place }) => {
    const named = letters.slice(0, MOST_NAMED).join(' ');
    const parameters = [letters.length > MOST_NAMED ? `${named} …` : named, wo];
    return finding('FEHLER', 'msg_document_letters', feld, { ...place, parameters });
  });
}

/** Taxations without the relief for small invoices: the customer owes the tax, or it is due in another country. */
const withoutRelief: ReadonlySet<Taxation> = new Set([
  'INNERGEMEINSCHAFTLICH',
  'REVERSE_CHARGE',
  'FERNVERKAUF',
]);

function invoiceCheck({ head, bruttoEuro, company }: CheckedDocument): Finding[] {
  const isSmall =
    bruttoEuro !== null &&
    Math.abs(bruttoEuro) <= SMALL_INVOICE &&
    !withoutRelief.has(head.besteuerung);
  const found: Finding[] = [];
  for (const name of ['NAME', 'STRASSE', 'PLZ', 'ORT'] as const) {
    if (company[name].wert === null) found.push(missingOfCompany(name, company[name].id));
  }
  if (isSmall) return found;
  if (company.USTID.wert === null && company.STEUERNR.wert === null) {
    found.push(missingOfCompany('USTID', company.USTID.id));
  }
  for (const name of ['name1', 'strasse', 'plz', 'ort'] as const) {
    if (head[name] === null) found.push(finding('FEHLER', 'msg_document_recipient_missing', name));
  }
  for (const name of ['leistungVon', 'leistungBis'] as const) {
    if (head[name] === null) found.push(finding('FEHLER', 'msg_document_period_missing', name));
  }
  return found;
}

/** Checks what a debit needs: an invoice says when and by which mandate an account is debited. */
function debitCheck({ head, brutto, zahlungPer, address, company }: CheckedDocument): Finding[] {
  if (zahlungPer !== 'LASTSCHRIFT' || brutto <= 0) return [];
  const there = { tabelle: 'ADR', tabelleId: address.id } as const;
  const found: Finding[] = [];
  for (const name of ['mandatsreferenz', 'mandatsdatum'] as const) {
    if (address[name] !== null) continue;
    found.push(finding('FEHLER', 'msg_document_mandate_missing', name, there));
  }
  const { id, wert } = company.GLAEUBIGERID;
  if (wert === null) found.push(missingOfCompany('GLAEUBIGERID', id));
  else if (!isCreditorId(wert)) {
    const param = { parameters: [wert], tabelle: 'SYS', tabelleId: id } as const;
    found.push(finding('FEHLER', 'msg_document_creditor_id', 'FIRMA.GLAEUBIGERID', param));
  }
  // The scheme knows no other currency.
  if (head.waehrung !== 'EUR') {
    found.push(
      finding('FEHLER', 'msg_document_debit_currency', 'zahlungsart', {
        parameters: [head.waehrung],
      }),
    );
  }
  if (address.iban === null)
    found.push(finding('WARNUNG', 'msg_document_debit_account', 'iban', there));
  if (address.mandatsart === null) {
    found.push(finding('WARNUNG', 'msg_document_mandate_kind', 'mandatsart', there));
  }
  return found;
}

function missingOfCompany(name: string, tabelleId: number | null): Finding {
  return finding('FEHLER', 'msg_document_company_missing', `FIRMA.${name}`, {
    parameters: [`FIRMA.${name}`],
    tabelle: 'SYS',
    tabelleId,
  });
}

/** Compares the sum of an order's invoices with the order: a difference within the tolerance is none. */
function partsCheck({ parts, tolerance, head, language }: CheckedDocument): Finding[] {
  if (!parts || Math.abs(addMoney(parts.parts, -parts.whole)) <= tolerance) return [];
  const amounts = [parts.parts, parts.whole].map(
    (sum) => `${formatNumber(sum, language, { fixed: true })} ${head.waehrung}`,
  );
  return [finding('WARNUNG', 'msg_document_parts_sum', null, { parameters: amounts })];
}

function taxationCheck({ head, company }: CheckedDocument): Finding[] {
  const { besteuerung, lkz, ustId, belegart } = head;
  const found: Finding[] = [];
  const schwere = isInvoice(belegart) ? 'FEHLER' : 'WARNUNG';
  if (besteuerung === 'INNERGEMEINSCHAFTLICH' || besteuerung === 'REVERSE_CHARGE') {
    if (ustId === null || !isVatId(ustId)) {
      found.push(finding(schwere, 'msg_document_vat_id_missing', 'ustId'));
    }
    if (company.USTID.wert === null && isInvoice(belegart)) {
      found.push(missingOfCompany('USTID', company.USTID.id));
    }
  }
  const where = lkz ?? company.home;
  const isForeignMember = where !== company.home && isMember(where);
  const fits = {
    INLAND: where === company.home || isMember(where),
    INNERGEMEINSCHAFTLICH: isForeignMember,
    FERNVERKAUF: isForeignMember,
    AUSFUHR: !isMember(where) && where !== company.home,
    REVERSE_CHARGE: true,
  }[besteuerung];
  if (!fits) found.push(finding('WARNUNG', 'msg_document_taxation_country', 'besteuerung'));
  return found;
}

/** Checks the days that can no longer change once the document is booked. */
function datesCheck({ head, dates }: CheckedDocument): Finding[] {
  const found: Finding[] = [];
  const note = (feld: string, wrong: DateProblem | undefined) => {
    if (wrong)
      found.push(finding(wrong.schwere, wrong.code, feld, { parameters: wrong.parameters }));
  };
  const { belegdatum, belegnummer } = head;
  note('belegdatum', bookedDayProblem(belegdatum, dates));
  for (const name of ['auftragsDatum', 'liefertermin', 'leistungVon', 'leistungBis'] as const) {
    const day = head[name];
    if (day !== null) note(name, plannedDayProblem(day, dates));
  }
  if (dates.lastNumbered !== null && belegdatum < dates.lastNumbered) {
    const parameters = [formatDate(dates.lastNumbered)];
    found.push(finding('WARNUNG', 'msg_document_before_last', 'belegdatum', { parameters }));
  }
  if (belegnummer !== null && !isNumberOf(belegnummer, belegdatum)) {
    const parameters = [belegnummer];
    found.push(finding('WARNUNG', 'msg_document_number_year', 'belegdatum', { parameters }));
  }
  return found;
}

/** Removes duplicates: two rules may miss the same thing. */
function onceEach(found: readonly Finding[]): Finding[] {
  const keyOf = ({ code, feld, positionId, parameters = [] }: Finding) =>
    [code, feld, positionId, ...parameters].join(' ');
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

function hints({ head, address, bruttoEuro }: CheckedDocument): Finding[] {
  const { belegdatum, liefertermin, leistungVon, leistungBis } = head;
  const found: Finding[] = [];
  if (liefertermin !== null && liefertermin < belegdatum) {
    found.push(finding('WARNUNG', 'msg_document_delivery_past', 'liefertermin'));
  }
  if (leistungVon !== null && leistungBis !== null && leistungBis < leistungVon) {
    found.push(finding('FEHLER', 'msg_document_period_reversed', 'leistungBis'));
  }
  const { kreditlimit, opvEuro, id } = address;
  if (kreditlimit !== null) {
    const there = { tabelle: 'ADR', tabelleId: id } as const;
    if (opvEuro === null || bruttoEuro === null) {
      found.push(finding('HINWEIS', 'msg_document_credit_limit_rate', 'kreditlimit', there));
    } else if (addMoney(opvEuro, bruttoEuro) > kreditlimit) {
      found.push(finding('WARNUNG', 'msg_document_credit_limit', 'kreditlimit', there));
    }
  }
  return found;
}
