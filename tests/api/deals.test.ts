import { describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { addLine, change, customer, draft, goods, removeNow } from '../support/drafts';
import { testServer } from '../support/test-server';

describe('deals', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const create = async (api: ApiClient, values: Row = {}): Promise<string> => {
    const { status, headers } = await api.post('/crm/deals', { titel: 'Drucker', ...values });
    expect(status).toBe(201);
    return String(headers.get('location')).replace('/vario-api', '');
  };
  const read = async (api: ApiClient, path: string) => recordOf(await api.get(path));
  const act = async (api: ApiClient, path: string, action: string, body?: Row) => {
    const { version } = await read(api, path);
    return api.post(`${path}/${action}`, body ?? {}, { 'If-Match': `"${String(version)}"` });
  };
  const idOf = (path: string) => Number(path.split('/').at(-1));

  test('move freely between phases while they are open, and are closed by an action', async () => {
    const [buero, admin] = [await client('buero'), await client('admin')];
    const path = await create(buero, { chance: 40 });
    expect(await read(buero, path)).toMatchObject({
      phase: 1,
      status: 0,
      typ: 1,
      zustaendigerBenutzer: 2,
    });
    expect((await change(buero, path, { phase: 3 })).status).toBe(200);
    const completed = await change(buero, path, { phase: 4 });
    expect(Object.keys(fieldErrorsOf(completed))).toEqual(['phase']);
    const silent = await act(buero, path, 'abschluss', { status: 2 });
    expect(Object.keys(fieldErrorsOf(silent))).toEqual(['grund']);
    expect((await act(buero, path, 'abschluss', { status: 2, grund: 'Budget' })).status).toBe(200);
    expect(await read(buero, path)).toMatchObject({
      status: 2,
      phase: 4,
      chance: 0,
      verlustgrund: 'Budget',
    });
    expect(codesOf(await act(buero, path, 'abschluss', { status: 1 }))).toEqual([
      'msg_deal_settled',
    ]);
    expect(codesOf(await change(buero, path, { titel: 'x' }))).toEqual([
      'msg_auth_right_missing ABGL_DEALS_AENDERN',
    ]);
    expect(codesOf(await removeNow(buero, path))).toEqual(['msg_deal_settled']);
    expect((await act(buero, path, 'wiedereroeffnung')).status).toBe(403);
    expect((await change(admin, path, { titel: 'Drucker neu' })).status).toBe(200);
    expect((await act(admin, path, 'wiedereroeffnung')).status).toBe(200);
    expect(await read(buero, path)).toMatchObject({ status: 0, phase: 3, verlustgrund: null });
  });

  test('are won by an order of theirs, and add up what was ordered', async () => {
    const buero = await client('buero');
    const address = await customer(buero);
    const path = await create(buero, { adresseId: address.id });
    expect(await read(buero, path)).toMatchObject({ kundennr: address.kundennr });
    const offer = await draft(buero, { adresseId: address.id, belegart: '0100' });
    const [product] = await goods(buero);
    await addLine(buero, offer, { artikelId: product?.id, menge: 2 });
    const admin = await client('admin');
    const edited = { tabelle: 'BEK', tabelleId: idOf(offer) };
    const lock = recordOf(await admin.post('/system/sperren', edited));
    const assign = () => act(buero, path, 'belegzuweisen', { belegId: idOf(offer) });
    expect((await assign()).status).toBe(423);
    await admin.remove(`/system/sperren/${String(lock.token)}`);
    expect((await assign()).status).toBe(200);
    const lost = await act(buero, path, 'belegzuweisen', { belegId: 999_999_999 });
    expect(Object.keys(fieldErrorsOf(lost))).toEqual(['belegId']);
    expect((await act(buero, offer, 'buchen')).status).toBe(200);
    const converted = await act(buero, offer, 'umwandeln/02', {});
    expect(converted.status).toBe(201);
    const order = String(converted.headers.get('location')).replace('/vario-api', '');
    expect(await read(buero, order)).toMatchObject({ dealId: idOf(path) });
    expect(await read(buero, path)).toMatchObject({
      status: 1,
      phase: 4,
      chance: 100,
      investitionssummeErreicht: 0,
    });
    expect((await act(buero, order, 'buchen')).status).toBe(200);
    const { endbetragNetto } = await read(buero, order);
    expect(await read(buero, path)).toMatchObject({ investitionssummeErreicht: endbetragNetto });
    const documents = await buero.get(`/verkauf/belege?filter=dealId=${idOf(path)}&orderBy=id`);
    expect(rowsOf(documents).map(({ belegart }) => belegart)).toEqual(['0100', '0200']);
    await act(buero, order, 'stornieren', { grund: 'Zurückgetreten' });
    expect(await read(buero, path)).toMatchObject({ investitionssummeErreicht: 0 });
  });

  test('are made of a booked document, or get one that there is', async () => {
    const [buero, lesen] = [await client('buero'), await client('lesen')];
    const address = await customer(buero);
    const [product] = await goods(buero);
    const booked = async () => {
      const offer = await draft(buero, { adresseId: address.id, belegart: '0100' });
      await addLine(buero, offer, { artikelId: product?.id, menge: 1, einzelpreis: 250 });
      expect((await act(buero, offer, 'buchen')).status).toBe(200);
      return offer;
    };
    const offer = await booked();
    expect((await act(lesen, offer, 'deal', { titel: 'Drucker' })).status).toBe(403);
    expect(Object.keys(fieldErrorsOf(await act(buero, offer, 'deal', {})))).toEqual(['titel']);
    const made = await act(buero, offer, 'deal', { titel: 'Drucker', chance: 60 });
    expect(made.status).toBe(201);
    const deal = String(made.headers.get('location')).replace('/vario-api', '');
    const { endbetragNetto, dealId } = await read(buero, offer);
    expect(dealId).toBe(idOf(deal));
    expect(await read(buero, deal)).toMatchObject({
      titel: 'Drucker',
      phase: 2,
      status: 0,
      chance: 60,
      adresseId: address.id,
      zustaendigerBenutzer: 2,
      investitionssummeGeplant: endbetragNetto,
    });
    // The history of the document says so.
    const entries = rowsOf(await buero.get(`${offer}/historie?orderBy=-id&limit=1`));
    expect(entries[0]?.text).toBe('Deal zugewiesen: Drucker');

    const other = await booked();
    const assign = (api: ApiClient, id: number) => act(api, other, 'dealzuweisen', { dealId: id });
    expect((await assign(lesen, idOf(deal))).status).toBe(403);
    expect(Object.keys(fieldErrorsOf(await assign(buero, 999_999_999)))).toEqual(['dealId']);
    expect(recordOf(await assign(buero, idOf(deal)))).toMatchObject({ dealId: idOf(deal) });
    // An action need not name a version; one that is named counts.
    const unnamed = await buero.post(`${other}/dealzuweisen`, { dealId: idOf(deal) });
    expect(unnamed.status).toBe(200);
    const body = { belegId: idOf(other) };
    expect((await buero.post(`${deal}/belegzuweisen`, body)).status).toBe(200);
    const stale = await buero.post(`${deal}/belegzuweisen`, body, { 'If-Match': '"0"' });
    expect(stale.status).toBe(412);
  });

  test('add up by phase and by month of what is planned, weighted by their chances', async () => {
    const [buero, ohne] = [await client('buero'), await client('ohne')];
    const path = '/auswertungen/deals/daten?zustaendigerBenutzer=5';
    const rows = async () => {
      const { body } = await buero.get(path);
      return (body as { daten: { datensaetze: Row[] }[] }).daten[0]?.datensaetze;
    };
    await server().query(
      'update deals set zustaendiger_benutzer = 2 where zustaendiger_benutzer = 5',
    );
    expect(await rows()).toEqual([]);
    const plan = { zustaendigerBenutzer: 5, investitionsdatumGeplant: '2027-03-15' };
    const many = [
      { ...plan, phase: 3, chance: 33, investitionssummeGeplant: 10.05 },
      { ...plan, phase: 3, chance: 33, investitionssummeGeplant: 10.05 },
      { ...plan, phase: 3, investitionsdatumGeplant: '2027-03-31', investitionssummeGeplant: 100 },
      { ...plan, investitionsdatumGeplant: null, chance: 50 },
    ];
    for (const one of many) await create(buero, one);
    const lost = await create(buero, { ...plan, investitionssummeGeplant: 5000 });
    await act(buero, lost, 'abschluss', { status: 2, grund: 'Budget' });
    expect(await rows()).toEqual([
      { phase: 1, monat: null, anzahl: 1, summe: 0, gewichtet: 0 },
      // Each is rounded by itself: 3.3165 is 3.32.
      { phase: 3, monat: '2027-03-01', anzahl: 3, summe: 120.1, gewichtet: 6.64 },
    ]);
    expect((await ohne.get(path)).status).toBe(403);
  });
});
