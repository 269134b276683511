import { and, asc, eq, sql } from 'drizzle-orm';
import { answerRefusal } from '../../../schemas/rules/checklist-answer';
import { atField } from '../../../schemas/rules/refusal';
import { files } from '../../db/tables/files';
import { planningItems } from '../../db/generated/service';
import { handler, type Call, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { requireRow } from '../../resources/records/row-rights';
import { storedRow } from '../../resources/records/stored-row';
import type { Tables } from '../../resources/model/tables';
import { lockTask, type OrderRow } from './act-on-task';
import { throwRefusal } from './throw-refusal';
import { checklistAnswers, checklistQuestions } from './tables';

type ReadCall = Pick<Call, 'db' | 'language'>;

/** Operations on the questions to whoever carries out an order, and the answers. */
export function checklistOperations(tables: Tables): Handlers {
  return {
    readChecklist: handler('readChecklist', async (call) => {
      const [task] = await call.db
        .select({ orderId: planningItems.serviceAuftragId })
        .from(planningItems)
        .where(eq(planningItems.id, call.params.id));
      if (!task) throw problem(404, 'msg_record_not_found');
      const order = await storedRow(tables.resourceOf('SVA'), task.orderId, call.db);
      return { status: 200, body: { result: await entriesOf(order as OrderRow, call) } };
    }),

    answerChecklist: handler('answerChecklist', async (call) => {
      const { task, order } = await lockTask(call.params.id, { call, tables });
      const { right } = call.operation;
      await requireRow(tables.resourceOf('SVP'), task, right, call);
      if (task.beendetDatum !== null) throw problem(409, 'msg_service_task_over');
      const entries = await entriesOf(order, call);
      for (const [index, answer] of call.body.entries()) {
        throwRefusal(answerRefusal(entries, answer, index));
        const { id, wert } = answer;
        if (wert === null) {
          await forget(order.id, id, call);
          continue;
        }
        const isPhoto = entries.find((entry) => entry.id === id)?.typ === 'foto';
        if (isPhoto && !(await isPhotoOf(task.id, wert, call))) {
          throwRefusal(atField(`${index}.wert`, 'msg_value_choice'));
        }
        await keep(order.id, id, wert, call);
      }
      return { status: 200, body: { result: await entriesOf(order, call) } };
    }),
  };
}

/** Reads the questions of an order with their answers, in a language. */
export async function entriesOf(
  { id, auftragsartId }: Pick<OrderRow, 'id' | 'auftragsartId'>,
  { db, language }: ReadCall,
) {
  const { bezeichnungDe: de, bezeichnungEn: en, bezeichnungFr: fr, ...question } = questionColumns;
  return db
    .select({ ...question, bezeichnung: { de, en, fr }[language], wert: checklistAnswers.wert })
    .from(checklistQuestions)
    .leftJoin(
      checklistAnswers,
      and(
        eq(checklistAnswers.frageId, checklistQuestions.id),
        eq(checklistAnswers.serviceAuftragId, id),
      ),
    )
    .where(eq(checklistQuestions.auftragsartId, auftragsartId))
    .orderBy(asc(checklistQuestions.position), asc(checklistQuestions.id));
}

const questionColumns = {
  id: checklistQuestions.id,
  bezeichnungDe: checklistQuestions.bezeichnungDe,
  bezeichnungEn: checklistQuestions.bezeichnungEn,
  bezeichnungFr: checklistQuestions.bezeichnungFr,
  typ: checklistQuestions.typ,
  pflicht: checklistQuestions.pflicht,
  auswahl: checklistQuestions.auswahl,
};

/** Tells whether a task has a file of that id. */
async function isPhotoOf(taskId: number, wert: string, { db }: ReadCall): Promise<boolean> {
  const photo = and(
    eq(files.id, Number(wert)),
    eq(files.tabelle, 'SVP'),
    eq(files.tabelleId, taskId),
  );
  return (await db.$count(files, photo)) === 1;
}

async function keep(serviceAuftragId: number, frageId: number, wert: string, { db }: ReadCall) {
  await db
    .insert(checklistAnswers)
    .values({ serviceAuftragId, frageId, wert })
    .onConflictDoUpdate({
      target: [checklistAnswers.serviceAuftragId, checklistAnswers.frageId],
      set: { wert: sql`excluded.wert` },
    });
}

async function forget(orderId: number, frageId: number, { db }: ReadCall) {
  await db
    .delete(checklistAnswers)
    .where(
      and(eq(checklistAnswers.serviceAuftragId, orderId), eq(checklistAnswers.frageId, frageId)),
    );
}
