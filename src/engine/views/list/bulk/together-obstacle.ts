import type { ActionDefinition, AnyRecord, Me } from '../../../define/definition';
import type { TogetherCall } from '../../../screens/action-type';

/** Why rows cannot be acted on together. */
export type TogetherObstacle =
  /** More than the call takes. */
  | { kind: 'tooMany'; most: number }
  /** The action is not there for this one. */
  | { kind: 'state'; record: AnyRecord }
  /** They do not agree in a field. */
  | { kind: 'differ'; field: string };

export const mostTogether = 100;

/** Of all rows at hand; `count`: how many there are altogether. */
export function togetherObstacle(
  { when }: Pick<ActionDefinition, 'when'>,
  { most = mostTogether, same = [] }: Pick<TogetherCall, 'most' | 'same'>,
  { rows, count, me }: { rows: readonly AnyRecord[]; count: number; me: Me },
): TogetherObstacle | undefined {
  if (count > most) return { kind: 'tooMany', most };
  const other = when && rows.find((record) => !when(record, me));
  if (other) return { kind: 'state', record: other };
  const field = same.find((name) =>
    rows.some((record) => (record[name] ?? null) !== (rows[0]?.[name] ?? null)),
  );
  return field === undefined ? undefined : { kind: 'differ', field };
}
