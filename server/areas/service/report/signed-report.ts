import { createHash } from 'node:crypto';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import { translator } from '../../../../schemas/print/translate';
import { files } from '../../../db/tables/files';
import { readContent } from '../../../files/read-content';
import { filesWith, keepSigned } from '../../../resources/attachments/signed-files';
import type { Call } from '../../../http/operations/call';
import { fieldProblem } from '../../../http/errors/problem';
import { pdfFacts } from '../../../print/pdf-facts';
import { printDocument } from '../../../print/print-document';
import { readPrintTexts } from '../../../print/print-texts';
import { otherPaper } from '../../../print/signing';
import { recordWithRight } from '../../../resources/records/record-access';
import type { Tables } from '../../../resources/model/tables';
import { printedReport } from './printed-report';

/** Largest report in bytes: it has a logo, letters and figures, no photos. */
const MOST_BYTES = 4 * 1024 * 1024;
const PDF = 'application/pdf';

type SignedBody = { dokumentHash: string; inhaltHash?: string | null };
type SignCall = Call<{ id: number }, unknown, SignedBody>;

/** Signed paper as found before the transaction: a file of the task, or the report as it is laid out here. */
export type ShownReport = { isFile: true } | { isFile: false; hash: string; content: string };

/**
 * Finds the paper to be signed, for a user who may sign it: the report that a device laid out and added to the files of
 * the task, else the report as it is laid out here. Throws 403, 404, 409 for another file than a report of the task,
 * and 422 where the content of a device's report is not given.
 */
export async function shownReport(call: SignCall, tables: Tables): Promise<ShownReport> {
  const { db, params, body, operation } = call;
  const task = { tabelle: 'SVP', tabelleId: params.id };
  await recordWithRight(tables, operation.right, task, call);
  const [file] = await db
    .select()
    .from(files)
    .where(filesWith(contentOf(call), PDF))
    .limit(1);
  const report = await printedReport(params.id, db);
  if (file) {
    if (body.inhaltHash == null)
      throw fieldProblem({ inhaltHash: [{ code: 'msg_value_required' }] });
    if (!(await isReport(file, report.auftragsnummer, call))) {
      throw otherPaper('msg_signature_no_report', report.auftragsnummer);
    }
    return { isFile: true };
  }
  const hash = createHash('sha256')
    .update(await printDocument(report, call))
    .digest('hex');
  return { isFile: false, hash, content: JSON.stringify(report) };
}

/**
 * Keeps the signed file from now on; throws 409 unless the shown one is still there, byte by byte as its hash says, and
 * for a report that was laid out here, unless its content is the same.
 */
export async function keepShown(call: SignCall): Promise<void> {
  const { db, params, body } = call;
  const shown = call.prepared as ShownReport;
  const content = contentOf(call);
  const found = await db.select().from(files).where(filesWith(content, PDF)).for('update');
  if (found.length > 0 !== shown.isFile) throw otherPaper('msg_signature_document_changed');
  if (shown.isFile) return keepSigned(content, PDF, db);
  const isSame =
    shown.hash === body.dokumentHash &&
    JSON.stringify(await printedReport(params.id, db)) === shown.content;
  if (!isSame) throw otherPaper('msg_signature_document_changed');
}

const contentOf = ({ params, body }: Pick<SignCall, 'params' | 'body'>) => ({
  tabelle: 'SVP',
  tabelleId: params.id,
  sha256: body.dokumentHash,
});

/** Tells whether a PDF is a report of an order as we lay them out, in any of the customer's languages. */
async function isReport(
  { contentId, groesse }: typeof files.$inferSelect,
  auftragsnummer: string,
  call: SignCall,
): Promise<boolean> {
  if (groesse > MOST_BYTES) return false;
  const pieces: Buffer[] = [];
  for await (const piece of readContent(call.db, contentId, 0, groesse - 1)) pieces.push(piece);
  const facts = await pdfFacts(Buffer.concat(pieces), call);
  return facts?.producer === 'Kontor' && titlesOf(auftragsnummer).includes(facts.title ?? '');
}

const languages: readonly PrintLanguage[] = ['de', 'en', 'fr'];

const titlesOf = (number: string): string[] =>
  languages.map((one) => translator(readPrintTexts(one))('printed:report.title', { number }));
