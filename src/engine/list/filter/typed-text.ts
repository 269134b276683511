import { isDate } from '../../../../schemas/rules/date-format';
import { formatDate, formatTime } from '../../../../schemas/rules/format-date';
import { formatDuration } from '../../../../schemas/rules/format-duration';
import type { Field } from '../../field/field';
import { comparisonOf } from './comparison-of';

/** A condition's value as somebody types it: «31.12.2026», «14:30», «1:30». */
export function typedText(field: Field, stored: string): string {
  switch (comparisonOf(field)) {
    case 'time':
      return formatTime(stored);
    case 'duration':
      return /^\d+$/.test(stored) ? formatDuration(Number(stored)) : stored;
    default:
      return isDate(stored) ? formatDate(stored) : stored;
  }
}
