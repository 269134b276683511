import { eq } from 'drizzle-orm';
import { reportFileName } from '../../../../schemas/print/document/report-facts';
import { signingRefusal } from '../../../../schemas/rules/task-step';
import { serviceSignatures } from '../../../db/generated/service';
import { contentDisposition } from '../../../files/content-disposition';
import { handler, type Handlers } from '../../../http/operations/call';
import { printDocument } from '../../../print/print-document';
import { keptSignature } from '../../../print/signing';
import { answerRecord } from '../../../resources/changes/act-on-record';
import { noteDerived } from '../../../resources/history/announce-derived';
import type { ResourceOptions } from '../../../resources/model/resource';
import type { Tables } from '../../../resources/model/tables';
import { storeTask, taskToActOn } from '../act-on-task';
import { throwRefusal } from '../throw-refusal';
import { contentHash, printedReport, reportContent, toldHash } from './printed-report';
import { reportFacts } from './report-facts';
import { reportTemplate } from './report-template';
import { keepShown, shownReport } from './signed-report';

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
      const { technikerId } = call.caller;
      const template = await reportTemplate(call.params.sprache, technikerId, call.db);
      return { status: 200, body: { result: template } };
    }),

    signServiceReport: handler(
      'signServiceReport',
      async (call) => {
        const { db, body } = call;
        const { task, order } = await taskToActOn(call.params.id, 'sign', { call, tables });
        throwRefusal(signingRefusal(task.zeitmessungSeit !== null));
        const record = { tabelle: 'SVP', tabelleId: task.id, since: order.createdAt };
        const kept = await keptSignature(body, record, call);
        await keepShown(call);
        const content = await reportContent(task.id, db);
        const said = body.inhaltHash ?? null;
        // A report signed without a network that has changed since is kept with a hash that matches nothing here.
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
      { prepare: async (call) => shownReport(call, tables) },
    ),
  };
}

/** Rules for signatures: one whose report has changed since counts no more. */
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
