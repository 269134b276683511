import type { Engine } from '../../../application/context';
import type { ActionDefinition, AnyRecord, ScreenDefinition } from '../../../define/definition';
import { isActionPermitted, type TogetherCall } from '../../../screens/action-type';

/** Reason why rows cannot be acted on together. */
export type TogetherObstacle =
  /** More rows than the call takes. */
  | { kind: 'tooMany'; most: number }
  /** Record with which the user may not do it. */
  | { kind: 'right'; record: AnyRecord }
  /** Record for which the action is not offered. */
  | { kind: 'state'; record: AnyRecord }
  /** Field in which they do not agree. */
  | { kind: 'differ'; field: string };

export const mostTogether = 100;

/** Finds the first obstacle among all rows at hand; `count`: their number altogether. */
export function togetherObstacle(
  action: ActionDefinition,
  { most = mostTogether, same = [] }: Pick<TogetherCall, 'most' | 'same'>,
  { rows, count }: { rows: readonly AnyRecord[]; count: number },
  screen: Pick<ScreenDefinition, 'tabs'>,
  engine: Pick<Engine, 'can' | 'me' | 'registry'>,
): TogetherObstacle | undefined {
  if (count > most) return { kind: 'tooMany', most };
  const barred = rows.find((record) => !isActionPermitted(action, record, engine, screen));
  if (barred) return { kind: 'right', record: barred };
  const { when } = action;
  const other = when && rows.find((record) => !when(record, engine.me, engine.can));
  if (other) return { kind: 'state', record: other };
  const field = same.find((name) =>
    rows.some((record) => (record[name] ?? null) !== (rows[0]?.[name] ?? null)),
  );
  return field === undefined ? undefined : { kind: 'differ', field };
}
