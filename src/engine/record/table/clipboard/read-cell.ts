import { canonicalValue } from '../../../../../schemas/rules/canonical-value';
import { parseNumber } from '../../../../../schemas/rules/parse-number';
import { parseDate } from '../../../../ui/format/parse-date';
import { parseDateTime } from '../../../../ui/format/parse-date-time';
import { parseDuration } from '../../../../ui/format/parse-duration';
import { parseTime } from '../../../../ui/format/parse-time';
import type { Field } from '../../../field/field';
import { numberScale } from '../../../field/number-scale';
import { fold } from '../../../form/picker/filter-options';

/** A value that a text of a cell may stand for: of an enumeration or a reference list. */
export interface Choice {
  value: string | number;
  label: string;
}

interface ReadCellOptions {
  /** Day and time in the company's zone. */
  now: { day: string; time: string };
  /** The field's values, where it has a list of them. */
  choices?: readonly Choice[];
}

const yes = new Set(['ja', 'j', 'yes', 'y', 'oui', 'o', 'wahr', 'true', 'vrai', 'x', '✓', '1']);
const no = new Set(['nein', 'n', 'no', 'non', 'falsch', 'false', 'faux', '0']);

/**
 * The value that a copied text stands for in a field, null when it is empty. A text that means nothing
 * there is answered as it is: it stays in its cell, and validation names it.
 */
export function readCell(
  text: string,
  field: Field,
  { now, choices = [] }: ReadCellOptions,
): unknown {
  const typed = text.trim();
  if (typed === '') return null;
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'quantity':
      return numberOf(typed, numberScale(field));
    case 'integer': {
      const number = numberOf(typed, 6);
      return Number.isSafeInteger(number) ? number : typed;
    }
    case 'date':
      // A date cell of Excel may carry its time.
      return parseDate(typed.replace(/\s+0{1,2}:00(:00)?$/, ''), now.day) ?? typed;
    case 'time':
      return parseTime(typed, now.time) ?? typed;
    case 'localDateTime':
      return parseDateTime(typed, now) ?? typed;
    case 'duration':
      return parseDuration(typed) ?? typed;
    case 'boolean': {
      const word = typed.toLowerCase();
      return yes.has(word) ? true : no.has(word) ? false : typed;
    }
    case 'enum':
    case 'lookup':
      return choiceOf(typed, choices) ?? typed;
    case 'list': {
      const items = typed.split(/[,;\n]/).map((part) => choiceOf(part, choices));
      return items.includes(undefined) ? typed : items;
    }
    default:
      return canonicalValue(text, field.property.format);
  }
}

/**
 * Programs write «1.234» for a thousand and so much with the sign of thousands, and a field of two
 * decimals never holds three: unlike what somebody types, such a text is read as the larger number.
 */
function numberOf(typed: string, scale: number): unknown {
  const { value, hint } = parseNumber(typed, { scale });
  return (scale === 3 ? value : (hint ?? value)) ?? typed;
}

function choiceOf(typed: string, choices: readonly Choice[]): string | number | undefined {
  const folded = fold(typed.trim());
  const found =
    choices.find(({ label }) => fold(label) === folded) ??
    choices.find(({ value }) => fold(String(value)) === folded);
  return found?.value;
}
