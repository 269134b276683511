import { eq } from 'drizzle-orm';
import { extraWorkFields, extraWorkFieldsOf } from '../../../schemas/rules/extra-work-fields';
import { extraWorkRefusals } from '../../../schemas/rules/extra-work-problem';
import { extraWorkTypes, type extraWorks } from '../../db/generated/service';
import type { Executor } from '../../db/database';
import { requireRight } from '../../http/access/caller';
import { fieldProblem } from '../../http/errors/problem';
import { lockRow } from '../../resources/records/read';
import type { ResourceOptions } from '../../resources/model/resource';
import { requireStatus, type OrderRow } from './act-on-task';
import { isDoneBy } from './planning-changes';
import { requireRoomForExtra } from './report/report-room';

type ExtraWorkRow = typeof extraWorks.$inferSelect;
type Values = Partial<ExtraWorkRow>;

/** Rules for additional work on an order: by its technician while he is on it, with the fields of its kind. */
export const extraWorkChanges: ResourceOptions = {
  async guard({ before, after, withParent }, call, tables) {
    if (withParent) return;
    const row = (after ?? before) as Values;
    const orderId = Number(row.serviceAuftragId);
    const order = (await lockRow(tables.resourceOf('SVA'), orderId, call.db)) as OrderRow;
    const { caller } = call;
    if (!(await isDoneBy(caller.id, orderId, call.db))) requireRight(caller, 'SVA_PLANEN');
    await requireStatus(order, 'bookExtra', call);
    if (!after) return;
    await requireRoomForExtra(orderId, row, call.db);
    const typ = await kindOf(row.mehraufwandArtId, call.db);
    const wrong = extraWorkRefusals(typ, row, Date.now());
    if (wrong.length === 0) return;
    throw fieldProblem(
      Object.fromEntries(
        wrong.map(({ field = '', code, parameters }) => [field, [{ code, parameters }]]),
      ),
    );
  },

  prepare: async (values, { db }) => ({ ...values, ...(await cleared(values, db)) }),

  alongside: ({ after }, { db }) => cleared(after as Values, db),
};

async function cleared(values: Values, db: Executor): Promise<Record<string, unknown>> {
  const asked = extraWorkFieldsOf(await kindOf(values.mehraufwandArtId, db));
  return Object.fromEntries(
    extraWorkFields.filter((name) => !asked.includes(name)).map((name) => [name, null]),
  );
}

async function kindOf(id: unknown, db: Executor): Promise<number> {
  const [type] = await db
    .select({ typ: extraWorkTypes.typ })
    .from(extraWorkTypes)
    .where(eq(extraWorkTypes.id, Number(id)));
  return type?.typ ?? 0;
}
