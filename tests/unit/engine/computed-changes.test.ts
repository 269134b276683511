import { describe, expect, it } from 'vitest';
import type { AnyFieldMetadata } from '../../../schemas/define';
import { standardFields } from '../../support/standard-fields';
import { withComputed } from '../../../src/engine/editing/computed-changes';

type Computed = NonNullable<AnyFieldMetadata['computed']>;
const number = { type: ['number', 'null'] };
const product = (a: string, b: string): Computed => ({
  from: [a, b],
  value: (record) => Number(record[a] ?? 0) * Number(record[b] ?? 0),
});

// «gross» stands before its source «net»: the order of the schema must not matter.
const fields = standardFields(
  'Line',
  { properties: { count: number, price: number, gross: number, net: number, tax: number } },
  { net: { computed: product('count', 'price') }, gross: { computed: product('net', 'tax') } },
);
const options = {
  fields,
  editable: () => true,
  contextOf: () => ({ parent: undefined, choice: () => undefined }),
};

describe('withComputed', () => {
  const before = { count: 2, price: 10, net: 20, tax: 2, gross: 40 };

  it('follows a chain of computed fields', () => {
    expect(withComputed(before, { count: 3 }, options)).toEqual({ count: 3, net: 30, gross: 60 });
  });

  it('reports nothing that stays the same', () => {
    expect(withComputed(before, { count: 4, price: 5 }, options)).toEqual({ count: 4, price: 5 });
    expect(withComputed(before, { note: 'x' }, options)).toEqual({ note: 'x' });
  });

  it('fills an empty field, and keeps an own value', () => {
    const record = { ...before, net: 99, gross: null };
    expect(withComputed(record, { count: 3 }, options)).toEqual({ count: 3 });
    expect(withComputed(record, { tax: 3 }, options)).toEqual({ tax: 3, gross: 297 });
  });

  it('takes what was entered together with a source as own', () => {
    expect(withComputed(before, { count: 3, net: 1 }, options)).toEqual({
      count: 3,
      net: 1,
      gross: 2,
    });
  });

  it('leaves fields alone that cannot be changed', () => {
    const locked = { ...options, editable: (field: string) => field !== 'net' };
    expect(withComputed(before, { count: 3 }, locked)).toEqual({ count: 3 });
  });
});

describe('a chosen row', () => {
  const templates: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
    1: { kind: 'VISIT', title: 'Visit', minutes: 60 },
    2: { kind: 'CALL', title: 'Called back', minutes: null },
  };
  const text = { type: ['string', 'null'] };
  const filling = {
    ...options,
    fields: standardFields(
      'Note',
      {
        properties: {
          templateId: { type: ['integer', 'null'] },
          kind: { type: 'string', default: 'CALL' },
          subject: text,
          minutes: number,
        },
      },
      { templateId: { fills: { kind: 'kind', subject: 'title', minutes: 'minutes' } } },
    ),
    contextOf: ({ templateId }: Readonly<Record<string, unknown>>) => ({
      parent: undefined,
      choice: () => templates[Number(templateId)],
    }),
  };
  const empty = { templateId: null, kind: 'CALL', subject: null, minutes: null };
  const visit = { templateId: 1, kind: 'VISIT', subject: 'Visit', minutes: 60 };

  it('fills what is empty or stands as the contract begins it', () => {
    expect(withComputed(empty, { templateId: 1 }, filling)).toEqual(visit);
  });

  it('gives way to another row, and to none', () => {
    const other = { templateId: 2, kind: 'CALL', subject: 'Called back', minutes: null };
    expect(withComputed(visit, { templateId: 2 }, filling)).toEqual(other);
    expect(withComputed(visit, { templateId: null }, filling)).toEqual(empty);
  });

  it('leaves what somebody has written', () => {
    const own = { ...empty, subject: 'My own' };
    expect(withComputed(own, { templateId: 1 }, filling)).toEqual({
      templateId: 1,
      kind: 'VISIT',
      minutes: 60,
    });
    const fixed = { ...filling, editable: (field: string) => field !== 'minutes' };
    expect(withComputed(own, { templateId: 1 }, fixed)).toEqual({ templateId: 1, kind: 'VISIT' });
  });
});
