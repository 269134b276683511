import { canonicalValue } from '../../../schemas/rules/canonical-value';

/** A user name as it is stored: without capitals, blanks around it and whatever else is pasted along. */
export function foldedName(user: string): string {
  return canonicalValue(user, { format: 'user-name' }) ?? '';
}
