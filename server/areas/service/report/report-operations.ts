import { and, eq } from 'drizzle-orm';
import { reportFileName } from '../../../../schemas/print/document/report-facts';
import { signingRefusal } from '../../../../schemas/rules/task-step';
import type { Executor } from '../../../db/database';
import { serviceSignatures } from '../../../db/generated/service';
import { contentDisposition } from '../../../files/content-disposition';
import { handler, preparedHandler, type Handlers } from '../../../http/operations/call';
import { printDocument } from '../../../print/print-document';
import { keptSignature, type SignatureInput } from '../../../print/signing';
import { answerRecord } from '../../../resources/changes/act-on-record';
import { noteDerived } from '../../../resources/history/announce-derived';
import type { ResourceOptions } from '../../../resources/model/resource';
import type { Tables } from '../../../resources/model/tables';
import { storeTask, taskToActOn } from '../act-on-task';
import { throwRefusal } from '../throw-refusal';
import { endOfWork } from '../working-times';
import { contentHash, printedReport, reportContent } from './printed-report';
import { reportFacts } from './report-facts';
import { reportTemplate } from './report-template';
import { comparedReport, keepShown, shownReport } from './signed-report';

/** Operations on the report of a task: its result, its PDF, and its signatures (3-decisions §3.14). */
export function reportOperations(tables: Tables): Handlers {
  return {
    noteResult: handler('noteResult', async (call) => {
      const acting = { call, tables };
      const { ergebnis, restarbeiten = null } = call.body;
      const found = await taskToActOn(call.params.id, 'noteResult', acting);
      await storeTask(found, { task: { ergebnis, restarbeiten } }, acting);
      return answerRecord(tables.resourceOf('SVP'), found.task.id, call);
    }),

    readServiceReport: preparedHandler('readServiceReport', async (call) => {
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
      const { technikerId } = call.caller;
      const template = await reportTemplate(call.params.sprache, technikerId, call.db);
      return { status: 200, body: { result: template } };
    }),

    signServiceReport: handler(
      'signServiceReport',
      async (call) => {
        const { db, body } = call;
        const { task, order } = await taskToActOn(call.params.id, 'sign', { call, tables });
        const known = await sameSignature(task.id, body, db);
        if (known !== undefined) return signatureAt(task.id, known);
        const { content, isOther, problem } = await comparedReport(call);
        const isRunning = task.zeitmessungSeit !== null;
        // What another report says about times is not known.
        const times = isOther
          ? { arrival: null, workedUntil: undefined }
          : { arrival: task.vorOrtDatum, workedUntil: await endOfWork(task.id, db) };
        throwRefusal(signingRefusal({ isRunning, ...times }, Date.parse(body.zeitpunkt)));
        if (problem) throw problem;
        const record = { tabelle: 'SVP', tabelleId: task.id, since: order.createdAt };
        const kept = await keptSignature(body, record, call);
        await keepShown(call, { task, content }, tables);
        const [stored] = await db
          .insert(serviceSignatures)
          .values({
            planungId: task.id,
            inhaltHash: contentHash(content),
            abweichend: isOther,
            ...kept,
          })
          .returning({ id: serviceSignatures.id });
        if (!stored) throw new Error('Signature: nothing was inserted');
        await noteDerived('SVP', task.id, db);
        return signatureAt(task.id, stored.id);
      },
      { prepare: async (call) => shownReport(call, tables) },
    ),
  };
}

const signatureAt = (taskId: number, id: number) => ({
  status: 201,
  headers: { location: `/vario-api/service/planung/${taskId}/unterschriften/${id}` },
});

/** Id of the same signature that has come before, under another key. */
async function sameSignature(
  taskId: number,
  { art = 'GEZEICHNET', name, zeitpunkt, dokumentHash }: SignatureInput,
  db: Executor,
): Promise<number | undefined> {
  const [same] = await db
    .select({ id: serviceSignatures.id })
    .from(serviceSignatures)
    .where(
      and(
        eq(serviceSignatures.planungId, taskId),
        eq(serviceSignatures.dokumentHash, dokumentHash),
        eq(serviceSignatures.art, art),
        eq(serviceSignatures.name, name),
        eq(serviceSignatures.zeitpunkt, zeitpunkt),
      ),
    )
    .limit(1);
  return same?.id;
}

/** Rules for signatures: one of another report, or whose report has changed since, counts no more. */
export const signatureRows: ResourceOptions = {
  async complete(rows, db) {
    const [{ planungId } = {}] = rows;
    if (planungId === undefined) return;
    const current = contentHash(await reportContent(Number(planungId), db));
    const signed = await db
      .select({
        id: serviceSignatures.id,
        inhaltHash: serviceSignatures.inhaltHash,
        abweichend: serviceSignatures.abweichend,
      })
      .from(serviceSignatures)
      .where(eq(serviceSignatures.planungId, Number(planungId)));
    const holding = new Set(
      signed
        .filter(({ inhaltHash, abweichend }) => inhaltHash === current && !abweichend)
        .map(({ id }) => id),
    );
    for (const row of rows) row.ungueltig = !holding.has(Number(row.id));
  },
};
