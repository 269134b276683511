import { daysLater } from '../../../schemas/rules/days-later';
import { startOfDay, today } from '../../../schemas/rules/today';
import {
  FORGOTTEN_AFTER,
  secondsOf,
  signedInAt,
  spansOf,
  timeHints,
  type Span,
} from '../../../schemas/rules/working-time';
import type { operations } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import type { Language } from '../../http/texts/language';
import { messageText } from '../../http/texts/message-text';
import { punchesBetween, type BookedPunch } from './punches';

type TimeDay = operations['readTimeDay']['responses'][200]['content']['application/json'];

/**
 * Reads the times that began on a day of the company. A time over midnight belongs to the day on which it began, with
 * its break and its sum; the neighbouring days are read for that and for the rest in between.
 */
export async function timeDay(
  benutzerId: number,
  day: string,
  { db, language }: { db: Executor; language: Language },
): Promise<TimeDay> {
  const now = Date.now();
  const from = startOfDay(daysLater(day, -1)).getTime();
  const to = startOfDay(daysLater(day, 1)).getTime() + FORGOTTEN_AFTER;
  const spans = spansOf(await punchesBetween(benutzerId, [from - FORGOTTEN_AFTER, to], db));
  const own = spans.filter((span) => dayOf(span) === day);
  const before = spans.filter((span) => dayOf(span) < day).at(-1);
  const near = await punchesBetween(benutzerId, [now - FORGOTTEN_AFTER, now + 1], db);
  const since = signedInAt(near, now);
  // The next sign-in, on any day, shows that one was never ended.
  const hints = timeHints(own, { before: before?.to?.at, now });
  return {
    ergebnisEintraege: own.map((span) => ({
      id: (span.from ?? span.to)?.id ?? 0,
      Datum: day,
      anmeldung: stamp(span.from),
      abmeldung: stamp(span.to),
      duration: secondsOf(span) ?? null,
      grund: (span.to?.grund ?? null) as 'PAUSE' | 'DIENSTGANG' | null,
    })),
    istAngemeldet: since !== undefined,
    seit: stamp(since),
    hinweise: hints.map((code) => ({ code, text: messageText(language, { code }) })),
  };
}

function dayOf({ from, to }: Span<BookedPunch>): string {
  return today(new Date((from ?? to)?.at ?? 0));
}

const stamp = (punch: BookedPunch | undefined) =>
  punch === undefined ? null : new Date(punch.at).toISOString();
