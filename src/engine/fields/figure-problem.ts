import { possibleReadings } from '../../../schemas/rules/parse-number';
import { readNumber } from '../../../schemas/rules/read-number';

/** Key of what is said of a text: it is no figure, may be two of them, or one in another currency. */
export function figureProblem(value: unknown): string {
  const read = typeof value === 'string' ? readNumber(value) : undefined;
  if (read?.currency !== undefined && read.hint === undefined) return 'problems:otherCurrency';
  const isAmbiguous = typeof value === 'string' && possibleReadings(value, 2) !== undefined;
  return isAmbiguous ? 'problems:ambiguousNumber' : 'problems:notNumber';
}
