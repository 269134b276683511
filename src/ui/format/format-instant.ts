import { instantsOf, localTimeOf } from '../../../schemas/rules/company-time';
import { formatLocalDateTime } from '../../../schemas/rules/format-date';

/**
 * Formats an instant as `parseInstant` reads it: «29.03.2026 14:30», in autumn's doubled hour with its zone,
 * «25.10.2026 02:30 MESZ».
 */
export function formatInstant(instant: Date, language: string): string {
  const local = localTimeOf(instant);
  const text = formatLocalDateTime(local);
  const [summer, winter] = instantsOf(local);
  if (!summer || !winter) return text;
  const isSummer = Math.floor(instant.getTime() / 60_000) === summer.getTime() / 60_000;
  const [summerName, winterName] = language === 'de' ? ['MESZ', 'MEZ'] : ['CEST', 'CET'];
  return `${text} ${isSummer ? summerName : winterName}`;
}
