import type { PrintedDocument } from '../../../schemas/print/document/printed-document';
import type { PrintedLine } from '../../../schemas/print/document/printed-line';
import { documentTotals, lineTotal, unitPrice } from '../../../schemas/rules/document-totals';
import { decimal, roundHalfUp } from '../../../schemas/rules/decimal';

/** Makes an article line with its total by the rule; `set` changes what it is made from. */
export function sampleLine(set: Partial<PrintedLine> = {}): PrintedLine {
  const line = {
    position: 10,
    positionsArt: 'N' as const,
    artikelnummer: 'KA-1042',
    bezeichnung: 'Kabelkanal 40 × 60 mm, weiß',
    langtext: null,
    menge: 3,
    mengeneinheit: 'Stk.',
    einzelpreis: 12.5,
    rabatt1: null,
    rabatt2: null,
    teuerungszuschlagProzent: null,
    steuersatz: 19,
    ...set,
  };
  const effektiverPreis = line.einzelpreis === null ? null : unitPrice(line.einzelpreis, line);
  return { ...line, effektiverPreis, gesamtpreis: lineTotal(line), ...set };
}

/** Makes an invoice of the demo company in which everything is right; `set` changes parts of it. */
export function sampleDocument(
  lines: readonly PrintedLine[],
  set: Partial<Omit<PrintedDocument, 'head' | 'recipient' | 'company'>> & {
    head?: Partial<PrintedDocument['head']>;
    recipient?: Partial<PrintedDocument['recipient']>;
    company?: Partial<PrintedDocument['company']>;
    frachtkosten?: number;
  } = {},
): PrintedDocument {
  const { head = {}, recipient = {}, company = {}, frachtkosten = 0, ...rest } = set;
  const sums = { rabatt1: head.rabatt1 ?? null, rabatt2: head.rabatt2 ?? null, frachtkosten };
  const totals = documentTotals(
    sums,
    lines.map((line) => ({ ...line, istRabattierfaehig: true })),
  );
  const discount = (tage: number, bis: string, prozent: number) => {
    const betrag = roundHalfUp(decimal(totals.brutto).times(prozent).div(100), 2);
    const zahlbetrag = roundHalfUp(decimal(totals.brutto).minus(betrag), 2);
    return { tage, bis, prozent, betrag, zahlbetrag };
  };
  return {
    language: 'de',
    company: {
      name: 'Kontor Gebäudetechnik GmbH',
      absenderzeile: null,
      strasse: 'Rheinauhafen 12',
      plz: '50678',
      ort: 'Köln',
      lkz: 'DE',
      land: 'Deutschland',
      telefon: '+49 221 5550-0',
      email: 'post@kontor.example',
      webseite: 'https://www.kontor.example',
      ustId: 'DE123456788',
      steuernr: '215/5812/0483',
      register: 'Amtsgericht Köln, HRB 104711',
      geschaeftsfuehrer: ['Dr. Petra Lindqvist', 'Jonas Öztürk'],
      bank: 'Kreissparkasse Köln',
      iban: 'DE02370502990000684712',
      bic: 'COKSDE33',
      kontoinhaber: null,
      logo: null,
      ...company,
    },
    recipient: {
      namen: ['Bäckerei Şimşek & Söhne GmbH', 'Filiale Łódzka-Straße'],
      ansprechpartner: 'Frau Žofie Dvořáková',
      strasse: 'Große Bleichen 117 a',
      plz: '20354',
      ort: 'Hamburg',
      lkz: 'DE',
      land: 'Deutschland',
      kundennr: '10234',
      ustId: 'DE811569869',
      lieferanschrift: null,
      ...recipient,
    },
    head: {
      belegart: '0400',
      belegnummer: 'RE26-00017',
      belegdatum: '2026-11-25',
      waehrung: 'EUR',
      bestellnummerKunde: '4500-77312',
      auftragsDatum: '2026-11-02',
      liefertermin: null,
      fixtermin: false,
      leistungVon: '2026-11-19',
      leistungBis: '2026-11-23',
      bearbeiter: 'Miriam Köster',
      bearbeiterTelefon: '+49 221 5550-131',
      bearbeiterEmail: 'm.koester@kontor.example',
      briefanrede: 'Sehr geehrte Frau Dvořáková',
      kopftext: 'vielen Dank für Ihren Auftrag. Wir berechnen Ihnen wie vereinbart:',
      fusstext: 'Mit freundlichen Grüßen\nMiriam Köster',
      lieferbedingung: null,
      rabatt1: null,
      rabatt2: null,
      bezuege: [],
      grund: null,
      ...head,
    },
    lines,
    totals,
    payment: {
      zahlungsart: 'Überweisung',
      nettoTage: 30,
      faelligAm: '2026-12-25',
      skonto: [discount(10, '2026-12-05', 3), discount(20, '2026-12-15', 2)],
    },
    notes: [],
    draft: false,
    copy: false,
    obsolete: false,
    signature: null,
    ...rest,
  };
}
