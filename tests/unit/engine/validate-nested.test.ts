import { beforeAll, describe, expect, it } from 'vitest';
import { loadFieldEditing } from '../../../src/engine/editing/load-editing';
import { standardFieldTypes } from '../../../src/engine/fields';
import { validateRecord } from '../../../src/engine/editing/validation/validate-record';
import { sameValue } from '../../../src/engine/editing/model/changes';
import { stillSaid } from '../../../src/engine/editing/model/still-said';
import type { EntityValidators } from '../../../src/engine/application/registry';
import type { AnyRecord } from '../../../src/engine/define/definition';
import { valueFormatter, type ValueTexts } from '../../../src/engine/fields/value-formatter';
import * as validators from '../../fixtures/gadgets/page/schemas/generated/validators/Supplier';
import { fieldAt } from '../../../src/engine/fields/field-at';
import { standardFields } from '../../support/standard-fields';
import widget from '../../fixtures/gadgets/page/schemas/generated/schemas/Widget.json';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { supplierFields as fields } from '../support/suppliers';

beforeAll(() => loadFieldEditing(standardFieldTypes));

const judged = (values: AnyRecord, kind: 'input' | 'patch' = 'patch', apart: string[] = []) => {
  const record = kind === 'patch' ? { name: 'Werk' } : {};
  const all = validateRecord(values, {
    kind,
    record,
    validators: validators as unknown as EntityValidators,
    fields,
    apart,
  });
  return Object.fromEntries(
    Object.entries(all).map(([name, found]) => [name, found.map(({ key }) => key)]),
  );
};

describe('what is inside a record', () => {
  it('may be good', () => {
    const values = {
      name: 'Werk',
      address: { city: 'Ulm', geo_position: { latitude: 48.4 } },
      contacts: [{ name: 'Ada', email: 'ada@example.org' }],
      keywords: ['neu'],
      payment: { iban: 'DE02 1203 0000 0000 2020 51' },
    };
    expect(judged(values, 'input')).toEqual({});
    expect(judged(values)).toEqual({});
  });

  it.each(['input', 'patch'] as const)('is complained about where it stands (%s)', (kind) => {
    const values = {
      name: 'Werk',
      address: { street: 'Weg 1', geo_position: { latitude: 91 } },
      contacts: [{ name: 'Ada' }, { email: 'ada' }],
      keywords: ['neu', null],
    };
    expect(judged(values, kind)).toEqual({
      'address.city': ['problems:required'],
      'address.geo_position.latitude': ['problems:maximum'],
      'contacts.1.name': ['problems:required'],
      'contacts.1.email': ['problems:format.email'],
      'keywords.1': ['problems:required'],
    });
  });

  it.each(['input', 'patch'] as const)(
    'is judged as the alternative that was entered (%s)',
    (kind) => {
      expect(judged({ name: 'Werk', payment: { until: '2026-02-31' } }, kind)).toEqual({
        'payment.holder': ['problems:required'],
        'payment.until': [expect.any(String)],
      });
      expect(judged({ name: 'Werk', payment: { iban: 'DE1' } }, kind)).toEqual({
        'payment.iban': [expect.any(String)],
      });
    },
  );

  it('is left to the table that edits it', () => {
    expect(judged({ contacts: [{}] }, 'patch', ['contacts'])).toEqual({});
    expect(judged({ contacts: [{}, {}, {}, {}] }, 'patch', ['contacts'])).toEqual({
      contacts: ['problems:maxItems'],
    });
  });

  it('is a field of its own where each of several can be edited', () => {
    expect(fieldAt(fields, ['contacts', 1, 'email'])?.name).toBe('email');
    expect(fieldAt(fields, ['keywords', 0])).toBeDefined();
    const chosenTogether = standardFields('Widget', widget as EntitySchema, {});
    expect(fieldAt(chosenTogether, ['merkmale'])?.name).toBe('merkmale');
    expect(fieldAt(chosenTogether, ['merkmale', 0])).toBeUndefined();
  });

  it('is the same whatever the order in which it is stored', () => {
    const one = { city: 'Ulm', geo_position: { latitude: 1, longitude: 2 } };
    expect(sameValue(one, { geo_position: { longitude: 2, latitude: 1 }, city: 'Ulm' })).toBe(true);
    expect(sameValue(one, { ...one, street: null })).toBe(true);
    expect(sameValue(one, { ...one, geo_position: { latitude: 1 } })).toBe(false);
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  });

  it('is no longer what the server complained about once it is changed', () => {
    const said = { 'address.city': ['falsch'], name: ['auch'] };
    expect(stillSaid(said, {}, { address: { city: 'Bonn' } })).toEqual({ name: ['auch'] });
  });

  it('reads as its values where there is one line for it', () => {
    const texts: ValueTexts = {
      language: 'de',
      boolean: String,
      enumeration: (value) => `Text von ${value}`,
      lookup: () => undefined,
      rows: (count) => `${count} Zeilen`,
      of: () => texts,
    };
    const read = (name: string, value: unknown) => valueFormatter(fields[name]!, texts)(value);
    expect(read('address', { city: 'Ulm', geo_position: { latitude: 1.5 } })).toBe('Ulm, 1,5');
    expect(read('keywords', ['neu', 'rot'])).toBe('neu, rot');
    expect(read('contacts', [{ name: 'Ada' }, {}])).toBe('2 Zeilen');
    expect(read('contacts', [])).toBe('0 Zeilen');
  });
});
