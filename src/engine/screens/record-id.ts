import type { RecordId, TextId } from '../../api/dialect';
import type { Fields } from '../fields/field';

/** Returns a value as a record's id; undefined for what cannot be one. */
export function idOf(value: unknown): RecordId | undefined {
  const isText = typeof value === 'string' && value !== '';
  return isText || Number.isSafeInteger(value) ? (value as RecordId) : undefined;
}

/** Reads an id from a text, in an address or a parameter: the contract knows whether it is a number. */
export function idOfText(text: string, fields: Fields): RecordId | undefined {
  const all = Object.values(fields);
  const key = fields.id ?? all.find(({ property }) => property['x-key']);
  if ([key?.property.type].flat().includes('string'))
    return text === '' ? undefined : (text as TextId);
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
}
