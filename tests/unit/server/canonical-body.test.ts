import { describe, expect, test } from 'vitest';
import { canonicalBody } from '../../../server/http/validation/canonical-body';
import { readContract, type JsonSchema } from '../../../server/http/contract/contract';
import { Problem } from '../../../server/http/errors/problem';

const contract = readContract();

const tree: JsonSchema = { type: 'object' };
tree.properties = { inner: tree, name: { type: 'string', maxLength: 3 } };

const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 10 },
    iban: { type: 'string', maxLength: 34, format: 'iban' },
    day: { type: 'string', format: 'date' },
    secret: { type: 'string', maxLength: 20, format: 'password' },
    count: { type: 'integer' },
    list: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 5 } },
    tree,
    rest: { type: 'object', additionalProperties: { type: 'string', maxLength: 5 } },
    free: { type: 'object' },
  },
};

const read = (body: unknown) => canonicalBody(body, schema, contract);
const codes = (body: unknown) => read(body).faults.map(([field, { code }]) => `${field} ${code}`);
const refusal = (body: unknown) => {
  try {
    return read(body);
  } catch (error) {
    return error instanceof Problem ? error.status : error;
  }
};

describe('texts', () => {
  test('are trimmed, composed, and as their format wants them', () => {
    const body = {
      name: ' U\u0308 ',
      iban: 'de02 1203',
      secret: ' geheim ',
      count: ' ',
      list: [''],
    };
    expect(read(body)).toEqual({
      value: { name: 'Ü', iban: 'DE021203', secret: ' geheim ', count: null, list: [null] },
      faults: [],
    });
  });

  test.each([
    ['one after the other', '\u0300\u0316'.repeat(16)],
    ['with what nobody sees between them', '\u0300\u0316\u200b'.repeat(16)],
    ['that only folding makes of signs', '\u0316\uff9e'.repeat(16)],
  ])('are refused with piles of accents: %s', (_, pile) => {
    expect(codes({ name: `a${pile}` })).toEqual(['name msg_value_characters']);
    expect(codes({ free: { any: `a${pile}` } })).toEqual(['free.any msg_value_characters']);
    expect(codes({ free: { any: 'a\u0300\u0316\u0323 \u1112\u1161\u11ab' } })).toEqual([]);
  });

  test('of which no schema speaks are trimmed only: their property decides the form', () => {
    expect(read({ free: { any: ' U\u0308\u200b ', none: ' ' } }).value).toEqual({
      free: { any: 'U\u0308\u200b', none: null },
    });
  });

  test('may be longer than what is stored of them, but not by much', () => {
    expect(codes({ name: `${' '.repeat(5_000)}Muster` })).toEqual([]);
    expect(codes({ iban: 'DE02-1203-0000-0000-2020-51-'.repeat(20) })).toEqual([]);
    expect(codes({ iban: 'D'.repeat(2_000) })).toEqual(['iban msg_value_too_long']);
    expect(codes({ day: '2'.repeat(2_000) })).toEqual(['day msg_value_too_long']);
    expect(read({ name: 'x'.repeat(2_000) })).toEqual({
      value: { name: 'x'.repeat(10) },
      faults: [['name', { code: 'msg_value_too_long', parameters: ['10'] }]],
    });
  });

  test.each([
    ['\0', false],
    ['\ud800', false],
    ['e' + '\u0301\u0316'.repeat(15), true],
    // To put these in order would take the square of their number.
    ['e' + '\u0301\u0316'.repeat(16), false],
    ['e\u0301'.repeat(300), true],
  ])('%j is taken: %s', (text, isTaken) => {
    expect(codes({ name: text })).toEqual(isTaken ? [] : ['name msg_value_characters']);
    expect(codes({ secret: text })).toEqual(isTaken ? [] : ['secret msg_value_characters']);
  });
});

describe('what is too many', () => {
  test('items are counted and cut', () => {
    expect(read({ list: Array.from({ length: 10_000 }, () => 'x') })).toEqual({
      value: { list: ['x', 'x', 'x'] },
      faults: [['list', { code: 'msg_value_too_many', parameters: ['3'] }]],
    });
  });

  test('unknown properties leave a hundred names of a hundred characters', () => {
    const body = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`${index}${'k'.repeat(200)}`, [1, 2, 3]]),
    );
    const { value } = read({ ...body, name: 'x' });
    expect(Object.keys(value as object)).toHaveLength(101);
    expect(Object.entries(value as object)[0]).toEqual([`0${'k'.repeat(99)}`, null]);
    expect(value).toHaveProperty('name', 'x');
  });

  test('a long name is not said again for each value below it', () => {
    const body = { ['k'.repeat(100_000)]: Array.from({ length: 100 }, () => '\0') };
    expect(read(body)).toEqual({ value: { ['k'.repeat(100)]: null }, faults: [] });
    const [[field] = ['']] = read({ rest: body }).faults;
    expect(field.length).toBeLessThan(200);
  });

  test('a list or an object in the place of something else is emptied', () => {
    const body = { name: [1, 2], count: { a: 1 }, list: { a: 1 }, tree: [1] };
    expect(read(body).value).toEqual({ name: [], count: {}, list: {}, tree: [] });
  });

  test('values of all are counted', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => [`p${index}`, 'x']);
    expect(refusal({ free: Object.fromEntries(many) as object })).toBe(413);
  });

  test('levels are counted', () => {
    const levels = (count: number): object =>
      count === 0 ? { name: 'x' } : { inner: levels(count - 1) };
    expect(read({ tree: levels(40) }).faults).toEqual([]);
    expect(refusal({ tree: levels(60) })).toBe(400);
  });
});
