import { possibleReadings } from '../../../schemas/rules/parse-number';

/** What is said of a text in a field of figures: that it is none, or may be two of them. */
export function figureProblem(value: unknown): string {
  const isAmbiguous = typeof value === 'string' && possibleReadings(value, 2) !== undefined;
  return isAmbiguous ? 'problems:ambiguousNumber' : 'problems:notNumber';
}
