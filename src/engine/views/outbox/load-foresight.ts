import type { Engine } from '../../application/context';
import type { CallingAction } from '../../define/definition';
import type { Foresight, ForesightOf } from '../../outbox/after-change';
import type { Entry } from '../../outbox/entry';
import { isOpen } from '../../outbox/machine';

/**
 * Loads what the definitions say of calls that wait: what their records show afterwards (`follows` of an action), and
 * when they are possible (`when`).
 */
export async function loadForesight(
  entries: readonly Entry[],
  { registry, me, can }: Pick<Engine, 'registry' | 'me' | 'can'>,
): Promise<ForesightOf> {
  const schemas = new Set(entries.filter(isOpen).flatMap(({ of }) => of?.schema ?? []));
  const known = new Map<string, Foresight>();
  const screens = registry.entries.filter(
    ({ schema }) => schema !== undefined && schemas.has(schema),
  );
  for (const { name } of screens) {
    const { schema, actions } = await registry.loadScreen(name);
    for (const action of actions) {
      const { call, follows, when } = action as Partial<CallingAction>;
      const key = `${schema} ${call}`;
      if (call === undefined || !follows || known.has(key)) continue;
      known.set(key, { follows, ...(when && { fits: (record) => when(record, me, can) }) });
    }
  }
  return ({ of, operation }) => of && known.get(`${of.schema} ${operation}`);
}
