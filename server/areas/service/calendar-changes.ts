import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import type { calendarEntries } from '../../db/generated/service';
import { fieldProblem } from '../../http/errors/problem';
import type { ResourceOptions } from '../../resources/model/resource';

type EntryRow = typeof calendarEntries.$inferSelect;

/** Rules for vacation and other absences: half days only on a single day (specification 2 §5). */
export const calendarChanges: ResourceOptions = {
  complete: addTechnicians,

  async guard({ after }) {
    if (!after) return;
    const { StartDatum, EndeDatum, Vormittags, Nachmittags } = after as Partial<EntryRow>;
    if (String(EndeDatum) < String(StartDatum)) {
      throw fieldProblem({ EndeDatum: [{ code: 'msg_range_reversed' }] });
    }
    if (StartDatum === EndeDatum && Vormittags === false && Nachmittags === false) {
      throw fieldProblem({ Nachmittags: [{ code: 'msg_service_no_half' }] });
    }
  },

  prepare: async (values) => ({ ...values, ...wholeDays(values) }),

  alongside: async ({ after }) => wholeDays(after as Partial<EntryRow>),
};

function wholeDays({ StartDatum, EndeDatum }: Partial<EntryRow>): Record<string, unknown> {
  return StartDatum === EndeDatum ? {} : { Vormittags: true, Nachmittags: true };
}

/** Adds the technicians that the users are, for the planners. */
async function addTechnicians(rows: Record<string, unknown>[], db: Executor): Promise<void> {
  const ids = [...new Set(rows.map(({ BEN_ID }) => Number(BEN_ID)))];
  if (ids.length === 0) return;
  const found = await db
    .select({ id: users.id, technikerId: users.technikerId })
    .from(users)
    .where(inArray(users.id, ids));
  const technicians = new Map(found.map(({ id, technikerId }) => [id, technikerId]));
  for (const row of rows) row.technikerId = technicians.get(Number(row.BEN_ID)) ?? null;
}
