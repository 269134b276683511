import { describe, expect, test, vi } from 'vitest';
import { idOf, recordOf, referenceDialect, rowsOf } from '../../../src/api/dialects/reference';

describe('rowsOf', () => {
  const rows = [{ id: 1 }];
  test('reads every envelope of the backend', () => {
    expect(rowsOf({ result: rows, total: 9, hasMore: true })).toEqual({
      rows,
      total: 9,
      isCapped: false,
      hasMore: true,
    });
    const capped = { result: rows, total: 9, totalCapped: true, hasMore: true };
    expect(rowsOf(capped)).toMatchObject({ total: 9, isCapped: true });
    expect(rowsOf({ daten: [{ datensaetze: rows }] }).rows).toBe(rows);
    expect(rowsOf({ ergebnisEintraege: rows }).rows).toBe(rows);
  });

  test('has no total and nothing more unless the answer says so', () => {
    expect(rowsOf({ result: [] })).toEqual({
      rows: [],
      total: undefined,
      isCapped: false,
      hasMore: false,
    });
  });

  test.each([undefined, null, 'text', {}, { result: {} }, { daten: [] }])('refuses %j', (data) =>
    expect(() => rowsOf(data)).toThrow('no rows'),
  );

  test.each([[[7]], [[null]], [[rows]]])('refuses rows that are none: %j', (result) =>
    expect(() => rowsOf({ result })).toThrow('no records'),
  );
});

test('recordOf takes the result, else the body', () => {
  expect(recordOf({ result: { id: 1 } })).toEqual({ id: 1 });
  expect(recordOf({ id: 2 })).toEqual({ id: 2 });
});

test.each([undefined, null, 'text', [], {}, { result: 7 }, { result: null }, { result: {} }])(
  'recordOf refuses %j',
  (data) => expect(() => recordOf(data)).toThrow('no record'),
);

test('idOf reads the end of a Location', () => {
  expect(idOf('/vario-api/stammdaten/adressen/42')).toBe(42);
  expect(() => idOf('/vario-api/stammdaten/adressen')).toThrow('no id');
  expect(() => idOf(undefined)).toThrow('no id');
});

describe('the reference dialect', () => {
  test('asks for rows in the words of the specification', async () => {
    const asked = { filter: 'ort=Ulm', search: 'abc', order: '-name1', offset: 40, limit: 20 };
    const read = vi.fn(() => Promise.resolve({ data: { result: [] }, headers: new Headers() }));
    await referenceDialect.rows({ list: '/orte' }, { ...asked, count: 'capped' }, read);
    expect(read).toHaveBeenCalledExactlyOnceWith({
      filter: 'ort=Ulm',
      suche: 'abc',
      orderBy: '-name1',
      offset: 40,
      limit: 20,
      returnTotal: 'capped',
    });
  });

  test('binds a write to version, key and lock, and to nothing that is not said', () => {
    const marks = { base: { id: 1, version: 7 }, once: 'key', lock: 'token' };
    expect(referenceDialect.headersOf(marks)).toEqual({
      'If-Match': '"7"',
      'Idempotency-Key': 'key',
      'X-Sperr-Token': 'token',
    });
    expect(referenceDialect.headersOf({})).toEqual({});
  });
});
