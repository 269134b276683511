import { asc, eq } from 'drizzle-orm';
import { documentTypes } from '../../../../schemas/rules/document-types';
import type { Executor } from '../../../db/database';
import { salesPositions } from '../../../db/generated/sales';
import { valueLabel } from '../../../http/texts/labels';
import type { DocumentRow, PositionRow } from '../document-row';
import { lineOfProduct } from './line-of-product';
import { lineRate } from './line-rate';

/** Rows of one insert. */
const BATCH = 500;

type Line = typeof salesPositions.$inferInsert;
export type CopiedLine = Omit<Line, 'belegId'>;
/** Parts of a document that its lines follow from. */
type CopiedHead = Parameters<typeof lineOfProduct>[0] & Parameters<typeof lineRate>[1];

/** Copies the lines with today's rates, and, if wanted, with today's prices where nobody wrote one. */
export async function copiedLines(
  source: DocumentRow,
  copy: CopiedHead,
  withNewPrices: boolean,
  db: Executor,
): Promise<CopiedLine[]> {
  const lines = await db
    .select()
    .from(salesPositions)
    .where(eq(salesPositions.belegId, source.id))
    .orderBy(asc(salesPositions.position), asc(salesPositions.id));
  const rates = new Map<number, number | null>();
  const copied: CopiedLine[] = [];
  // A document that reverses another one counts downwards; nobody sells less than nothing.
  const sign = documentTypes[source.belegart]?.kategorie === 'CUSTOMER_CREDIT_NOTE' ? -1 : 1;
  for (const line of lines) {
    const { mwstsatz } = line;
    if (mwstsatz !== null && !rates.has(mwstsatz)) {
      rates.set(mwstsatz, await lineRate(mwstsatz, copy, db));
    }
    const menge = line.menge === null ? null : sign * line.menge;
    copied.push({
      ...written(line),
      menge,
      steuersatz: mwstsatz === null ? line.steuersatz : (rates.get(mwstsatz) ?? null),
      ...(withNewPrices && (await newPrice(copy, line, menge, db))),
    });
  }
  return copied;
}

/** Values of a line that somebody has written, not those that follow from them. */
function written(line: PositionRow): CopiedLine {
  const { position, positionsArt, artikelId, artikelnummer, bezeichnung, langtext } = line;
  const { mengeneinheit, einzelpreis, preisregel, rabatt1, rabatt2 } = line;
  const { teuerungszuschlagProzent, eknetto, mwstsatz, lagId } = line;
  const { istRabattierfaehig, istSkontofaehig } = line;
  const article = { position, positionsArt, artikelId, artikelnummer, bezeichnung, langtext };
  const price = { mengeneinheit, einzelpreis, preisregel, rabatt1, rabatt2 };
  const rest = { teuerungszuschlagProzent, eknetto, mwstsatz, lagId };
  return { ...article, ...price, ...rest, istRabattierfaehig, istSkontofaehig };
}

async function newPrice(
  copy: CopiedHead,
  { artikelId, positionsArt, preisregel }: PositionRow,
  menge: number | null,
  db: Executor,
) {
  if (artikelId === null || preisregel === 'MANUELL' || ['T', 'Z'].includes(positionsArt))
    return {};
  const found = await lineOfProduct(copy, { artikelId, menge: menge ?? 1 }, db);
  const { einzelpreis, rabatt1, rabatt2, eknetto } = found;
  return { einzelpreis, preisregel: found.preisregel, rabatt1, rabatt2, eknetto };
}

export async function insertLines(
  belegId: number,
  lines: readonly CopiedLine[],
  db: Executor,
): Promise<void> {
  for (let from = 0; from < lines.length; from += BATCH) {
    const rows = lines.slice(from, from + BATCH).map((line) => ({ ...line, belegId }));
    await db.insert(salesPositions).values(rows);
  }
}

/** Name of a document in the company's language, for histories. */
export function nameOf({ belegart, belegnummer }: DocumentRow): string {
  const type = valueLabel('de', 'SalesDocument', 'belegart', belegart);
  return belegnummer === null ? type : `${type} ${belegnummer}`;
}
