import { rank, type FieldType } from '../field-type';
import { reference } from '../reference';
import { editings } from '../load-editings';

/**
 * Country (ISO 3166-1 alpha-2), by which phone numbers and postal codes beside it are read.
 * @group Choices
 * @example { type: string, format: country }
 */
export const country: FieldType = {
  ...reference,
  name: 'country',
  fits: ({ property, types }) =>
    property.format === 'country' && !types.includes('array') ? rank.reference + 1 : undefined,
  lookup: 'country',
  width: 80,
  isCountry: true,
  loadEditing: async () => (await editings()).country,
};
