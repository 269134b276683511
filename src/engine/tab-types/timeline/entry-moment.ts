import { localTimeOf } from '../../../../schemas/rules/company-time';

/** Writes a day, a local time or an instant as local time of the company: texts that sort in the order of time. */
export function entryMoment(value: unknown): string {
  const text = String(value ?? '');
  return /(Z|[+-]\d\d:\d\d)$/.test(text) ? localTimeOf(new Date(text)) : text.slice(0, 16);
}
