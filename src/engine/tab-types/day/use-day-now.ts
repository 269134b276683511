import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyRecord } from '../../../api/dialect';
import { useEngine } from '../../application/context';
import { useWaitingCalls } from '../../outbox/use-waiting-calls';
import { askedFieldsQuery } from '../../views/outbox/asked-fields';
import { rowsOf } from './day-query';
import type { DayTab } from './definition';
import { dayAfter, waitingTurns, type DayNow } from './turn-after';
import { useNow } from './use-now';

/**
 * Returns the answer of a day that was read at `readAt` (ms since 1970), with what waits on the device; undefined while
 * it loads.
 */
export function useDayNow(
  tab: DayTab,
  day: string,
  answer: AnyRecord | undefined,
  readAt: number,
): DayNow | undefined {
  const { registry } = useEngine();
  const { turn } = tab;
  const now = useNow();
  const calls = useWaitingCalls(turn?.call, readAt);
  const { data: asked } = useQuery({
    ...askedFieldsQuery(registry, turn?.call ?? ''),
    enabled: turn !== undefined,
  });
  const at = asked?.at;
  return useMemo(() => {
    if (!answer) return undefined;
    if (turn) return dayAfter(tab, turn, day, answer, waitingTurns(calls, turn, at), now);
    return {
      rows: rowsOf(answer, tab.rows).map((row) => ({ row, waits: false })),
      since: undefined,
    };
  }, [tab, turn, day, answer, calls, at, now]);
}
