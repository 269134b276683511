import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import {
  reportFileName,
  type ReportContent,
} from '../../../../schemas/print/document/report-facts';
import { translator } from '../../../../schemas/print/translate';
import { files } from '../../../db/tables/files';
import { readContent } from '../../../files/read-content';
import { sha256Of, storeFile } from '../../../files/store-file';
import { filesWith, keepSigned } from '../../../resources/attachments/signed-files';
import { attachmentChanged } from '../../../resources/attachments/attachment-history';
import type { Call } from '../../../http/operations/call';
import { fieldProblem, type Problem } from '../../../http/errors/problem';
import { pdfFacts } from '../../../print/pdf-facts';
import { printDocument } from '../../../print/print-document';
import { readPrintTexts } from '../../../print/print-texts';
import { otherPaper, type SignatureInput } from '../../../print/signing';
import { recordWithRight } from '../../../resources/records/record-access';
import type { Tables } from '../../../resources/model/tables';
import type { TaskRow } from '../act-on-task';
import { heldSignature, reportContent, toldHash } from './printed-report';

/** Largest report in bytes: it has a logo, letters and figures, no photos. */
const MOST_BYTES = 4 * 1024 * 1024;
const PDF = 'application/pdf';

type SignCall = Call<{ id: number }, unknown, SignatureInput & { inhaltHash?: string | null }>;

/** Paper to be signed, as found before the transaction. */
interface ShownReport {
  /** True if a device laid it out and added it to the files of the task. */
  isMade: boolean;
  /** Report as it is laid out here, with its SHA-256; undefined where the device's says something else. */
  printed?: { pdf: Uint8Array; sha256: Buffer } | undefined;
  /** What the report is laid out of. */
  content: string;
  /** Problem with what is to be signed; told after those with the task. */
  problem?: Problem | undefined;
}

/**
 * Finds the paper to be signed, for a user who may sign it: the report that a device laid out and added to the files of
 * the task, else the report as it is laid out here. Throws 403, 404.
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
  // One that was signed here is no device's: it is signed anew as it is now, with the signature.
  const isMade = file !== undefined && !(file.unterschrieben && body.inhaltHash == null);
  const told = await reportContent(params.id, db);
  const problem = isMade ? await notSignable(file, told.auftragsnummer, call) : undefined;
  const signature = isMade ? null : await heldSignature(params.id, told, db);
  const report = { ...told, signature };
  const content = JSON.stringify(report);
  const isOther = isMade && body.inhaltHash !== toldHash(told);
  if (problem || isOther) return { isMade, content, problem };
  const pdf = await printDocument(report, call);
  return { isMade, content, printed: { pdf, sha256: sha256Of(pdf) } };
}

/** Problem with a file that is to be signed as the report that a device laid out. */
async function notSignable(
  file: typeof files.$inferSelect,
  auftragsnummer: string,
  call: SignCall,
): Promise<Problem | undefined> {
  if (call.body.inhaltHash == null) {
    return fieldProblem({ inhaltHash: [{ code: 'msg_value_required' }] });
  }
  if (await isReport(file, auftragsnummer, call)) return undefined;
  return otherPaper('msg_signature_no_report', auftragsnummer);
}

/** Shown paper as compared with the report as it is laid out here. */
interface ComparedReport {
  /** Content of the report as it is now. */
  content: ReportContent;
  /** True if a device laid it out, and it is not what would be laid out here. */
  isOther: boolean;
  /** Problem that keeps it from being signed: another file than a report, or no longer the report of the server. */
  problem: Problem | undefined;
}

/**
 * Compares the shown paper with the report as it is laid out here, byte for byte and of the same content: whatever else
 * a PDF looks like, nobody can tell what it says.
 */
export async function comparedReport(call: SignCall): Promise<ComparedReport> {
  const { db, params, body } = call;
  const shown = call.prepared as ShownReport;
  const { isMade, printed } = shown;
  const content = await reportContent(params.id, db);
  const signature = isMade ? null : await heldSignature(params.id, content, db);
  const isSame =
    printed?.sha256.toString('hex') === body.dokumentHash &&
    JSON.stringify({ ...content, signature }) === shown.content;
  const changed = isSame || isMade ? undefined : otherPaper('msg_signature_document_changed');
  const problem = shown.problem ?? changed;
  return { content, problem, isOther: isMade && !problem && !isSame };
}

/** Keeps the signed PDF from now on, and stores it where only the server has it; throws 409 where a device's is gone. */
export async function keepShown(
  call: SignCall,
  { task, content }: { task: TaskRow; content: ReportContent },
  tables: Tables,
): Promise<void> {
  const { db, caller } = call;
  const { isMade, printed } = call.prepared as ShownReport;
  const paper = contentOf(call);
  const found = await db.select().from(files).where(filesWith(paper, PDF)).for('update');
  if (found.length > 0) return keepSigned(paper, PDF, db);
  if (isMade || !printed) throw otherPaper('msg_signature_document_changed');
  const owner = { tabelle: paper.tabelle, tabelleId: task.id, benutzerId: caller.id };
  const file = { ...owner, dateiname: reportFileName(content), unterschrieben: true };
  const after = await storeFile({ bytes: printed.pdf, sha256: printed.sha256 }, file, db);
  await attachmentChanged(tables.resourceOf('SVP'), task, { kind: 'File', after }, call);
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
