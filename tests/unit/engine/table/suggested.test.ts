import { describe, expect, it } from 'vitest';
import {
  askedKey,
  askedOf,
  ownFields,
  suggestedChanges,
} from '../../../../src/engine/editing/rows/suggested';
import type { Row } from '../../../../src/engine/editing/model/row';
import { fields, fresh, line } from './support';

const suggests = {
  call: 'GET /orders/{orderId}/suggestion',
  by: ['owner', 'quantity'],
  code: 'code',
  increases: 'quantity',
};
const context = { suggests, fields };
const fill = (row: Row, answer: object, more: object = {}) =>
  suggestedChanges(row, answer as Row, {
    ...context,
    known: row.$suggested?.values,
    canEdit: () => true,
    open: undefined,
    order: 'position',
    ...more,
  });

describe('what is asked for a row', () => {
  it('is what it says of the fields to ask by, and nothing without the first', () => {
    expect(askedOf(line(1, { owner: 7, quantity: 3 }), context)).toEqual({ owner: 7, quantity: 3 });
    expect(askedOf(line(1, { owner: 7 }), context)).toEqual({ owner: 7 });
    expect(askedOf(line(1, { quantity: 3 }), context)).toBeUndefined();
  });

  it('leaves out what is no value yet, and what such a row does not have', () => {
    expect(askedOf(line(1, { owner: 7, quantity: 'drei' }), context)).toEqual({ owner: 7 });
    expect(askedOf(line(1, { owner: 7, quantity: 3, kind: 'TEXT' }), context)).toEqual({
      owner: 7,
    });
  });

  it('is a code where a text stands for a key', () => {
    expect(askedOf(line(1, { owner: '4711', quantity: 2 }), context)).toEqual({
      code: '4711',
      quantity: 2,
    });
  });
});

describe('a suggestion', () => {
  const answer = { owner: 7, text: 'Zange', price: 5, sum: 10, position: 99, id: 3, foreign: 1 };

  it('fills what is empty, shows what takes no input, and leaves key and order alone', () => {
    expect(fill(fresh('a', { owner: 7, position: 10 }), answer)).toEqual({
      text: 'Zange',
      price: 5,
      sum: 10,
    });
  });

  it('keeps what the user wrote, and replaces what was suggested before', () => {
    const row = {
      ...fresh('a', { owner: 7, text: 'Meine', price: 4 }),
      $suggested: { of: '', values: { text: 'Bohrer', price: 4 } },
    };
    expect(fill(row, answer)).toMatchObject({ price: 5 });
    expect(fill(row, answer)).not.toHaveProperty('text');
    expect(ownFields(row, row.$suggested.values, context)).toEqual(['text']);
  });

  it('empties what no longer is suggested', () => {
    const row = {
      ...fresh('a', { owner: 7, price: 4 }),
      $suggested: { of: '', values: { price: 4 } },
    };
    expect(fill(row, { price: null })).toEqual({ price: null });
  });

  it('leaves the open cell and what may not be changed as they are', () => {
    const row = fresh('a', { owner: 7 });
    expect(
      fill(row, answer, { open: 'text', canEdit: (_: Row, name: string) => name !== 'price' }),
    ).toEqual({ sum: 10 });
  });

  it('says which record a code means', () => {
    expect(fill(fresh('a', { owner: '4711' }), answer)).toMatchObject({ owner: 7 });
  });

  it('fills again what was emptied, and nothing else', () => {
    const row: Row = {
      ...fresh('a', { owner: 7, price: null, text: 'Meine', sum: 10 }),
      $suggested: { of: askedKey({ owner: 7 }), values: answer },
    };
    expect(fill(row, answer)).toEqual({ price: 5 });
    expect(fill({ ...row, price: 3 }, answer)).toEqual({});
  });
});
