import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, fieldErrorsOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { idOf, readDocument } from '../support/sales-documents';
import { testServer } from '../support/test-server';

describe('currencies', () => {
  const server = testServer();
  let buero: ApiClient;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
  });

  test.each([
    [undefined, 'EUR'],
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    [' Chf ', 'CHF'],
    ['€', 'EUR'],
    ['jpy', 'JPY'],
    ['ABC', undefined],
    ['XXX', undefined],
    ['DEM', undefined],
    ['EU', undefined],
    ['Taler', undefined],
    [978, undefined],
  ])('a document in %j is in %j', async (waehrung, stored) => {
    const reply = await buero.post('/verkauf/belege', { belegart: '0100', adresseId: 1, waehrung });
    expect(reply.status).toBe(stored === undefined ? 422 : 201);
    if (stored === undefined) expect(Object.keys(fieldErrorsOf(reply))).toEqual(['waehrung']);
    else expect(await readDocument(buero, idOf(reply))).toMatchObject({ waehrung: stored });
  });

  test('a currency that there is not is said', async () => {
    const body = { belegart: '0100', adresseId: 1, waehrung: 'ABC' };
    const reply = await buero.post('/verkauf/belege', body);
    expect(fieldErrorsOf(reply).waehrung).toEqual(['Diese Währung gibt es nicht (ISO 4217).']);
  });
});
