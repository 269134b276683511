import { decimal, roundHalfUp } from '../../../../schemas/rules/decimal';
import { taxationOf, type Taxation } from '../../../../schemas/rules/document-taxation';
import { documentTotals, lineTotal } from '../../../../schemas/rules/document-totals';
import type { documentHistory, salesDocuments, salesPositions } from '../../../db/generated/sales';
import type { documentLinks } from '../tables';
import type { DemoAddress } from '../../addresses/demo/address';
import { hourOf, LAST_DRAWN_DAY, workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom } from '../../../demo/random';
import { isDraft, type Draft, type DraftLine } from './draft';
import { makeChain } from './make-chain';
import { showcaseLines } from './showcase-lines';
import type { DemoProduct } from '../../products/demo/make-products';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];

export type DemoDocument = Row<typeof salesDocuments> & {
  id: number;
  endbetragBrutto: number;
  belegdatum: string;
};

/** Documents of two fiscal years and their dependent rows. */
export interface DemoSales {
  documents: DemoDocument[];
  positions: Row<typeof salesPositions>[];
  links: Row<typeof documentLinks>[];
  history: Row<typeof documentHistory>[];
  /** Draft of each document, in the order of the documents. */
  drafts: Draft[];
}

const DOCUMENTS = 20_000;
const FIRST_STREAM = 4_000_000;
/** Number of chains that a day begins: enough for all documents, fewer at first than at last. */
const prefixes = {
  '0100': 'AN',
  '0200': 'AB',
  '0300': 'LS',
  '0400': 'RE',
  '0490': 'GU',
  '0500': 'DR',
};

/** German rate in percent of each tax class of the migration; they did not change in these years. */
const demoTaxRates: Readonly<Record<number, number>> = { 1: 19, 2: 7, 3: 0 };

/**
 * Makes chains of documents of all kinds and states, 20,000 documents, numbered by their dates. Pure and repeatable.
 */
export function makeSales(
  calendar: DemoCalendar,
  addresses: readonly DemoAddress[],
  products: readonly DemoProduct[],
): DemoSales {
  const drafts = makeDrafts(calendar, addresses, products).sort((a, b) => a.day - b.day);
  const ids = new Map(drafts.map((draft, index) => [draft, index + 1]));
  const lineIds = new Map<DraftLine, number>();
  for (const { lines } of drafts) for (const line of lines) lineIds.set(line, lineIds.size + 1);
  let lastLine = lineIds.size;
  const lastNumbers = new Map<string, number>();
  return {
    drafts,
    documents: drafts.map((draft, index) => documentRow(calendar, draft, index + 1, lastNumbers)),
    positions: drafts.flatMap((draft, index) => [
      ...draft.lines.map((line, place) => ({
        id: lineIds.get(line),
        belegId: index + 1,
        position: (place + 1) * 10,
        positionsArt: 'N',
        artikelId: line.product.id,
        artikelnummer: line.product.artikelnummer,
        bezeichnung: line.product.bezeichnung,
        menge: line.menge,
        mengeneinheit: line.product.mengeneinheit,
        einzelpreis: line.einzelpreis,
        preisregel: line.from ? 'UEBERNOMMEN' : 'LISTENPREIS',
        rabatt1: line.rabatt1,
        eknetto: line.product.eknetto ?? null,
        mwstsatz: line.product.mwstsatz ?? 1,
        steuersatz: rateOf(draft, line),
        istRabattierfaehig: line.product.istRabattierfaehig ?? true,
        istSkontofaehig: line.product.istSkontofaehig ?? true,
        lagId: isGoods(line.product) ? draft.storage : null,
        mengeUebernommen: line.taken,
        vorgaengerPositionId: line.from ? (lineIds.get(line.from) ?? null) : null,
      })),
      ...showcaseLines(draft, index, products, (product) => rateOf(draft, { product })).map(
        (line) => ({
          ...line,
          id: ++lastLine,
          belegId: index + 1,
        }),
      ),
    ]),
    links: drafts.flatMap((draft, index) =>
      draft.from.map((from) => ({
        vorgaengerId: ids.get(from) as number,
        nachfolgerId: index + 1,
      })),
    ),
    history: drafts.flatMap((draft, index) => historyRows(calendar, draft, index + 1)),
  };
}

/** Tells whether a product is kept in stock. */
export function isGoods({ artikelart }: DemoProduct): boolean {
  return artikelart === '1';
}

function makeDrafts(
  { lastDay }: DemoCalendar,
  addresses: readonly DemoAddress[],
  products: readonly DemoProduct[],
): Draft[] {
  const customers = addresses.filter(({ istKunde, gesperrt }) => istKunde && !gesperrt);
  const world = { customers, products: products.filter(({ gesperrt }) => !gesperrt), lastDay };
  const drafts: Draft[] = [];
  for (let chain = 0; drafts.length < DOCUMENTS; chain++) {
    const random = createRandom(FIRST_STREAM + chain);
    // The larger of two draws: business grows.
    const day = workday(
      Math.max(random.int(0, LAST_DRAWN_DAY), random.int(-LAST_DRAWN_DAY, LAST_DRAWN_DAY)),
    );
    if (day > lastDay) continue;
    const made = makeChain(day, random, world);
    if (drafts.length + made.length > DOCUMENTS) continue;
    drafts.push(...made);
  }
  return drafts;
}

function documentRow(
  { dateOf }: DemoCalendar,
  draft: Draft,
  id: number,
  lastNumbers: Map<string, number>,
): DemoDocument {
  const { belegart, belegstatus, address } = draft;
  const date = dateOf(draft.day);
  const totals = documentTotals(
    { rabatt1: null, rabatt2: null, frachtkosten: draft.frachtkosten },
    draft.lines.map((line) => ({
      positionsArt: 'N',
      gesamtpreis: totalOf(line),
      steuersatz: rateOf(draft, line),
      istRabattierfaehig: line.product.istRabattierfaehig ?? true,
      rohertrag: profitOf(line),
    })),
  );
  const isInvoice = ['0400', '0490', '0500'].includes(belegart);
  const numbered = !(isInvoice && isDraft(draft));
  return {
    id,
    belegart,
    belegnummer: numbered ? nextNumber(belegart, date, lastNumbers) : null,
    belegdatum: date,
    belegstatus,
    storniert: draft.endedOn !== undefined && isInvoice,
    adresseId: address.id,
    adressnummer: address.adressnummer,
    adresse: [address.name1, address.name2].filter(Boolean).join(' '),
    name1: address.name1,
    name2: address.name2,
    name3: address.name3,
    strasse: address.strasse,
    plz: address.plz,
    ort: address.ort,
    lkz: address.lkz,
    ustId: address.ustId,
    sprache: address.sprache,
    besteuerung: taxationFor(draft),
    rohertrag: totals.rohertrag,
    gebuchtAm: isDraft(draft) ? null : `${date}T15:30:00Z`,
    gedrucktAm: belegstatus === '2' ? `${date}T05:00:00Z` : null,
    endbetragNetto: totals.netto,
    endbetragBrutto: totals.brutto,
    frachtkosten: draft.frachtkosten,
    lieferbedingung: address.lieferart,
    zahlungsart: address.zahlart,
    freigabe: !isDraft(draft),
    auftragsDatum: belegart === '0200' ? date : null,
    liefertermin: draft.liefertermin === null ? null : dateOf(draft.liefertermin),
    leistungVon: isInvoice ? dateOf(draft.from[0]?.day ?? draft.day) : null,
    leistungBis: isInvoice ? date : null,
    lagerId: draft.storage,
    benutzer: draft.benutzer,
  };
}

/** Returns the next number, `RE26-00017`: without gaps within a kind and a year. */
function nextNumber(
  belegart: Draft['belegart'],
  date: string,
  lastNumbers: Map<string, number>,
): string {
  const range = `${prefixes[belegart]}${date.slice(2, 4)}`;
  const number = (lastNumbers.get(range) ?? 0) + 1;
  lastNumbers.set(range, number);
  return `${range}-${String(number).padStart(5, '0')}`;
}

function historyRows(calendar: DemoCalendar, draft: Draft, belegId: number): DemoSales['history'] {
  const hour = (day: number) => hourOf(calendar, day, 8 + (belegId % 8));
  const row = (art: string, text: string, day: number, minute: number) => ({
    belegId,
    art,
    text,
    benutzer: draft.benutzer,
    datum: calendar.dateOf(day),
    uhrzeit: `${twoDigits(hour(day))}:${twoDigits(minute)}:00`,
  });
  const minute = belegId % 50;
  const rows = [
    draft.from.length > 0
      ? row('P', 'Übernommen aus Vorgänger', draft.day, minute)
      : row('A', 'Beleg angelegt', draft.day, minute),
  ];
  if (!isDraft(draft)) rows.push(row('O', 'Status geändert: gebucht', draft.day, minute + 4));
  if (draft.endedOn !== undefined) {
    const cancelled = ['0400', '0500'].includes(draft.belegart);
    rows.push(
      cancelled
        ? row('N', 'Storniert', draft.endedOn, minute + 5)
        : row('O', 'Status geändert: aufgelöst', draft.endedOn, minute + 5),
    );
  }
  return rows;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function totalOf(line: DraftLine): number | null {
  return lineTotal({ ...line, rabatt2: null, teuerungszuschlagProzent: null });
}

/** Taxation of a draft: the demo company sells from Germany. */
function taxationFor({ address: { lkz, ustId } }: Draft): Taxation {
  return taxationOf({ home: 'DE', lkz, ustId, isDistanceSeller: false });
}

function rateOf(draft: Draft, { product: { mwstsatz = 1 } }: Pick<DraftLine, 'product'>): number {
  return taxationFor(draft) === 'INLAND' ? (demoTaxRates[mwstsatz] ?? 0) : 0;
}

/** Profit of a line as the database calculates it. */
function profitOf(line: DraftLine): number | null {
  const { eknetto } = line.product;
  const total = totalOf(line);
  if (eknetto == null || total === null) return null;
  return roundHalfUp(decimal(total).minus(roundHalfUp(decimal(eknetto).times(line.menge), 2)), 2);
}
