import { resolved, type Schema } from './contract-document';

/** Texts that are valid, one per format of the contract (schemas/rules/format-checks.ts). */
const byFormat: Readonly<Record<string, string>> = {
  date: '2026-03-12',
  time: '08:30',
  // A device reports things of the last days.
  'date-time': new Date(Date.now() - 3_600_000).toISOString(),
  'local-date-time': '2026-03-12T08:30',
  'local-time': '00:30',
  'local-end-time': '17:30',
  tone: 'red',
  email: 'walk@example.com',
  uri: 'https://www.example.com/',
  uuid: '0f6f9f0e-6f6e-4f0a-9c5e-1b1d6a2f3c4d',
  'web-address': 'https://www.example.com',
  'user-name': 'walk.user',
  phone: '+49 30 901820',
  country: 'DE',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  'vat-id': 'DE136695976',
  gtin: '4006381333931',
  'leitweg-id': '04011000-1234512345-06',
  'currency-code': 'USD',
  password: 'walk-through-2026',
};

/** Texts tried in turn where only a pattern says what is valid. */
const byPattern = ['12345', 'walk', 'WALK', 'Walk.test-1', 'ADR', '1', '08:30', '2026', '#336699'];

/** Number of texts made so far that no two records may share. */
let samples = 0;

/** Picture of one pixel: small, and truly of its type. */
export const PIXEL_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Makes a value that a schema allows. Objects get all their properties but the read-only ones; with `only: 'required'`
 * no more than they must have.
 */
export function sampleValue(schema: Schema, only?: 'required', name = ''): unknown {
  const found = resolved(schema);
  if (found.const !== undefined) return found.const;
  if (found.example !== undefined) return found.example;
  if (found.examples?.length) return found.examples[0];
  if (found.enum) return found.enum.find((value) => value !== null);
  const [choice] = [...(found.anyOf ?? []), ...(found.oneOf ?? [])].filter(
    (option) => resolved(option).type !== 'null',
  );
  if (choice) return sampleValue(choice, only, name);
  if (found.allOf) {
    return Object.assign({}, ...found.allOf.map((part) => sampleValue(part, only, name))) as object;
  }
  const types = [found.type ?? (found.properties ? 'object' : 'string')].flat();
  if (types.includes('object')) return sampleObject(found, only);
  if (types.includes('array')) {
    const count = Math.max(found.minItems ?? 0, only === 'required' ? 0 : 1);
    return Array.from({ length: count }, () => sampleValue(found.items ?? {}, only, name));
  }
  if (types.includes('boolean')) return found.default ?? false;
  if (types.includes('integer') || types.includes('number')) return sampleNumber(found);
  return sampleText(found, name);
}

function sampleObject(schema: Schema, only: 'required' | undefined): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties).filter(
    (name) =>
      !resolved(properties[name] as Schema).readOnly &&
      (only !== 'required' || required.includes(name)),
  );
  return Object.fromEntries(
    names.map((name) => [name, sampleValue(properties[name] as Schema, only, name)]),
  );
}

function sampleNumber({ minimum, maximum, exclusiveMinimum, default: preset }: Schema): number {
  if (typeof preset === 'number') return preset;
  const least = minimum ?? (exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : 1);
  return Math.min(Math.max(1, least), maximum ?? Infinity);
}

function sampleText(schema: Schema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = 40, contentEncoding } = schema;
  if (contentEncoding === 'base64' || format === 'byte') return PIXEL_BASE64;
  const known = format === undefined ? undefined : byFormat[format];
  if (known !== undefined) return known;
  if (pattern !== undefined) {
    const fitting = byPattern.find((text) => new RegExp(pattern, 'u').test(text));
    if (fitting === undefined) {
      throw new Error(`«${name}»: no sample fits ${pattern}; give the schema an example`);
    }
    return fitting;
  }
  const text = schema['x-unique'] ? `Walk${(samples += 1)}` : 'Walk';
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}
