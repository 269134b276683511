import { beforeAll, describe, expect, it } from 'vitest';
import { standardFieldTypes } from '../../../src/engine/fields';
import { loadFieldEditing } from '../../../src/engine/editing/load-editing';
import { addressFields } from '../../../schemas/fields/Address';
import { contactPersonFields } from '../../../schemas/fields/ContactPerson';
import addressSchema from '../../../schemas/generated/schemas/Address.json';
import personSchema from '../../../schemas/generated/schemas/ContactPerson.json';
import * as addressValidators from '../../../schemas/generated/validators/Address';
import * as personValidators from '../../../schemas/generated/validators/ContactPerson';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { standardFields } from '../../support/standard-fields';
import { validateRecord } from '../../../src/engine/editing/validation/validate-record';
import type { AnyRecord } from '../../../src/engine/define/definition';
import type { EntityValidators } from '../../../src/engine/application/registry';
import { today } from '../../../schemas/rules/today';

/** What an address is chosen from; which rows there are does not matter here. */
const lookups = { PaymentMethod: {}, DeliveryTerm: {}, PriceGroup: {}, User: {} };
const address = {
  fields: standardFields('Address', addressSchema as EntitySchema, addressFields.fields, lookups),
  validators: addressValidators as EntityValidators,
};
const person = {
  fields: standardFields('ContactPerson', personSchema as EntitySchema, contactPersonFields.fields),
  validators: personValidators as EntityValidators,
};

const patch = (values: AnyRecord, record: AnyRecord = { name1: 'Meier GmbH' }) =>
  validateRecord(values, { kind: 'patch', record, ...address });
const create = (values: AnyRecord) =>
  validateRecord(values, { kind: 'input', record: {}, ...address });
const keys = (problems: Record<string, { key: string }[]>, field: string) =>
  problems[field]?.map((problem) => problem.key);

beforeAll(() => loadFieldEditing(standardFieldTypes));

describe('validateRecord', () => {
  it('finds nothing wrong with a good record', () => {
    expect(
      create({
        name1: 'Meier GmbH',
        lkz: 'DE',
        plz: '10115',
        iban: 'DE02 1203 0000 0000 2020 51',
        ustId: 'DE 123 456 788',
        kreditlimit: 5000.5,
        erstkontakt: today(),
      }),
    ).toEqual({});
  });

  it.each([{}, { name1: null }, { name1: '' }, { name1: '   ' }])(
    'says once that a required value is missing in %j',
    (values) => {
      expect(create(values)).toEqual({ name1: [{ key: 'problems:required' }] });
    },
  );

  it('lets a patch leave a required field alone, but not empty it', () => {
    expect(patch({ ort: 'Berlin' })).toEqual({});
    expect(patch({ name1: null })).toEqual({ name1: [{ key: 'problems:required' }] });
  });

  it('says the own message of a field', () => {
    const problems = validateRecord({}, { kind: 'input', record: {}, ...person });
    expect(problems).toEqual({ name: [{ key: 'messages:noName' }] });
  });

  it.each([
    ['kreditlimit', -1, 'problems:tooSmall'],
    ['kreditlimit', 100000000, 'problems:maximum'],
    ['kreditlimit', 1.005, 'problems:scale'],
    ['kreditlimit', 'zwölf', 'problems:notNumber'],
    ['kreditlimit', '99.999', 'problems:ambiguousNumber'],
    ['zahlart', 'bar', 'problems:notListed'],
    ['sprache', 'it', 'problems:notListed'],
    ['lkz', 'XX', 'problems:format.country'],
    ['lkz', 'Atlantis', 'problems:format.country'],
    ['telefon1', '9'.repeat(31), 'problems:maxLength'],
    ['email', 'a@', 'problems:format.email'],
    ['telefon1', 'nachmittags', 'problems:format.phone'],
    ['webseite', 'www example de', 'problems:format.web-address'],
    ['erstkontakt', '31.02.2026', 'problems:format.date'],
    ['ustId', 'DE123456789', 'problems:format.vat-id'],
    ['iban', 'DE03120300000000202051', 'problems:format.iban'],
    ['bic', 'DEUT', 'problems:format.bic'],
    ['leitwegId', '04011000-12345-04', 'problems:format.leitweg-id'],
  ])('names what is wrong with %s = %j', (field, value, key) => {
    expect(keys(patch({ [field]: value }), field)).toEqual([key]);
  });

  it('says how many characters and digits are possible', () => {
    expect(patch({ name1: 'x'.repeat(51) }).name1).toEqual([
      { key: 'problems:maxLength', params: { limit: 50, length: 51 } },
    ]);
    expect(patch({ kundennr: '12' }).kundennr).toEqual([
      { key: 'problems:digitsBetween', params: { min: '5', max: '8' } },
    ]);
  });

  it('applies rules that look at other fields', () => {
    expect(keys(patch({ plz: '1011', lkz: 'DE' }), 'plz')).toEqual([
      'messages:msg_address_postal_code',
    ]);
    expect(patch({ plz: '1011', lkz: 'AT' })).toEqual({});
    expect(keys(patch({ erstkontakt: '2999-01-01' }), 'erstkontakt')).toEqual([
      'messages:msg_date_in_future',
    ]);
  });

  it('sees a rule broken by a change of the other field', () => {
    const record = { name1: 'Meier', lkz: 'AT', plz: '1010' };
    expect(keys(patch({ lkz: 'DE' }, record), 'plz')).toEqual(['messages:msg_address_postal_code']);
  });

  it('does not hold an old mistake against a change elsewhere', () => {
    const record = { name1: 'Meier', lkz: 'DE', plz: '1' };
    expect(patch({ ort: 'Berlin' }, record)).toEqual({});
    expect(keys(patch({ plz: '2' }, record), 'plz')).toEqual(['messages:msg_address_postal_code']);
  });

  it('passes over what a body cannot carry', () => {
    expect(patch({ id: 5, version: 'x', unknown: 1, opvBetrag: 'x' })).toEqual({});
  });

  it('does not judge a field that does not appear', () => {
    const hidden = {
      ...address.fields,
      plz: { ...address.fields.plz!, metadata: { when: () => false, check: () => 'never' } },
      bic: { ...address.fields.bic!, metadata: { when: () => false } },
    };
    const options = { kind: 'patch' as const, record: {}, validators: address.validators };
    expect(validateRecord({ plz: '1', bic: '?' }, { ...options, fields: hidden })).toEqual({});
  });
});
