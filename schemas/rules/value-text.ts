import { formatDate, formatDateTime, formatLocalDateTime, formatTime } from './format-date';
import { formatDuration, formatSeconds } from './format-duration';
import { formatIban } from './format-iban';
import { formatInteger, formatMoney, formatNumber, formatPercent } from './format-number';
import { formatVatId } from './format-vat-id';
import { numberScale, type NumberProperty } from './number-scale';

/** Property, as far as the texts of its values need it. */
type Property = NumberProperty;

const ofNumbers: Readonly<Record<string, (value: number, language: string) => string>> = {
  money: formatMoney,
  'unit-price': (value, language) => formatMoney(value, language, 4),
  percent: formatPercent,
  'duration-minutes': (value) => `${formatDuration(value)} h`,
  'duration-seconds': formatSeconds,
};

const ofTexts: Readonly<Record<string, (value: string) => string>> = {
  date: formatDate,
  'date-time': formatDateTime,
  'local-date-time': formatLocalDateTime,
  time: formatTime,
  'local-time': formatTime,
  'local-end-time': formatTime,
  iban: formatIban,
  'vat-id': formatVatId,
};

/**
 * Writes a value by type and format of its property, in a language: «29.03.2026», «1.234,50 €». Null and undefined are
 * '', and a value that does not fit its type is shown as it is. Names of values (enumerations, reference lists, yes and
 * no) are not known here.
 */
export function valueText(property: Property, value: unknown, language: string): string {
  if (value === null || value === undefined) return '';
  const format = property.format ?? '';
  if (typeof value === 'string') return ofTexts[format]?.(value) ?? value;
  if (typeof value !== 'number') return String(value);
  if (ofNumbers[format]) return ofNumbers[format](value, language);
  const isInteger = [property.type].flat().includes('integer');
  if (isInteger && format !== 'quantity') return formatInteger(value);
  return formatNumber(value, language, { digits: numberScale(property) });
}
