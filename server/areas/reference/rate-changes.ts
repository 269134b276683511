import { and, eq, ne } from 'drizzle-orm';
import { formatDate } from '../../../schemas/rules/format-date';
import { exchangeRates } from '../../db/generated/reference';
import { problem } from '../../http/errors/problem';
import type { ResourceOptions } from '../../resources/model/resource';

/** Rules for rates: one for a currency and a day. Throws 409 naming both where there is one already. */
export const rateChanges: ResourceOptions = {
  prepare: async (values) => ({ ...values, schluessel: keyOf(values) }),

  alongside: async ({ after }) => ({ schluessel: keyOf(after ?? {}) }),

  async guard({ before, after }, { db }) {
    if (!after) return;
    const { id, waehrung, tag } = exchangeRates;
    const given = after as typeof exchangeRates.$inferSelect;
    const [other] = await db
      .select({ id })
      .from(exchangeRates)
      .where(
        and(
          eq(waehrung, given.waehrung),
          eq(tag, given.tag),
          before ? ne(id, Number(before.id)) : undefined,
        ),
      );
    if (other) throw problem(409, 'msg_rate_exists', given.waehrung, formatDate(given.tag));
  },
};

/** Key by which a file's rows recognise a rate. */
function keyOf({ waehrung, tag }: Readonly<Record<string, unknown>>): string {
  return `${String(waehrung)} ${String(tag)}`;
}
