import { asc, desc, eq } from 'drizzle-orm';
import { documentTypes, isInvoice } from '../../../../schemas/rules/document-types';
import { today } from '../../../../schemas/rules/today';
import type { Executor } from '../../../db/database';
import { storageRegions, storages } from '../../../db/generated/stock';
import { fieldProblem } from '../../../http/errors/problem';
import type { WriteCall } from '../../../resources/model/resource';
import { readCompany, taxationFor } from '../company';
import { nextDocumentNumber } from './document-number';
import { namedAddress, recipientOf, usableAddress } from './recipient';

type Values = Record<string, unknown>;

/** Throws 422 for an unknown type, and for one that nobody begins by hand. */
export function requireWritableType(belegart: unknown): void {
  const type = documentTypes[String(belegart)];
  if (type && !type.gesperrt) return;
  const code = type ? 'msg_document_type_blocked' : 'msg_document_type_unknown';
  throw fieldProblem({ belegart: [{ code }] });
}

/**
 * Makes the row of a new document: recipient, terms and taxation follow from the address and the given values; offers,
 * orders and deliveries get their number. Throws 409 for a blocked address.
 */
export async function newDocument(given: Values, { db }: Pick<WriteCall, 'db'>): Promise<Values> {
  return numberedDocument(await unnumberedDocument(given, db), db);
}

/**
 * Makes the row of a new document like {@link newDocument}, but without a number: for callers that store more before
 * the counter is locked (`numberStored`).
 */
export async function unnumberedDocument(given: Values, db: Executor): Promise<Values> {
  const company = await readCompany(db);
  const address = await usableAddress(Number(given.adresseId), db);
  const wanted = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  );
  const { lkz, ustId, ...recipient } = recipientOf(address, company);
  const where = { lkz, ustId, ...wanted } as Pick<typeof address, 'lkz' | 'ustId'>;
  const belegdatum = String(wanted.belegdatum ?? today());
  return {
    ...recipient,
    lkz,
    ustId,
    besteuerung: taxationFor(company, where),
    lagerId: await usualStorage(db),
    ...wanted,
    ...namedAddress(address),
    belegdatum,
  };
}

/** Numbers the row of a document. Called last of all: the counter's row is locked from here on. */
async function numberedDocument(row: Values, db: Executor): Promise<Values> {
  const belegart = String(row.belegart);
  if (isInvoice(belegart)) return row;
  return { ...row, belegnummer: await nextDocumentNumber(belegart, String(row.belegdatum), db) };
}

/** Warehouse that goods leave from: the outgoing one of the main region, else its first one. */
async function usualStorage(db: Executor): Promise<number | null> {
  const [region] = await db
    .select({ id: storageRegions.id, ausgang: storageRegions.ausgangLagerId })
    .from(storageRegions)
    .orderBy(desc(storageRegions.istHauptlagerkreis), asc(storageRegions.id))
    .limit(1);
  if (!region || region.ausgang !== null) return region?.ausgang ?? null;
  const [storage] = await db
    .select({ id: storages.id })
    .from(storages)
    .where(eq(storages.lagerkreisId, region.id))
    .orderBy(asc(storages.id))
    .limit(1);
  return storage?.id ?? null;
}
