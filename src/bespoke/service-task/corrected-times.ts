import { instantsIn, minutesOfSpan } from '../../../schemas/rules/spans-by-day';
import { heldSpan } from '../../../schemas/rules/work-time-problem';
import type { Entry } from '../../engine/outbox/entry';
import { paths, type WorkTime } from './task';

/** Operation that corrects a working time. */
export const correctTime = `POST ${paths.times}/{id}/korrektur`;

/** Returns working times with what waiting calls correct about them, the latest last. */
export function correctedTimes(
  rows: readonly WorkTime[],
  waiting: readonly Pick<Entry, 'params' | 'body'>[],
): readonly WorkTime[] {
  return rows.map((row) =>
    waiting
      .filter(({ params }) => String(params.id) === String(row.id))
      .reduce((time, { body }) => asSaid(time, body as WorkTime), row),
  );
}

function asSaid(time: WorkTime, { datum, von, bis }: WorkTime): WorkTime {
  const { span } = heldSpan({ datum, von, bis });
  if (!span) return time;
  return { ...time, datum, von, bis, ...instantsIn(span), dauer: minutesOfSpan(span) };
}
