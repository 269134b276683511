import {
  secondsOf,
  signedInAt,
  spansOf,
  type Punch,
  type Span,
} from '../../../../schemas/rules/working-time';
import { today } from '../../../../schemas/rules/today';
import type { AnyRecord } from '../../../api/dialect';
import type { Entry } from '../../outbox/entry';
import { firstKeyOf } from '../../outbox/machine';
import type { DayTab, TurnShape } from './definition';
import { rowsOf } from './day-query';

/** Call that begins or ends something, while it waits on the device. */
export interface WaitingTurn extends Punch {
  key: string;
  /** Reason why it ended. */
  reason: unknown;
}

/** Row of a day; `waits` where the server does not know all of it yet. */
export interface DayRow {
  row: AnyRecord;
  waits: boolean;
}

/** Rows of a day, and whether something is going on now. */
export interface DayNow {
  rows: readonly DayRow[];
  /** Moment when what goes on began. */
  since: string | undefined;
}

/**
 * Reads the waiting calls of a turn, in their order; `at` names the property of their bodies that holds the moment.
 * What the server has refused has not happened until somebody decides otherwise.
 */
export function waitingTurns(
  calls: readonly Entry[],
  { begins, reason }: Pick<TurnShape, 'begins' | 'reason'>,
  at: string | undefined,
): WaitingTurn[] {
  return calls
    .filter(({ state }) => state !== 'refused')
    .map((entry) => {
      const body = (entry.body ?? {}) as AnyRecord;
      const said = at === undefined ? undefined : body[at];
      return {
        key: firstKeyOf(entry),
        at:
          typeof said === 'string'
            ? Date.parse(said)
            : Date.parse(entry.recordedAt) + (entry.clockOffset ?? 0),
        isIn: body[begins] === true,
        reason: reason === undefined ? undefined : body[reason],
      };
    });
}

/** Returns the moment (ms since 1970) when what goes on at `now` began, from what the server says and what waits. */
export function sinceOf(since: unknown, turns: readonly Punch[], now: number): number | undefined {
  const known = typeof since === 'string' ? [{ at: Date.parse(since), isIn: true }] : [];
  const punches = [...known, ...turns];
  // What is known has happened, also where the device's clock is behind: set back, or only read twice a minute.
  const until = Math.max(now, ...punches.map(({ at }) => at));
  return signedInAt(punches, until)?.at;
}

interface Known extends Punch {
  /** Row as it was read. */
  row?: AnyRecord;
  turn?: WaitingTurn;
}

/** Adds what waits to an answer of a day, by the rule that the server follows. */
export function dayAfter(
  tab: Pick<DayTab, 'rows' | 'total'>,
  turn: TurnShape,
  day: string,
  answer: AnyRecord,
  turns: readonly WaitingTurn[],
  now: number,
): DayNow {
  const read = rowsOf(answer, tab.rows);
  const since = sinceOf(answer[turn.since], turns, now);
  const isNow = since === undefined ? undefined : new Date(since).toISOString();
  if (turns.length === 0) return { rows: read.map((row) => ({ row, waits: false })), since: isNow };
  const { from, to } = turn;
  const known = read.flatMap((row): Known[] => [
    ...punch(row[from], true, row),
    ...punch(row[to], false, row),
  ]);
  const begun = answer[turn.since];
  const isElsewhere =
    typeof begun === 'string' && !known.some(({ at }) => at === Date.parse(begun));
  const spans = spansOf<Known>([
    ...known,
    // Turn that began on another day.
    ...(isElsewhere ? [{ at: Date.parse(begun), isIn: true }] : []),
    ...turns.map((one) => ({ at: one.at, isIn: one.isIn, turn: one })),
  ]);
  const rows = spans
    .filter((span) => today(new Date(firstOf(span)?.at ?? 0)) === day)
    .map((span) => rowOf(span, tab, turn));
  return { rows, since: isNow };
}

const firstOf = ({ from, to }: Span<Known>): Known | undefined => from ?? to;

function punch(at: unknown, isIn: boolean, row: AnyRecord): Known[] {
  return typeof at === 'string' ? [{ at: Date.parse(at), isIn, row }] : [];
}

function rowOf(
  span: Span<Known>,
  { total }: Pick<DayTab, 'total'>,
  { from, to, reason }: TurnShape,
): DayRow {
  const waits = [span.from, span.to].some((one) => one?.turn !== undefined);
  const read = span.from?.row ?? span.to?.row;
  if (!waits && read) return { row: read, waits };
  const stamp = (one: Known | undefined) => (one ? new Date(one.at).toISOString() : null);
  return {
    row: {
      ...read,
      id: read?.id ?? firstOf(span)?.turn?.key,
      [from]: stamp(span.from),
      [to]: stamp(span.to),
      ...(total !== undefined && { [total]: secondsOf(span) ?? null }),
      ...(reason !== undefined && span.to?.turn && { [reason]: span.to.turn.reason ?? null }),
    },
    waits,
  };
}
