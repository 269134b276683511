import { shortHash } from '../../../../ui/format/short-hash';

/**
 * Formats a value that no field shows: texts and numbers as they are but for the end of a hash, lists and objects by their
 * parts.
 */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value === 'object') {
    return Object.values(value).map(plainText).filter(Boolean).join(', ');
  }
  return shortHash(String(value));
}
