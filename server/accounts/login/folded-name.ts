import { canonicalValue } from '../../../schemas/rules/canonical-value';

/** Converts a user name to its stored form: lower case, without blanks around it and whatever else is pasted along. */
export function foldedName(user: string): string {
  return canonicalValue(user, { format: 'user-name' }) ?? '';
}
