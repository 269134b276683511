import { and, eq, inArray, sql } from 'drizzle-orm';
import { addMoney } from '../../../../schemas/rules/decimal';
import { restOfParts, type PartSums } from '../../../../schemas/rules/document-parts';
import { COUNTER_DOCUMENT } from '../../../../schemas/rules/document-states';
import {
  documentTotals,
  type Rounding,
  type SummedLine,
} from '../../../../schemas/rules/document-totals';
import type { Executor } from '../../../db/database';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import { readTolerance } from '../company';
import { documentLinks } from '../tables';

/** Parts of a head that its sums depend on. */
export type SummedHead = Pick<
  typeof salesDocuments.$inferSelect,
  'id' | 'rabatt1' | 'rabatt2' | 'frachtkosten' | 'ausgleich'
>;

/** Lines of documents, added up by what the rule of sums distinguishes; by document. */
export async function summedLines(
  ids: readonly number[],
  db: Executor,
): Promise<ReadonlyMap<number, SummedLine[]>> {
  const { positionsArt, steuersatz, istRabattierfaehig, istSkontofaehig } = salesPositions;
  const { gesamtpreis, rohertrag, belegId } = salesPositions;
  const rows = await db
    .select({
      belegId,
      positionsArt,
      steuersatz,
      istRabattierfaehig,
      istSkontofaehig,
      gesamtpreis: sql<number>`coalesce(sum(${gesamtpreis}), 0)`.mapWith(Number),
      rohertrag: sql<number | null>`sum(${rohertrag})`.mapWith(Number),
    })
    .from(salesPositions)
    .where(and(inArray(belegId, [...ids]), eq(positionsArt, 'N')))
    .groupBy(belegId, positionsArt, steuersatz, istRabattierfaehig, istSkontofaehig);
  const found = new Map<number, SummedLine[]>();
  for (const row of rows) found.set(row.belegId, [...(found.get(row.belegId) ?? []), row]);
  return found;
}

/** Sum of the parts of an order once nothing is left of it, and the agreed sum; net, in its currency. */
export interface PartsSum {
  parts: number;
  whole: number;
}

/**
 * Reads the roundings of a draft that is the last part of what it came from (`restOfParts`), and the sum of all parts
 * then. Null where it is none: it came from nothing, or something is left.
 */
export async function readParts(
  document: SummedHead,
  db: Executor,
): Promise<{ rounding: Rounding[] | null; sum: PartsSum | null } | null> {
  const wholes = await linked('nachfolgerId', [document.id], db);
  if (wholes.length === 0) return null;
  const wholeIds = wholes.map(({ id }) => id);
  const others = (await linked('vorgaengerId', wholeIds, db)).filter(
    ({ id, isPart }) => isPart && id !== document.id,
  );
  const partIds = [...others.map(({ id }) => id), document.id];
  const complete = await completeRates(wholeIds, partIds, db);
  if (complete.rates.size === 0) return null;
  const lines = await summedLines([...wholeIds, ...partIds], db);
  const sumsOf = (head: SummedHead) => partSums(head, lines.get(head.id) ?? []);
  const own = { ...document, ausgleich: null };
  const heads = [...wholes, ...others, document];
  const isAlike = heads.every(
    ({ rabatt1, rabatt2 }) =>
      (rabatt1 ?? 0) === (document.rabatt1 ?? 0) && (rabatt2 ?? 0) === (document.rabatt2 ?? 0),
  );
  const rounding =
    isAlike && !(await hasOtherLines(wholeIds, partIds, db))
      ? restOfParts({
          wholes: wholes.map(sumsOf),
          others: others.map(sumsOf),
          own: sumsOf(own),
          complete: complete.rates,
          tolerance: await readTolerance(db),
        })
      : [];
  const ausgleich = rounding.length > 0 ? rounding : null;
  const net = (documents: readonly SummedHead[]) =>
    addMoney(...documents.map((head) => documentTotals(head, lines.get(head.id) ?? []).netto));
  const sum = complete.isWhole
    ? { parts: net([...others, { ...document, ausgleich }]), whole: net(wholes) }
    : null;
  return { rounding: ausgleich, sum };
}

function partSums(head: SummedHead, lines: readonly SummedLine[]): PartSums {
  const { steuern } = documentTotals(head, lines);
  const [first] = steuern;
  const isFree = head.frachtkosten === null || head.frachtkosten === 0;
  return {
    steuern,
    fracht:
      isFree || !first ? null : { steuersatz: first.steuersatz, betrag: head.frachtkosten ?? 0 },
  };
}

/** Reads documents at the other end of links; `isPart` of those that are booked and live, and reverse nothing. */
async function linked(end: 'vorgaengerId' | 'nachfolgerId', ids: readonly number[], db: Executor) {
  const other = end === 'vorgaengerId' ? 'nachfolgerId' : 'vorgaengerId';
  const { id, rabatt1, rabatt2, frachtkosten, ausgleich } = salesDocuments;
  return db
    .selectDistinctOn([id], {
      id,
      rabatt1,
      rabatt2,
      frachtkosten,
      ausgleich,
      isPart: sql<boolean>`${salesDocuments.belegstatus} not in ('1', '2')
        and not ${salesDocuments.storniert} and ${salesDocuments.belegart} <> ${COUNTER_DOCUMENT}`,
    })
    .from(documentLinks)
    .innerJoin(salesDocuments, eq(id, documentLinks[other]))
    .where(inArray(documentLinks[end], [...ids]))
    .orderBy(id);
}

/** Finds rates of which the parts have every line in full, and whether that is all of them. */
async function completeRates(
  wholeIds: readonly number[],
  partIds: readonly number[],
  db: Executor,
) {
  const { rows } = await db.execute<{ rate: string | null; complete: boolean }>(sql`
    select v.steuersatz rate, bool_and(coalesce(t.menge, 0) = v.menge) complete
    from sales_positions v
    left join (
      select vorgaenger_position_id id, sum(menge) menge from sales_positions
      where ${inArray(sql`beleg_id`, [...partIds])} and positions_art = 'N' group by 1) t on t.id = v.id
    where ${inArray(sql`v.beleg_id`, [...wholeIds])} and v.positions_art = 'N'
    group by v.steuersatz`);
  return {
    rates: new Set(rows.flatMap(({ rate, complete }) => (complete ? [Number(rate ?? 0)] : []))),
    isWhole: rows.every(({ complete }) => complete),
  };
}

/**
 * Tells whether parts have lines that the wholes have not, or at another price, discount or rate: more than rounding.
 */
async function hasOtherLines(
  wholeIds: readonly number[],
  partIds: readonly number[],
  db: Executor,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from sales_positions n
    left join sales_positions v on v.id = n.vorgaenger_position_id
      and ${inArray(sql`v.beleg_id`, [...wholeIds])} and v.positions_art = 'N'
      and (v.einzelpreis, v.rabatt1, v.rabatt2, v.teuerungszuschlag_prozent, v.steuersatz,
        v.ist_rabattierfaehig) is not distinct from (n.einzelpreis, n.rabatt1, n.rabatt2,
        n.teuerungszuschlag_prozent, n.steuersatz, n.ist_rabattierfaehig)
    where ${inArray(sql`n.beleg_id`, [...partIds])} and n.positions_art = 'N' and v.id is null
    limit 1`);
  return rows.length > 0;
}
