import { eq, inArray } from 'drizzle-orm';
import type { PrintLanguage } from '../../../schemas/print/document/printed-document';
import type { PrintedTransfer } from '../../../schemas/print/document/printed-transfer';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { countryName } from '../../../schemas/rules/country';
import { users } from '../../db/generated/base';
import { stockTransfers, storages } from '../../db/generated/stock';
import type { Executor } from '../../db/database';
import { contentDisposition } from '../../files/content-disposition';
import { preparedHandler, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { readLetterCompany } from '../../print/letter-company';
import { printDocument } from '../../print/print-document';
import { printedCompany } from '../../print/printed-company';

/** Operations that print the paper that accompanies a transfer. */
export const transferPaper: Handlers = {
  printTransfer: preparedHandler('printTransfer', async (call) => {
    const transfer = await printedTransfer(call.params.id, call.language, call.db);
    const bytes = Buffer.from(await printDocument(transfer, call));
    const name = `${transfer.umlagerungsnummer}.pdf`;
    return {
      status: 200,
      headers: { 'content-disposition': contentDisposition('inline', name) },
      content: { type: 'application/pdf', stream: bytes, length: bytes.length },
    };
  }),
};

/** Composes its content, in the reader's language: it stays in the company. Throws 404. */
async function printedTransfer(
  id: number,
  language: PrintLanguage,
  db: Executor,
): Promise<PrintedTransfer> {
  const [transfer] = await db.select().from(stockTransfers).where(eq(stockTransfers.id, id));
  if (!transfer) throw problem(404, 'msg_record_not_found');
  const { vonLagerId, nachLagerId, benutzerId, empfaengerId } = transfer;
  const places = await db
    .select()
    .from(storages)
    .where(inArray(storages.id, [vonLagerId, nachLagerId]));
  const placeOf = (lagerId: number) => places.find((place) => place.id === lagerId);
  const to = placeOf(nachLagerId);
  const sender = await nameOf(benutzerId, db);
  const receiver = await nameOf(empfaengerId, db);
  const company = await readLetterCompany(db);
  return {
    kind: 'transfer',
    language,
    company: await printedCompany(company, language, db),
    recipient: {
      namen: [receiver, to?.kurzbezeichnung].filter((name) => name != null),
      ansprechpartner: null,
      strasse: to?.strasse ?? null,
      plz: to?.plz ?? null,
      ort: to?.ort ?? null,
      lkz: company.home,
      land: countryName(company.home, language),
      kundennr: null,
      ustId: null,
      lieferanschrift: null,
    },
    copy: false,
    signature: null,
    umlagerungsnummer: String(transfer.umlagerungsnummer),
    datum: dayOf(transfer.angelegtDatum),
    eingang:
      transfer.status === 'BESTAETIGT' && transfer.erledigtDatum !== null
        ? dayOf(transfer.erledigtDatum)
        : null,
    storniert: transfer.status === 'STORNIERT',
    von: { lager: nameOfPlace(placeOf(vonLagerId)), lagerplatz: transfer.vonLagerplatz },
    nach: { lager: nameOfPlace(to), lagerplatz: transfer.nachLagerplatz },
    versandtVon: sender,
    empfaenger: receiver,
    artikelnummer: transfer.artikelNummer,
    bezeichnung: transfer.artikelbezeichnung,
    menge: transfer.menge,
    mengeneinheit: transfer.mengeneinheit,
    seriennummern: transfer.seriennummern,
    bemerkung: transfer.bemerkung,
  };
}

/** Name of a warehouse: «30, Servicewagen 1», number and name, as people say it. */
const nameOfPlace = (place: { lager: string; kurzbezeichnung: string } | undefined) =>
  place ? `${place.lager} ${place.kurzbezeichnung}` : '';

const dayOf = (moment: string) => localTimeOf(new Date(moment)).slice(0, 10);

async function nameOf(userId: number | null, db: Executor): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}
