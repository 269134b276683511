import { eq } from 'drizzle-orm';
import { addMoney } from '../../../../schemas/rules/decimal';
import { canConvert, isSuccessor } from '../../../../schemas/rules/document-states';
import { takenLines } from '../../../../schemas/rules/taken-lines';
import { today } from '../../../../schemas/rules/today';
import { addresses } from '../../../db/generated/addresses';
import { valueLabel } from '../../../http/texts/labels';
import { problem } from '../../../http/errors/problem';
import { winDeal } from '../crm/win-deal';
import type { DocumentRow, PositionRow } from '../document-row';
import { changeStatus, linesOf, type Acting } from './acting';
import { headingLine } from './heading';
import {
  numberSuccessor,
  storeSuccessor,
  takenHead,
  takenLine,
  type Successor,
} from './new-document';
import { successorsOf } from './predecessors';
import { documentProblem, nameOf, stateProblem } from './refusals';

/** Throws 409 unless a document can become one of a type (`belegtyp`) now. */
export async function requireConvertible(
  document: DocumentRow,
  target: string,
  acting: Acting,
): Promise<void> {
  await requireSuccessor(document, target, acting);
  if (!canConvert(document, target)) throw await stateProblem('convert', document, acting);
}

async function requireSuccessor(
  document: DocumentRow,
  target: string,
  acting: Acting,
): Promise<void> {
  if (isSuccessor(document, target)) return;
  const { language } = acting.call;
  const type = valueLabel(language, 'SalesDocument', 'belegart', `${target}00`);
  const names = [nameOf(document, acting), type];
  throw await documentProblem('msg_document_conversion', names, [document], acting);
}

interface Wanted {
  /** Quantities by line; without them, all that is left of all lines. */
  chosen?: ReadonlyMap<number, number> | undefined;
  /** Fields of the head that differ from the first document. */
  head?: Partial<DocumentRow>;
}

/** Result of turning documents into another. */
export interface Conversion {
  target: string;
  successor: Successor;
  /** Deals of all documents that it came of. */
  deals: readonly number[];
}

/**
 * Makes one successor of one document or several, which are locked: with what is left of them, or with the `chosen`
 * lines. They wait for it (status 8) until it is booked or removed. It has no number yet ({@link numberConversions}).
 */
export async function convertDocuments(
  sources: readonly [DocumentRow, ...DocumentRow[]],
  target: string,
  acting: Acting,
  { chosen, head: common = {} }: Wanted = {},
): Promise<Conversion> {
  const { db } = acting.call;
  for (const source of sources) await requireConvertible(source, target, acting);
  const [first] = sources;
  if (target !== '04') await requireOpenAddress(first, acting);
  const lines = await linesOf(
    sources.map(({ id }) => id),
    db,
  );
  const taken = [];
  for (const source of sources) {
    const own = takenLines(
      lines.filter(({ belegId }) => belegId === source.id),
      chosen,
    );
    if (own.length === 0) {
      throw await documentProblem(
        'msg_document_nothing_left',
        [nameOf(source, acting)],
        [source],
        acting,
      );
    }
    if (sources.length > 1) taken.push(headingLine(source, common.sprache ?? first.sprache));
    // Each line keeps its own warehouse if the heads name different ones.
    const storage = 'lagerId' in common ? source.lagerId : null;
    taken.push(...own.map(({ line, menge }) => takenLineOf(line, menge, storage)));
  }
  const belegart = `${target}00`;
  const belegdatum = today();
  const head = {
    ...takenHead(first),
    ...common,
    belegart,
    belegdatum,
    ...ownDates(sources, target, belegdatum),
    frachtkosten: await freightLeft(sources, acting),
  };
  const successor = await storeSuccessor(head, taken, sources, acting);
  for (const source of sources) await changeStatus(source, '8', acting);
  const deals = [...new Set(sources.flatMap(({ dealId }) => dealId ?? []))];
  return { target, successor, deals: deals.sort((one, other) => one - other) };
}

/**
 * Numbers the successors once all of them are stored: nobody waits for the counter while the lines of a hundred of them
 * are written. Orders win their deals.
 */
export async function numberConversions(
  conversions: readonly Conversion[],
  acting: Acting,
): Promise<DocumentRow[]> {
  const numbered: DocumentRow[] = [];
  for (const { successor } of conversions) numbered.push(await numberSuccessor(successor, acting));
  for (const { target, deals } of conversions) {
    if (target !== '02') continue;
    for (const dealId of deals) await winDeal(dealId, acting);
  }
  return numbered;
}

/** Line as it is taken over: an optional line that was chosen counts from now on. */
function takenLineOf(line: PositionRow, menge: number | null, storage: number | null) {
  const isChosen = line.positionsArt === 'O' || line.positionsArt === 'A';
  const taken = takenLine(line, menge);
  const lagId = line.lagId ?? (line.artikelId === null ? null : storage);
  return { ...taken, lagId, ...(isChosen ? { positionsArt: 'N' } : {}) };
}

/** Refuses new documents for a blocked address (3-decisions §3.4), except the invoice for goods already delivered. */
async function requireOpenAddress({ adresseId }: DocumentRow, { call }: Acting): Promise<void> {
  const [address] = await call.db
    .select({ gesperrt: addresses.gesperrt })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  if (address?.gesperrt) throw problem(409, 'msg_address_blocked');
}

/** Dates that a successor has by its type: an order its own day, an invoice the days of its deliveries. */
function ownDates(sources: readonly DocumentRow[], target: string, day: string) {
  if (target === '02') return { auftragsDatum: day };
  if (target === '05') return { leistungVon: day, leistungBis: day };
  if (target !== '04') return {};
  const from = sources.map(({ leistungVon, belegdatum }) => leistungVon ?? belegdatum).sort();
  const to = sources.map(({ leistungBis, belegdatum }) => leistungBis ?? belegdatum).sort();
  return { leistungVon: from[0], leistungBis: to.at(-1) };
}

/** Freight for the first successor that is not cancelled; null where none of the documents had any. */
async function freightLeft(
  sources: readonly DocumentRow[],
  { call }: Acting,
): Promise<number | null> {
  const amounts: number[] = [];
  for (const { id, frachtkosten } of sources) {
    if (frachtkosten === null || (await successorsOf(id, call.db)).length > 0) continue;
    amounts.push(frachtkosten);
  }
  return amounts.length === 0 ? null : addMoney(...amounts);
}
