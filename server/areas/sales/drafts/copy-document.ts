import { asc, eq } from 'drizzle-orm';
import { documentTypes } from '../../../../schemas/rules/document-types';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import { callerOf, handler, type Handlers } from '../../../http/call';
import { valueLabel } from '../../../http/labels';
import { writeHistory } from '../../../resources/history';
import type { Tables } from '../../../resources/tables';
import { entityTag } from '../../../resources/version';
import { writeEntries } from '../document-entries';
import { readDocument, type DocumentRow, type PositionRow } from '../document-row';
import { lineOfProduct } from './line-of-product';
import { lineRate } from './line-rate';
import { newDocument, requireWritableType } from './new-document';
import { storeTotals } from './refresh-document';

/** Rows of one insert. */
const BATCH = 500;

/** Begins a document with the lines of another one, booked or not (3-decisions §3.6 «Copy»). */
export function copyOperations(tables: Tables): Handlers {
  return {
    copyDocument: handler('copyDocument', async (call) => {
      const { db, body, params } = call;
      const source = await readDocument(params.id, db);
      const belegart = body.belegart ?? source.belegart;
      requireWritableType(belegart);
      const caller = callerOf(call);
      const stamps = { createdBy: caller.id, changedBy: caller.id };
      const given = { ...copiedHead(source), belegart, benutzer: caller.kuerzel };
      const [stored] = await db
        .insert(salesDocuments)
        .values({ ...(await newDocument(given, call)), ...stamps } as never)
        .returning();
      if (!stored) throw new Error('SalesDocument: nothing was inserted');
      const lines = await copiedLines(source, stored, body.preiseNeu === true, call.db);
      for (let from = 0; from < lines.length; from += BATCH) {
        await db.insert(salesPositions).values(lines.slice(from, from + BATCH));
      }
      await storeTotals(stored, db);
      const created = await readDocument(stored.id, db);
      await writeHistory(tables.resourceOf('BEK'), { art: 'CREATION', after: created }, call);
      await writeEntries(
        [
          { belegId: created.id, art: 'A', text: 'Beleg angelegt' },
          { belegId: created.id, art: 'H', text: `Kopie von ${nameOf(source)}` },
          { belegId: source.id, art: 'H', text: `Kopiert in ${nameOf(created)}` },
        ],
        call,
      );
      return {
        status: 201,
        headers: {
          location: `/vario-api/verkauf/belege/${created.id}`,
          etag: entityTag(created.version),
        },
      };
    }),
  };
}

function nameOf({ belegart, belegnummer }: DocumentRow): string {
  const type = valueLabel('de', 'SalesDocument', 'belegart', belegart);
  return belegnummer === null ? type : `${type} ${belegnummer}`;
}

/** What of the head is not about the one occasion: no days, no number, no approval. */
function copiedHead(source: DocumentRow): Partial<DocumentRow> {
  const { adresseId, name1, name2, name3, strasse, plz, ort, lkz, ansprechpartnerId } = source;
  const { ustId, sprache, besteuerung, waehrung, rabatt1, rabatt2, frachtkosten } = source;
  const { lieferbedingung, zahlungsart, bestellnummerKunde, kopftext, fusstext, lagerId } = source;
  const recipient = { adresseId, name1, name2, name3, strasse, plz, ort, lkz, ansprechpartnerId };
  const terms = { ustId, sprache, besteuerung, waehrung, rabatt1, rabatt2, frachtkosten };
  return {
    ...recipient,
    ...terms,
    lieferbedingung,
    zahlungsart,
    bestellnummerKunde,
    kopftext,
    fusstext,
    lagerId,
  };
}

type Line = typeof salesPositions.$inferInsert;

/** The lines with today's rates, and with today's prices where that is wanted and nobody wrote one. */
async function copiedLines(
  source: DocumentRow,
  copy: DocumentRow,
  withNewPrices: boolean,
  db: Parameters<typeof readDocument>[1],
): Promise<Line[]> {
  const lines = await db
    .select()
    .from(salesPositions)
    .where(eq(salesPositions.belegId, source.id))
    .orderBy(asc(salesPositions.position), asc(salesPositions.id));
  const rates = new Map<number, number | null>();
  const copied: Line[] = [];
  // A document that takes another one back counts downwards; nobody sells less than nothing.
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
      belegId: copy.id,
      steuersatz: mwstsatz === null ? line.steuersatz : (rates.get(mwstsatz) ?? null),
      ...(withNewPrices && (await newPrice(copy, line, menge, db))),
    });
  }
  return copied;
}

/** What somebody has written of a line, not what follows from it. */
function written(line: PositionRow): Omit<Line, 'belegId'> {
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
  copy: DocumentRow,
  { artikelId, positionsArt, preisregel }: PositionRow,
  menge: number | null,
  db: Parameters<typeof readDocument>[1],
) {
  if (artikelId === null || preisregel === 'MANUELL' || ['T', 'Z'].includes(positionsArt))
    return {};
  const found = await lineOfProduct(copy, { artikelId, menge: menge ?? 1 }, db);
  const { einzelpreis, rabatt1, rabatt2, eknetto } = found;
  return { einzelpreis, preisregel: found.preisregel, rabatt1, rabatt2, eknetto };
}
