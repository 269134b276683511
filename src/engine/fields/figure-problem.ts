import { possibleReadings } from '../../../schemas/rules/parse-number';

export function figureProblem(value: unknown): string {
  const isAmbiguous = typeof value === 'string' && possibleReadings(value, 2) !== undefined;
  return isAmbiguous ? 'problems:ambiguousNumber' : 'problems:notNumber';
}
