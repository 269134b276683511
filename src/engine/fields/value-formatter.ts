import { formatNumber } from '../../../schemas/rules/format-number';
import { valueText } from '../../../schemas/rules/value-text';
import type { AnyRecord } from '../define/definition';
import { schemaKeys } from '../labels/label-keys';
import type { Field } from './field';
import { numberScale } from './figure';

/**
 * Makes the formatter of a field. Empty values give ''; what does not fit its type is shown as it is. An amount is in
 * the currency of its record, where that is passed and names one.
 */
export function valueFormatter(field: Field, texts: ValueTexts): ValueFormatter {
  const format =
    field.type.format?.(field, texts) ??
    ((value: unknown) => valueText(field.property, value, texts.language));
  return (value, record) => {
    if (value === null || value === undefined || value === '') return '';
    const currency = currencyOf(field, record);
    return currency === undefined || currency === 'EUR' || typeof value !== 'number'
      ? format(value)
      : foreignAmount(value, currency, { field, language: texts.language });
  };
}

/** Field that names the currency of a record's amounts. */
export const currencyField = 'waehrung';

/** Returns the currency of a field's amount in a record; undefined where it is no amount, or the record names none. */
export function currencyOf({ type }: Pick<Field, 'type'>, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const currency = (record as AnyRecord)[currencyField];
  return type.isAmount && typeof currency === 'string' ? currency : undefined;
}

/** Writes «1.234,50 CHF»: an amount in another currency than the company's own. */
export function foreignAmount(
  value: number,
  currency: string,
  { field, language }: { field?: Field | undefined; language: string },
): string {
  const digits = field ? numberScale(field) : 2;
  return `${formatNumber(value, language, { digits, fixed: true })} ${currency}`;
}

/** Rows by the currency that they name, euro first, then by code; rows that name none are in euro. */
export function byCurrency(rows: readonly AnyRecord[]): [currency: string, rows: AnyRecord[]][] {
  const found = new Map<string, AnyRecord[]>();
  for (const row of rows) {
    const currency = String(row[currencyField] ?? 'EUR');
    found.set(currency, [...(found.get(currency) ?? []), row]);
  }
  const place = (currency: string) => (currency === 'EUR' ? '' : currency);
  return [...found].sort(([one], [other]) => (place(one) < place(other) ? -1 : 1));
}

export interface ValueTexts {
  language: string;
  boolean: (value: boolean) => string;
  enumeration: (value: string | number) => string;
  /** Returns the text of a referenced value; undefined when the reference list does not know it. */
  lookup: (value: unknown) => string | undefined;
  rows: (count: number) => string;
  of: (part: Field) => ValueTexts;
}

/** Function that formats a value; `record`: where the value stands, which may name its currency. */
export type ValueFormatter = (value: unknown, record?: unknown) => string;

/** Makes the formatter of an item; a value that neither enumeration nor list knows is shown as it is. */
export function itemFormatter({ lookup, values }: Field, texts: ValueTexts): ValueFormatter {
  return (value) => {
    if (lookup !== undefined) return texts.lookup(value) ?? String(value);
    const isKnown = values?.includes(value as string | number);
    return isKnown ? texts.enumeration(value as string | number) : String(value);
  };
}

/** Keys of the text of an enumeration's value or a mark; without a label it is the value itself. */
export function valueKeys(
  { schema, name, type, title }: Field,
  value: string | number,
): [keys: string[], options: { defaultValue?: string }] {
  const keys = type.valueKey
    ? [type.valueKey(value)]
    : schemaKeys(schema, `values.${name}.${value}`);
  return [keys, title === undefined ? {} : { defaultValue: String(value) }];
}
