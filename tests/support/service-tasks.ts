import { expect } from 'vitest';
import { recordOf, type ApiClient, type Row } from './api-client';
import { customer } from './drafts';
import type { TestServer } from './start-server';

/** Id of the technician that the user `technik` is. */
export const TECHNIK = 1;

export const pathOf = (reply: { headers: Headers }) =>
  String(reply.headers.get('location')).replace('/vario-api', '');
export const idOf = (path: string) => Number(path.split('/').at(-1));
export const read = async (api: ApiClient, path: string) => recordOf(await api.get(path));
export const act = (api: ApiClient, path: string, action: string, body: Row = {}) =>
  api.post(`${path}/${action}`, body);
export const onVersion = async (api: ApiClient, path: string, action: string, body: Row = {}) => {
  const { version } = await read(api, path);
  return api.post(`${path}/${action}`, body, { 'If-Match': `"${String(version)}"` });
};

/** Creates a released order. */
export const order = async (office: ApiClient, values: Row = {}): Promise<string> => {
  const { id } = await customer(office);
  const made = await office.post('/service/auftraege', {
    titel: 'Drucker streift',
    adresseId: id,
    auftragsartId: 4,
    ...values,
  });
  expect(made.status).toBe(201);
  expect((await onVersion(office, pathOf(made), 'freigabe')).status).toBe(200);
  return pathOf(made);
};
/** Creates a task of a new order, sent to a technician or to all of them. */
export const sent = async (
  office: ApiClient,
  technikerId: number | null = TECHNIK,
  values: Row = {},
) => {
  const made = await office.post('/service/planung', {
    serviceAuftragId: idOf(await order(office, values)),
    technikerId,
    beginnDatum: '2031-03-03T08:00',
    endeDatum: '2031-03-03T10:00',
  });
  expect(made.status).toBe(201);
  expect((await act(office, pathOf(made), 'versand')).status).toBe(200);
  return pathOf(made);
};
/** Creates a task whose technician is on site since midnight of today. */
export const onSite = async (office: ApiClient, technik: ApiClient, values: Row = {}) => {
  const path = await sent(office, TECHNIK, values);
  for (const [action, body] of [
    ['annahme', {}],
    ['reisebeginn', { datum: '00:00' }],
    ['ankunft', { datum: '00:00', strecke: 12 }],
  ] as const) {
    expect([action, (await act(technik, path, action, body)).status]).toEqual([action, 200]);
  }
  return path;
};

/** Dates an order back by some days: what is done on it may be told later. */
export const orderSince = (server: Pick<TestServer, 'query'>, id: unknown, days: number) =>
  server.query(
    `update service_orders set created_at = created_at - make_interval(days => $2) where id = $1`,
    [id, days],
  );
