import type { JsonSchema } from '../../schemas/contract/document';

/** Types that a field of a new entity may have, as the contract says it; lengths and bounds are a beginning. */
export const fieldTypes = {
  text: { type: 'string', maxLength: 60 },
  code: { type: 'string', maxLength: 20, 'x-code': true },
  longtext: { type: 'string', maxLength: 4000 },
  integer: { type: 'integer', minimum: 0, maximum: 999999 },
  number: { type: 'number', minimum: 0, maximum: 999999.99 },
  money: { type: 'number', format: 'money', minimum: 0, maximum: 9999999.99 },
  percent: { type: 'number', format: 'percent', minimum: 0, maximum: 100 },
  quantity: { type: 'number', format: 'quantity', minimum: 0, maximum: 999999.99 },
  weight: { type: 'number', format: 'weight', minimum: 0, maximum: 99999.999 },
  duration: { type: 'integer', format: 'duration-minutes', minimum: 0, maximum: 599999 },
  boolean: { type: 'boolean', default: false },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'local-date-time' },
  time: { type: 'string', format: 'local-time' },
  email: { type: 'string', maxLength: 254, format: 'email' },
  phone: { type: 'string', maxLength: 30, format: 'phone' },
  url: { type: 'string', maxLength: 255, format: 'web-address' },
  country: { type: 'string', format: 'country' },
  currency: { type: 'string', format: 'currency-code' },
  iban: { type: 'string', maxLength: 34, format: 'iban' },
  gtin: { type: 'string', maxLength: 14, format: 'gtin' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

export type FieldType = keyof typeof fieldTypes;
