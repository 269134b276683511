import { eq } from 'drizzle-orm';
import { instantsIn } from '../../../schemas/rules/spans-by-day';
import { arrivalOf } from '../../../schemas/rules/time-correction';
import { heldSpan, workTimeRefusal, type WorkSpan } from '../../../schemas/rules/work-time-problem';
import { planningItems, type workTimes } from '../../db/generated/service';
import { requireRight } from '../../http/access/caller';
import type { ResourceOptions } from '../../resources/model/resource';
import { lockTask, requireOpen } from './act-on-task';
import { requireRoomForTime } from './report/report-room';
import { throwRefusal } from './throw-refusal';
import { holdTimesOf, requireFreeTime } from './working-times';

type WorkTimeRow = typeof workTimes.$inferSelect;

/**
 * Rules for working times by hand: of one's own task after arrival, within a day, and not at the same time as anything
 * else (specification 2 §5, 3-decisions §3.9).
 */
export const workTimeChanges: ResourceOptions = {
  async guard({ before, after, fields, withParent }, call, tables) {
    if (withParent) return;
    const { planungId } = (after ?? before) as WorkTimeRow;
    const { task, order } = await lockTask(planungId, { call, tables });
    const { caller } = call;
    if (task.benutzerId !== caller.id) requireRight(caller, 'SVA_PLANEN');
    // A task goes on with another technician: a time is of who worked then.
    const { technikerId } = (before ?? task) as Pick<WorkTimeRow, 'technikerId'>;
    if (before && technikerId !== caller.technikerId) requireRight(caller, 'SVA_PLANEN');
    await requireOpen({ task, order }, 'bookTime', call);
    if (!after) return;
    await requireRoomForTime(planungId, after as WorkTimeRow, call.db);
    const said = saidIn(after as WorkTimeRow, before ? fields : undefined);
    const held = heldSpan(said);
    throwRefusal(held.refusal);
    if (!held.span) return;
    const { span } = held;
    const { vorOrtDatum } = task;
    const arrival = before ? arrivalOf(before as WorkTimeRow, vorOrtDatum) : vorOrtDatum;
    throwRefusal(workTimeRefusal(said, span, { arrival, now: Date.now() }));
    await holdTimesOf(technikerId, call.db);
    const except = before ? Number(before.id) : undefined;
    await requireFreeTime(technikerId, span, { db: call.db, except, field: 'von' });
  },

  async prepare(values, { db }) {
    const [task] = await db
      .select({ technikerId: planningItems.technikerId })
      .from(planningItems)
      .where(eq(planningItems.id, Number(values.planungId)));
    const technikerId = task?.technikerId ?? null;
    return { ...values, ...instantsOfSaid(values as unknown as WorkSpan), technikerId };
  },

  alongside: async ({ after, fields }) =>
    instantsOfSaid(saidIn(after as unknown as WorkTimeRow, fields)),
};

/** Working time as it is said; its instants only where nothing that they follow from is new. */
function saidIn(
  { datum, von, bis, beginnUm, endeUm }: WorkTimeRow,
  changed: readonly string[] | undefined,
): WorkSpan {
  const isNew =
    changed === undefined || ['datum', 'von', 'bis'].some((one) => changed.includes(one));
  return isNew ? { datum, von, bis } : { datum, von, bis, beginnUm, endeUm };
}

function instantsOfSaid(said: WorkSpan): Record<string, unknown> {
  const { span } = heldSpan(said);
  // What cannot be held has been refused.
  return span ? instantsIn(span) : {};
}
