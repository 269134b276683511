import { possibleReadings } from '../../../schemas/rules/parse-number';

/** Key of what is said of a text: it is no figure, or may be two of them. */
export function figureProblem(value: unknown): string {
  const isAmbiguous = typeof value === 'string' && possibleReadings(value, 2) !== undefined;
  return isAmbiguous ? 'problems:ambiguousNumber' : 'problems:notNumber';
}
