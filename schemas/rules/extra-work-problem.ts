import { CLOCK_ERROR } from './clock-error';
import { extraWorkFieldsOf } from './extra-work-fields';
import { atField, type Refusal } from './refusal';
import { firstInstant, isTooLong, MOST_SPAN_DAYS } from './spans-by-day';

type Values = Readonly<Record<string, unknown>>;

/**
 * Finds what is wrong with additional work of a kind (`typ`) at `now`: what its kind asks for is missing, or its time
 * ends before it begins, takes too long, or has not been yet.
 */
export function extraWorkRefusals(typ: number, values: Values, now: number): readonly Refusal[] {
  const asked = extraWorkFieldsOf(typ);
  const missing = asked.filter((name) => values[name] == null);
  if (missing.length > 0) return missing.map((name) => atField(name, 'msg_value_required'));
  if (!asked.includes('bisZeitpunkt')) return [];
  const from = firstInstant(String(values.vonZeitpunkt));
  const to = firstInstant(String(values.bisZeitpunkt));
  if (from >= to) return [atField('bisZeitpunkt', 'msg_service_time_order')];
  if (isTooLong({ from, to })) {
    return [atField('bisZeitpunkt', 'msg_service_time_too_long', String(MOST_SPAN_DAYS))];
  }
  return to > now + CLOCK_ERROR ? [atField('bisZeitpunkt', 'msg_service_in_future')] : [];
}
