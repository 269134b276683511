import { salesDocuments } from '../../../db/generated/sales';
import { handler, type Handlers } from '../../../http/operations/call';
import { writeHistory } from '../../../resources/history/history';
import type { Tables } from '../../../resources/model/tables';
import { entityTag } from '../../../resources/records/version';
import { writeEntries } from '../document-entries';
import { readDocument, type DocumentRow } from '../document-row';
import { copiedLines, insertLines, nameOf } from './copied-lines';
import { requirePrintable } from './line-numbers';
import { numberStored } from './document-number';
import { requireWritableType, unnumberedDocument } from './new-document';
import { storeTotals } from './refresh-document';

/** Begins a document with the lines of another one, booked or not (3-decisions §3.6 «Copy»). */
export function copyOperations(tables: Tables): Handlers {
  return {
    copyDocument: handler('copyDocument', async (call) => {
      const { db, body, params } = call;
      const source = await readDocument(params.id, db);
      const belegart = body.belegart ?? source.belegart;
      requireWritableType(belegart);
      const { caller } = call;
      const stamps = { createdBy: caller.id, changedBy: caller.id };
      const owner = { benutzer: caller.kuerzel, benutzerId: caller.id };
      const given = { ...copiedHead(source), belegart, ...owner };
      const head = await unnumberedDocument(given, call);
      const lines = await copiedLines(source, head as DocumentRow, body.preiseNeu === true, db);
      const [stored] = await db
        .insert(salesDocuments)
        .values({ ...head, ...stamps } as never)
        .returning();
      if (!stored) throw new Error('SalesDocument: nothing was inserted');
      await insertLines(stored.id, lines, db);
      await requirePrintable(stored.id, db);
      await storeTotals(stored, db);
      const created = await numberStored(stored, stored.dealId, db);
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

/** Fields of the head that do not belong to the one occasion: no days, no number, no approval. */
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
