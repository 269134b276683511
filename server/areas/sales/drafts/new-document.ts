import { documentTypes, isInvoice } from '../../../../schemas/rules/document-types';
import { today } from '../../../../schemas/rules/today';
import type { Executor } from '../../../db/database';
import { fieldProblem } from '../../../http/errors/problem';
import type { WriteCall } from '../../../resources/model/resource';
import { usualStorage } from '../../stock/storage-regions';
import { readCompany, taxationFor } from '../company';
import { nextDocumentNumber } from './document-number';
import { namedAddress, recipientOf, usableAddress } from './recipient';

type Values = Record<string, unknown>;
type WriterScope = Pick<WriteCall, 'caller' | 'db'>;

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
export async function newDocument(given: Values, scope: WriterScope): Promise<Values> {
  return numberedDocument(await unnumberedDocument(given, scope), scope.db);
}

/**
 * Makes the row of a new document like {@link newDocument}, but without a number: for callers that store more before
 * the counter is locked (`numberStored`).
 */
export async function unnumberedDocument(
  given: Values,
  { caller, db }: WriterScope,
): Promise<Values> {
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
    lagerId: await usualStorage(caller, db),
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
