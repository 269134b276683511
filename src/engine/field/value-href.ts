import { telHref } from '../../../schemas/rules/phone-number';
import { isWebAddress } from '../../../schemas/rules/web-address';
import type { Field } from './field';

/** Where a value leads; undefined when nowhere. Only checked addresses: a record must not carry `javascript:`. */
export function valueHref(field: Field, value: string, country?: string): string | undefined {
  if (field.kind === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
  if (field.kind === 'phone') return telHref(value, country);
  if (field.kind === 'webAddress' && isWebAddress(value)) return value;
  return undefined;
}
