import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { reportFileName } from '../../../../schemas/print/document/report-facts';
import { serviceSignatures } from '../../../db/generated/service';
import { files } from '../../../db/tables/files';
import { contentDisposition } from '../../../files/content-disposition';
import { callerOf, handler, type Call, type Handlers } from '../../../http/call';
import { problem } from '../../../http/problem';
import { printDocument } from '../../../print/print-document';
import { keptSignature } from '../../../print/signing';
import { answerRecord } from '../../../resources/act-on-record';
import { noteDerived } from '../../../resources/announce-derived';
import type { ResourceOptions } from '../../../resources/resource';
import type { Tables } from '../../../resources/tables';
import { storeTask, taskToActOn } from '../act-on-task';
import { contentHash, printedReport, reportContent, toldHash } from './printed-report';
import { reportFacts } from './report-facts';
import { reportTemplate } from './report-template';

/** The report of a task: its result, its PDF, and who signed it (3-decisions §3.14). */
export function reportOperations(tables: Tables): Handlers {
  return {
    noteResult: handler('noteResult', async (call) => {
      const acting = { call, tables };
      const { ergebnis, restarbeiten = null } = call.body;
      const found = await taskToActOn(call.params.id, 'noteResult', acting);
      await storeTask(found, { task: { ergebnis, restarbeiten } }, acting);
      return answerRecord(tables.resourceOf('SVP'), found.task.id, call);
    }),

    readServiceReport: handler('readServiceReport', async (call) => {
      const report = await printedReport(call.params.id, call.db);
      const bytes = Buffer.from(await printDocument(report, call));
      const name = reportFileName(report);
      return {
        status: 200,
        headers: { 'content-disposition': contentDisposition('inline', name) },
        content: { type: 'application/pdf', stream: bytes, length: bytes.length },
      };
    }),

    readReportFacts: handler('readReportFacts', async ({ db, params }) => ({
      status: 200,
      body: { result: await reportFacts(params.id, db) },
    })),

    readReportTemplate: handler('readReportTemplate', async (call) => {
      const { technikerId } = callerOf(call);
      const template = await reportTemplate(call.params.sprache, technikerId, call.db);
      return { status: 200, body: { result: template } };
    }),

    signServiceReport: handler(
      'signServiceReport',
      async (call) => {
        const { db, body } = call;
        const { task } = await taskToActOn(call.params.id, 'sign', { call, tables });
        // What the timer measures is not on the report yet.
        if (task.zeitmessungSeit !== null) throw problem(409, 'msg_service_sign_timer');
        const record = { tabelle: 'SVP', tabelleId: task.id };
        const kept = await keptSignature(body, record, call);
        await requireShown(task.id, call);
        const content = await reportContent(task.id, db);
        const said = body.inhaltHash ?? null;
        // What was signed without a network and is no longer how it is: kept, with a hash that holds for nothing here.
        const isOther = said !== null && said !== toldHash(content);
        const inhaltHash = isOther ? said : contentHash(content);
        const [stored] = await db
          .insert(serviceSignatures)
          .values({ planungId: task.id, inhaltHash, ...kept })
          .returning({ id: serviceSignatures.id });
        if (!stored) throw new Error('Signature: nothing was inserted');
        await noteDerived('SVP', task.id, db);
        const location = `/vario-api/service/planung/${task.id}/unterschriften/${stored.id}`;
        return { status: 201, headers: { location } };
      },
      { prepare: shownReport },
    ),
  };
}

/** A signature whose report says something else by now counts no more. */
export const signatureRows: ResourceOptions = {
  async complete(rows, db) {
    const [{ planungId } = {}] = rows;
    if (planungId === undefined) return;
    const current = contentHash(await reportContent(Number(planungId), db));
    const signed = await db
      .select({ id: serviceSignatures.id, inhaltHash: serviceSignatures.inhaltHash })
      .from(serviceSignatures)
      .where(eq(serviceSignatures.planungId, Number(planungId)));
    const hashes = new Map(signed.map(({ id, inhaltHash }) => [id, inhaltHash]));
    for (const row of rows) row.ungueltig = hashes.get(Number(row.id)) !== current;
  },
};

/** The report as it was laid out before the transaction, and what stood on it. */
interface ShownReport {
  hash: string;
  content: string;
}

type SignCall = Pick<Call<{ id: number }, unknown, { dokumentHash: string }>, 'body' | 'db'>;

/** Whether the PDF that is signed is one that a device laid out and put to the files of the task. */
async function isFileOfTask(taskId: number, { body, db }: SignCall): Promise<boolean> {
  const ofTask = and(
    eq(files.tabelle, 'SVP'),
    eq(files.tabelleId, taskId),
    eq(files.sha256, body.dokumentHash),
    eq(files.typ, 'application/pdf'),
  );
  return (await db.$count(files, ofTask)) > 0;
}

/** Lays out the report, where no file of the task is what is signed. Throws 404. */
async function shownReport(
  call: SignCall & Pick<Call<{ id: number }>, 'params' | 'subject' | 'gone'>,
): Promise<ShownReport | undefined> {
  if (await isFileOfTask(call.params.id, call)) return undefined;
  const report = await printedReport(call.params.id, call.db);
  const hash = createHash('sha256')
    .update(await printDocument(report, call))
    .digest('hex');
  return { hash, content: JSON.stringify(report) };
}

/**
 * Throws 409 unless the PDF that is signed is the report as it is laid out here, or one that a device laid out and put to
 * the files of the task: those bytes are kept as they were signed.
 */
async function requireShown(
  taskId: number,
  call: SignCall & Pick<Call, 'prepared'>,
): Promise<void> {
  if (await isFileOfTask(taskId, call)) return;
  const shown = call.prepared as ShownReport | undefined;
  const isSame = shown?.hash === call.body.dokumentHash;
  if (!isSame || JSON.stringify(await printedReport(taskId, call.db)) !== shown.content) {
    throw problem(409, 'msg_signature_document_changed');
  }
}
