import { eq } from 'drizzle-orm';
import { spanProblem } from '../../../schemas/rules/work-time-problem';
import { planningItems, type workTimes } from '../../db/generated/service';
import { requireRight } from '../../http/access/caller';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { ResourceOptions } from '../../resources/model/resource';
import { lockTask, requireStatus } from './act-on-task';
import { requireRoomForTime } from './report/report-room';
import { holdTimesOf, requireFreeTime } from './working-times';

type WorkTimeRow = typeof workTimes.$inferSelect;

/**
 * Rules for working times by hand: of one's own task after arrival, within a day, and not at the same time as anything
 * else (specification 2 §5, 3-decisions §3.9).
 */
export const workTimeChanges: ResourceOptions = {
  async guard({ before, after, withParent }, call, tables) {
    if (withParent) return;
    const { planungId } = (after ?? before) as WorkTimeRow;
    const { task, order } = await lockTask(planungId, { call, tables });
    if (task.benutzerId !== call.caller.id) requireRight(call.caller, 'SVA_PLANEN');
    if (task.beendetDatum !== null) throw problem(409, 'msg_service_task_over');
    await requireStatus(order, 'bookTime', call);
    if (!after) return;
    await requireRoomForTime(planungId, after as WorkTimeRow, call.db);
    const { datum, von, bis } = after as WorkTimeRow;
    const wrong = spanProblem({ datum, von, bis }, task.vorOrtDatum);
    if (wrong) {
      const { field, code, parameters } = wrong;
      throw fieldProblem({ [field]: [{ code, parameters: [...parameters] }] });
    }
    await holdTimesOf(task.technikerId, call.db);
    const except = before ? Number(before.id) : undefined;
    await requireFreeTime(task.technikerId, { datum, von, bis }, { db: call.db, except });
  },

  async prepare(values, { db }) {
    const [task] = await db
      .select({ technikerId: planningItems.technikerId })
      .from(planningItems)
      .where(eq(planningItems.id, Number(values.planungId)));
    return { ...values, technikerId: task?.technikerId ?? null };
  },
};
