import { recordOf } from '../../../api/dialects/reference';
import { rowsOfAnswer } from '../../../api/rows-of-answer';
import type { AnyRecord } from '../../../engine/define/definition';
import type { Known } from '../../../engine/outbox/judge';
import { broughtRows, isMissing } from '../../../engine/outbox/machine';
import type { Room } from './step-facts';

type Asked = Record<string, string | number>;

/**
 * Rows that were read, and those that calls about the task will bring; undefined where none of them is known.
 * `changed`: what calls change of those that were read, at that time.
 */
export async function withBrought<R>(
  taskId: number,
  schema: string,
  { find, entries }: Known,
  operation: string,
  params: Record<string, number>,
  query: Asked,
  changed: (rows: readonly R[], readAt: number) => readonly R[] = (rows) => rows,
): Promise<readonly R[] | undefined> {
  const answer = await find(operation, { params, query });
  const readAt = answer?.at ?? 0;
  const brought = broughtRows(entries, { schema: 'PlanningItem', id: taskId }, schema)
    .filter(({ entry }) => isMissing(entry, readAt))
    .map(({ row }) => row as R);
  if (!answer && brought.length === 0) return undefined;
  const read = (rowsOfAnswer(answer?.data) ?? []) as unknown as readonly R[];
  return [...changed(read, readAt), ...brought];
}

/** Rows of a list; undefined where nothing is known. */
export async function rowsAt(
  { find }: Known,
  operation: string,
  params: Record<string, number>,
  query: Asked,
): Promise<readonly AnyRecord[] | undefined> {
  const answer = await find(operation, { params, query });
  return rowsOfAnswer(answer?.data);
}

/** A record; undefined where nothing is known. */
export async function recordAt(
  { find }: Known,
  operation: string,
  params: Record<string, number>,
): Promise<AnyRecord | undefined> {
  const answer = await find(operation, { params });
  return answer && recordOf(answer.data);
}

/** Room that rows take in a report. */
export const roomOf = (rows: readonly { bemerkung?: string | null }[]): Room => ({
  count: rows.length,
  letters: rows.reduce((sum, { bemerkung }) => sum + (bemerkung?.length ?? 0), 0),
});
