import { instantsOf } from '../../../schemas/rules/company-time';
import { parseDateTime } from './parse-date-time';

/**
 * What somebody typed as day and time in the company's zone, as an instant. Null when empty,
 * 'skipped' for a time that the clocks leave out in spring, undefined when it is no day with a time.
 * In the hour that comes twice in autumn the first is meant, unless «MEZ» or «CET» stands behind it.
 */
export function parseInstant(
  text: string,
  now: Parameters<typeof parseDateTime>[1],
): Date | null | 'skipped' | undefined {
  const [, typed = '', zone = ''] = /^(.*?)(?:\s+(mesz|mez|cest|cet))?$/is.exec(text.trim()) ?? [];
  const local = parseDateTime(typed, now);
  if (local === null || local === undefined) return local;
  const instants = instantsOf(local);
  const isWinter = /^(mez|cet)$/i.test(zone);
  return (isWinter ? instants.at(-1) : instants[0]) ?? 'skipped';
}
