import { plainText } from '../../../schemas/rules/plain-text';
import { instantsOf } from '../../../schemas/rules/company-time';
import { parseDateTime } from './parse-date-time';

/**
 * Reads an instant in the company's zone. Null when empty, 'skipped' for a time that spring's clock change leaves out,
 * undefined when unreadable. In autumn's doubled hour the first is meant, unless «MEZ» or «CET» follows.
 */
export function parseInstant(
  text: string,
  now: Parameters<typeof parseDateTime>[1],
): Date | null | 'skipped' | undefined {
  const [, typed = '', zone = ''] =
    /^(.*?)(?:\s+(mesz|mez|cest|cet))?$/is.exec(plainText(text)) ?? [];
  const local = parseDateTime(typed, now);
  if (local === null || local === undefined) return local;
  const instants = instantsOf(local);
  const isWinter = /^(mez|cet)$/i.test(zone);
  return (isWinter ? instants.at(-1) : instants[0]) ?? 'skipped';
}
