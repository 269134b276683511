import { inArray } from 'drizzle-orm';
import { dealPhase, isOpenDeal } from '../../../schemas/rules/deal-states';
import { addresses } from '../../db/generated/addresses';
import type { deals } from '../../db/generated/crm';
import { requireRight } from '../../http/access/caller';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { ResourceOptions } from '../../resources/model/resource';

export type DealRow = typeof deals.$inferSelect;

/** Rules for writing deals: open ones freely, settled ones with a right of their own (specification 2 §4). */
export const dealChanges: ResourceOptions = {
  async guard(change, call) {
    const { before, after, fields } = change as {
      before?: DealRow;
      after?: Partial<DealRow>;
      fields: readonly string[];
    };
    const isSettled = before !== undefined && !isOpenDeal(before);
    if (!after) {
      if (isSettled) throw problem(409, 'msg_deal_settled');
      return;
    }
    if (isSettled) {
      requireRight(call.caller, 'ABGL_DEALS_AENDERN');
      if (fields.includes('phase')) throw problem(409, 'msg_deal_settled');
    } else if (fields.includes('phase') && after.phase === dealPhase.completed) {
      throw fieldProblem({ phase: [{ code: 'msg_deal_phase_closing' }] });
    }
  },

  /** Adds the numbers of the address as customer and supplier. */
  async complete(rows, db) {
    const ids = [...new Set(rows.flatMap(({ adresseId }) => (adresseId as number | null) ?? []))];
    const numbers =
      ids.length === 0
        ? []
        : await db
            .select({
              id: addresses.id,
              kundennr: addresses.kundennr,
              liefernr: addresses.lieferantennummer,
            })
            .from(addresses)
            .where(inArray(addresses.id, ids));
    const byId = new Map(numbers.map((one) => [one.id, one]));
    for (const row of rows) {
      const found = byId.get(Number(row.adresseId));
      row.kundennr = found?.kundennr ?? null;
      row.liefernr = found?.liefernr ?? null;
    }
  },

  async prepare(values, call) {
    const { zustaendigerBenutzer } = values;
    return {
      ...values,
      zustaendigerBenutzer:
        zustaendigerBenutzer === undefined ? call.caller.id : zustaendigerBenutzer,
    };
  },
};
