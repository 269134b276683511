/** Sign-in or sign-out of somebody, at a moment in milliseconds. */
export interface Punch {
  at: number;
  isIn: boolean;
}

/** Span from a sign-in to the sign-out that ended it; one of them may be missing. */
export interface Span<P extends Punch = Punch> {
  from: P | undefined;
  to: P | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Longest time that somebody is at work, in ms: after it the sign-out was forgotten. */
export const FORGOTTEN_AFTER = 14 * HOUR;

/** Maximum error of a device's clock, in ms, that goes unrecorded. */
export const CLOCK_TOLERANCE = 2 * MINUTE;

/** Pairs punches, in their order, to spans: a sign-in without a sign-out, and the other way round, stands alone. */
export function spansOf<P extends Punch>(punches: readonly P[]): Span<P>[] {
  const spans: Span<P>[] = [];
  let open: Span<P> | undefined;
  for (const punch of [...punches].sort((a, b) => a.at - b.at)) {
    if (punch.isIn) {
      open = { from: punch, to: undefined };
      spans.push(open);
    } else if (open?.from && punch.at - open.from.at <= FORGOTTEN_AFTER) {
      open.to = punch;
      open = undefined;
    } else {
      spans.push({ from: undefined, to: punch });
      open = undefined;
    }
  }
  return spans;
}

/** Whole seconds between sign-in and sign-out; undefined where one is missing or the sign-out is the earlier one. */
export function secondsOf({ from, to }: Span): number | undefined {
  if (!from || !to || to.at < from.at) return undefined;
  return Math.round((to.at - from.at) / 1000);
}

/** Sign-in that has no sign-out yet at a moment; one that is too long ago was forgotten. */
export function signedInAt<P extends Punch>(punches: readonly P[], at: number): P | undefined {
  const last = lastUntil(punches, at);
  return last?.isIn && at - last.at <= FORGOTTEN_AFTER ? last : undefined;
}

/** The last punch at or before a moment. */
export function lastUntil<P extends Punch>(punches: readonly P[], at: number): P | undefined {
  return punches.reduce<P | undefined>(
    (last, one) => (one.at <= at && (!last || one.at >= last.at) ? one : last),
    undefined,
  );
}

/** Remarks of the law on a day's times; each is the code of a message, and none changes a time. */
export type TimeHint =
  | 'msg_time_break_30'
  | 'msg_time_break_45'
  | 'msg_time_over_10'
  | 'msg_time_rest'
  | 'msg_time_forgotten'
  | 'msg_time_no_begin';

/**
 * Hints for a day: its spans, the end of the last one before them, and the present moment. Working hours exclude the
 * time between spans; only pauses of 15 minutes or more are a break (ArbZG §§ 3–5).
 */
export function timeHints(
  spans: readonly Span[],
  { before, now }: { before?: number; now: number },
): TimeHint[] {
  const done = spans.flatMap(({ from, to }) => {
    if (!from || from.at > now) return [];
    const end = to?.at ?? (now - from.at <= FORGOTTEN_AFTER ? now : undefined);
    return end === undefined || end < from.at ? [] : [{ from: from.at, to: end }];
  });
  const net = done.reduce((sum, { from, to }) => sum + to - from, 0);
  const gaps = done.slice(1).map(({ from }, index) => from - (done[index]?.to ?? from));
  const rest = gaps.filter((gap) => gap >= 15 * MINUTE).reduce((sum, gap) => sum + gap, 0);
  const first = spans.find(({ from }) => from)?.from;
  const hints: TimeHint[] = [];
  if (net > 9 * HOUR && rest < 45 * MINUTE) hints.push('msg_time_break_45');
  else if (net > 6 * HOUR && rest < 30 * MINUTE) hints.push('msg_time_break_30');
  if (net > 10 * HOUR) hints.push('msg_time_over_10');
  if (first && before !== undefined && first.at - before < 11 * HOUR) hints.push('msg_time_rest');
  if (spans.some((span, index) => isForgotten(span, spans[index + 1], now))) {
    hints.push('msg_time_forgotten');
  }
  if (spans.some(({ from, to }) => to && !from)) hints.push('msg_time_no_begin');
  return hints;
}

/** Tells whether a sign-in was forgotten: another one followed it, or nothing for too long. */
function isForgotten({ from, to }: Span, next: Span | undefined, now: number): boolean {
  if (!from || to) return false;
  return next?.from !== undefined || now - from.at > FORGOTTEN_AFTER;
}
