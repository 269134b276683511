import { addresses } from '../../db/generated/addresses';
import { salesDocuments, salesPositions } from '../../db/generated/sales';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { documentTotals } from '../../../schemas/rules/document-totals';
import { documentLinks } from './tables';
import { handler, type Call, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { totalOf } from '../../resources/lists/count-rows';
import { matchesFolded } from '../../resources/lists/matches-folded';
import { textRoom } from '../../resources/lists/text-room';
import { listRecords, type ListCall } from '../../resources/lists/list';
import type { Tables } from '../../resources/model/tables';

/** Operations on sales documents beyond the resource. */
export function documentOperations(tables: Tables): Handlers {
  /** Lists the documents at the other end of links; `end`: the side on which the document of the path stands. */
  const linked =
    (end: 'vorgaengerId' | 'nachfolgerId') => async (call: Call<{ belegId: number }>) => {
      const { belegId } = call.params;
      await documentOf(call);
      const other = end === 'vorgaengerId' ? 'nachfolgerId' : 'vorgaengerId';
      const ids = call.db
        .select({ id: documentLinks[other] })
        .from(documentLinks)
        .where(eq(documentLinks[end], belegId));
      const resource = { ...tables.resourceOf('BEK'), scope: inArray(salesDocuments.id, ids) };
      return listRecords(resource, { ...call, params: {} } as ListCall) as never;
    };

  return {
    listPredecessors: handler('listPredecessors', linked('nachfolgerId')),
    listSuccessors: handler('listSuccessors', linked('vorgaengerId')),
    readDocumentTotals: handler('readDocumentTotals', async (call) => {
      const document = await documentOf(call);
      const { positionsArt, gesamtpreis, steuersatz } = salesPositions;
      const { istRabattierfaehig, istSkontofaehig, rohertrag } = salesPositions;
      const summed = { positionsArt, gesamtpreis, steuersatz };
      const lines = await call.db
        .select({ ...summed, istRabattierfaehig, istSkontofaehig, rohertrag })
        .from(salesPositions)
        .where(eq(salesPositions.belegId, document.id));
      const { waehrung } = document;
      return { status: 200, body: { result: { ...documentTotals(document, lines), waehrung } } };
    }),
    listItemHistory: handler(
      'listItemHistory',
      async ({ db, params, query }) => {
        const { artikelnr, bezeichnung, datumvon, datumbis } = query;
        const { limit = 50, offset = 0, returnTotal = false } = query;
        const { adresseId } = params;
        if ((await db.$count(addresses, eq(addresses.id, adresseId))) === 0) {
          throw problem(404, 'msg_record_not_found');
        }
        const search = { where: 'contains', room: textRoom() } as const;
        const contains = (column: unknown, text: string | undefined) =>
          text ? matchesFolded(sql`kontor_fold(${column})`, text, search) : undefined;
        const rows = db
          .select({
            id: salesPositions.id,
            belegId: salesPositions.belegId,
            belegart: salesDocuments.belegart,
            belegnummer: salesDocuments.belegnummer,
            belegdatum: salesDocuments.belegdatum,
            artikelId: salesPositions.artikelId,
            artikelnummer: salesPositions.artikelnummer,
            bezeichnung: salesPositions.bezeichnung,
            menge: salesPositions.menge,
            mengeneinheit: salesPositions.mengeneinheit,
            einzelpreis: salesPositions.einzelpreis,
            gesamtpreis: salesPositions.gesamtpreis,
          })
          .from(salesPositions)
          .innerJoin(salesDocuments, eq(salesDocuments.id, salesPositions.belegId))
          .where(
            and(
              eq(salesDocuments.adresseId, adresseId),
              inArray(salesDocuments.belegart, boughtBy),
              contains(salesPositions.artikelnummer, artikelnr),
              contains(salesPositions.bezeichnung, bezeichnung),
              datumvon ? gte(salesDocuments.belegdatum, datumvon) : undefined,
              datumbis ? lte(salesDocuments.belegdatum, datumbis) : undefined,
            ),
          );
        const total = await totalOf(returnTotal, { rows: sql`${rows.as('items')}` }, db);
        const page = await rows
          .orderBy(desc(salesDocuments.belegdatum), asc(salesPositions.id))
          .limit(limit + 1)
          .offset(offset);
        return {
          status: 200,
          body: { result: page.slice(0, limit), ...total, hasMore: page.length > limit },
        };
      },
      { searched: ['artikelnr', 'bezeichnung'] },
    ),
  };
}

/** Orders, direct documents, invoices and credit notes: they show what an address bought. */
const boughtBy = ['0200', '0400', '0490', '0500'];

async function documentOf({ db, params }: Pick<Call<{ belegId: number }>, 'db' | 'params'>) {
  const [document] = await db
    .select()
    .from(salesDocuments)
    .where(eq(salesDocuments.id, params.belegId));
  if (!document) throw problem(404, 'msg_record_not_found');
  return document;
}
