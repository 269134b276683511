import { numberScale } from '../../schemas/rules/number-scale';
import type { JsonSchema } from '../../schemas/contract/document';

/** Source of one property's columns in a Drizzle table: several for a text in several languages. */
export interface ColumnSource {
  /** Property, or for each language property and language: `landDe`. */
  key: string;
  /** Drizzle's expression up to where a reference would follow. */
  source: string;
  /** Helpers of `server/db/columns.ts` and builders of Drizzle that it calls. */
  uses: string[];
}

/** Largest value of a 32-bit column, in place of 2^53. */
const INTEGER_MAX = 2_147_483_647;

/** Formats of texts that are codes: compared by their letters, not by German order. */
const codeFormats = new Set([
  'bic',
  'country',
  'currency-code',
  'gtin',
  'iban',
  'leitweg-id',
  'phone',
  'tone',
  'user-name',
  'uuid',
  'vat-id',
]);

const helpers: Record<string, string> = {
  money: 'money',
  'unit-price': 'unitPrice',
  percent: 'percent',
  quantity: 'quantity',
  weight: 'weight',
  date: 'day',
  'date-time': 'instant',
  'local-date-time': 'localTime',
  'local-time': 'clock',
  'local-end-time': 'clock',
};

/**
 * Builds the columns of a property: type by format and bounds, not null unless the contract allows it, with the
 * contract's default. `where` names schema and property in errors; `resolve` follows references.
 */
export function columnSources(
  name: string,
  property: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
  where: string,
): ColumnSource[] {
  const suffixes = property['x-localized'] ? ['De', 'En', 'Fr'] : [''];
  const plain = resolve(property);
  const builder = builderOf({ ...plain, ...property }, plain, resolve, where);
  const value = property.default ?? plain.default;
  const rest = [
    ...(builder.list ? ['.array()'] : []),
    // What stands for another value where none is given is never empty once it is stored.
    ...(isNullable(property, resolve) && !property['x-else'] ? [] : ['.notNull()']),
    ...(value === undefined || value === null ? [] : [`.default(${JSON.stringify(value)})`]),
    ...(property['x-default'] === 'now' ? ['.default(sql`now()`)'] : []),
    ...(property['x-key'] ? ['.primaryKey()'] : []),
    ...(property['x-unique'] ? ['.unique()'] : []),
  ].join('');
  return suffixes.map((suffix) => ({
    key: `${name}${suffix}`,
    source: `${builder.name}('${columnName(name + suffix)}'${(builder.args ?? []).map((one) => `, ${one}`).join('')})${rest}`,
    uses: [builder.name],
  }));
}

interface Builder {
  name: string;
  list?: boolean;
  /** Number of digits, where the bounds need more than the helper's own; and how many of them follow the point. */
  args?: readonly number[];
}

/** Number of digits that a decimal helper has by default, and how many of them follow the point. */
const digits: Record<string, readonly [number, number]> = {
  money: [13, 2],
  unitPrice: [15, 4],
  percent: [5, 2],
  quantity: [11, 2],
  weight: [8, 3],
};

/** Returns the number of digits before the point that the bounds ask for. */
function digitsBefore({ minimum = 0, maximum = 0 }: JsonSchema): number {
  const largest = Math.max(Math.abs(Number(minimum)), Math.abs(Number(maximum)));
  return String(Math.floor(largest)).length;
}

function precisionFor(
  format: string,
  { minimum = 0, maximum = 0 }: JsonSchema,
): number | undefined {
  const [own, scale] = digits[format] ?? [Infinity, 0];
  const needed = digitsBefore({ minimum, maximum }) + scale;
  return needed > own ? needed : undefined;
}

function builderOf(
  property: JsonSchema,
  plain: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
  where: string,
): Builder {
  const type = [plain.type ?? []].flat().find((one) => one !== 'null');
  if (type === 'array') {
    const items = resolve(plain.items ?? {});
    if (items.properties) return { name: 'jsonb' };
    const { name } = builderOf(items, items, resolve, where);
    // An order of its own belongs to a column of single words: the type of a list cannot name one.
    return { name: name === 'words' ? 'text' : name, list: true };
  }
  if (type === 'object' || plain.properties) return { name: 'jsonb' };
  if (type === 'boolean') return { name: 'boolean' };
  const helper = helpers[property.format ?? ''];
  if (helper) return { name: helper, args: [precisionFor(helper, property) ?? []].flat() };
  if (type === 'number') {
    const scale = numberScale(property);
    return { name: 'decimals', args: [digitsBefore(property) + scale, scale] };
  }
  if (type === 'integer') {
    const isSmall = plain.enum || Number(plain.maximum ?? Infinity) <= INTEGER_MAX;
    return { name: isSmall && !property['x-ref'] ? 'integer' : 'id' };
  }
  if (type === 'string') {
    if (property['x-code']) return { name: 'text' };
    return { name: plain.enum || codeFormats.has(property.format ?? '') ? 'text' : 'words' };
  }
  throw new Error(`${where}: no column for type ${String(type)} with format ${property.format}`);
}

/** Tells whether a property may be empty, by itself or by the shared schema that it refers to. */
export function isNullable(
  property: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): boolean {
  return allowsNull(property) || allowsNull(resolve(property));
}

/** Tells whether a schema allows null. */
function allowsNull({ type, anyOf, oneOf }: JsonSchema): boolean {
  return (
    [type ?? []].flat().includes('null') ||
    Boolean((anyOf ?? oneOf)?.some((choice) => choice.type === 'null'))
  );
}

/** Names a column: `istKunde` → `ist_kunde`. */
export function columnName(property: string): string {
  return property.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
