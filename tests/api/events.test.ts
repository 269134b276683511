import { afterEach, describe, expect, test } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  logIn,
  recordOf,
  rowsOf,
  type ApiClient,
} from '../support/api-client';
import { readEvents, type EventClient, type StreamEvent } from '../support/event-client';
import { testServer } from '../support/test-server';

describe('events', () => {
  const server = testServer({ KONTOR_STREAMS: '3' });
  const open: EventClient[] = [];
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });
  const follow = async (client: ApiClient) => {
    const stream = await readEvents(server().url, client.token);
    open.push(stream);
    return stream;
  };
  const followAs = async (user: string) => follow(await clientOf(server().url, user));
  const of = (tabelle: string, id: unknown, art: string) => (event: StreamEvent) =>
    event.data.tabelle === tabelle && event.data.id === id && event.data.art === art;

  test('creation, change and removal reach everybody who may read the table, and nobody else', async () => {
    const buero = await clientOf(server().url, 'buero');
    const [reader, stranger] = [await followAs('lesen'), await followAs('lager')];
    const created = await buero.post('/stammdaten/adressen', { name1: 'Ereignis' });
    const path = created.headers.get('location') ?? '';
    const id = Number(path.split('/').at(-1));
    const creation = await reader.until(of('ADR', id, 'CREATION'));
    expect(creation.name).toBe('aenderung');
    expect(creation.data).toEqual({
      tabelle: 'ADR',
      id,
      version: 1,
      benutzer: 'Bea Büro',
      benutzerId: 2,
      zeit: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      art: 'CREATION',
      eltern: null,
    });
    await buero.patch(path, { s01: 'x' }, '"1"');
    expect((await reader.until(of('ADR', id, 'CHANGE'))).data.version).toBe(2);
    // A change of nothing is none.
    await buero.patch(path, { s01: 'x' }, '"2"');

    const person = await buero.post(`${path}/ansprechpartner`, { name: 'Teil' });
    const personId = Number((person.headers.get('location') ?? '').split('/').at(-1));
    expect((await reader.until(of('ANS', personId, 'CREATION'))).data.eltern).toEqual({
      tabelle: 'ADR',
      id,
    });
    await buero.remove(path, '"2"');
    await reader.until(of('ADR', id, 'DELETION'));
    await reader.until(of('ANS', personId, 'DELETION'));
    expect(reader.events.map(({ data }) => [data.tabelle, data.art])).toEqual([
      [undefined, undefined], // bereit
      ['ADR', 'CREATION'],
      ['ADR', 'CHANGE'],
      ['ANS', 'CREATION'],
      ['ANS', 'DELETION'],
      ['ADR', 'DELETION'],
    ]);
    expect(stranger.events.map(({ name }) => name)).toEqual(['bereit']);
  });

  test('files and images of a record are changes of it', async () => {
    const buero = await clientOf(server().url, 'buero');
    const [reader, stranger] = [await followAs('lesen'), await followAs('lager')];
    const path = '/stammdaten/adressen/56';
    const file = { dateiname: 'a.txt', daten: Buffer.from('Inhalt').toString('base64') };
    const created = await buero.post(`${path}/dateien`, file);
    const own = created.headers.get('location') ?? '';
    expect((await buero.patch(own, { betreff: 'Vertrag' }, '"1"')).status).toBe(200);
    expect((await buero.remove(own, '"2"')).status).toBe(204);
    await buero.patch(path, { s01: 'x' }, '"1"');
    await reader.until(({ data }) => data.version === 2);
    const told = reader.events.slice(1).map(({ name, data }) => [name, data.id, data.version]);
    // Created, renamed, removed; then the record itself.
    expect(told).toEqual([...Array<unknown>(3).fill(['aenderung', 56, 1]), ['aenderung', 56, 2]]);
    expect(stranger.events).toHaveLength(1);
  });

  test('what is refused or rolled back is no event', async () => {
    const buero = await clientOf(server().url, 'buero');
    const reader = await followAs('lesen');
    const path = '/stammdaten/adressen/51';
    expect((await buero.patch(path, { s01: 'x' }, '"9"')).status).toBe(412);
    expect((await buero.patch(path, { vertreter1: 999 }, '"1"')).status).toBe(422);
    // Written and taken back: the address is in use only after its parts were removed.
    expect((await buero.patch(path, { s01: 'y' }, '"1"')).status).toBe(200);
    const change = await reader.until(of('ADR', 51, 'CHANGE'));
    expect(reader.events.slice(1)).toEqual([change]);
  });

  test('locks taken and given back', async () => {
    const buero = await clientOf(server().url, 'buero');
    const [reader, stranger] = [await followAs('lesen'), await followAs('ohne')];
    const lock = await buero.post('/system/sperren', { tabelle: 'ADR', tabelleId: 52 });
    const taken = await reader.until(of('ADR', 52, 'LOCK'));
    expect(taken).toMatchObject({
      name: 'sperre',
      data: { version: null, benutzer: 'Bea Büro', benutzerId: 2, eltern: null },
    });
    await buero.post('/system/sperren', { tabelle: 'ADR', tabelleId: 52 });
    await buero.remove(`/system/sperren/${String(recordOf(lock).token)}`);
    await reader.until(of('ADR', 52, 'RELEASE'));
    await buero.post('/system/sperren', { tabelle: 'ADR', tabelleId: 53 });
    await reader.until(of('ADR', 53, 'LOCK'));
    await buero.remove('/login');
    await reader.until(of('ADR', 53, 'RELEASE'));
    expect(reader.events).toHaveLength(5);
    expect(stranger.events).toHaveLength(1);
  });

  test('rights count from the moment they change: by the user’s roles, and by a role’s rights', async () => {
    const { url } = server();
    const [admin, lesen] = [await clientOf(url, 'admin'), await clientOf(url, 'lesen')];
    const stream = await follow(lesen);
    const [user] = rowsOf(await admin.get('/system/benutzer?filter=benutzername=lesen'));
    const [role] = rowsOf(await admin.get('/system/rollen?filter=name=Lesen'));
    const versions = new Map<string, number>();
    const change = async (path: string, patch: object) => {
      const version = versions.get(path) ?? Number(recordOf(await admin.get(path)).version);
      const reply = await admin.patch(path, patch, `"${version}"`);
      expect([reply.status, path]).toEqual([200, path]);
      versions.set(path, version + 1);
    };
    const ofUser = `/system/benutzer/${String(user?.id)}`;
    const ofRole = `/system/rollen/${String(role?.id)}`;
    const without = (role?.rechte as string[]).filter((right) => right !== 'ADR_SEHEN');
    const tell = (s01: string) => change('/stammdaten/adressen/57', { s01 });
    await tell('seen');
    await change(ofUser, { rollen: [] });
    await tell('hidden');
    await change(ofUser, { rollen: user?.rollen });
    await tell('seen again');
    await change(ofRole, { rechte: without });
    await tell('hidden again');
    await change(ofRole, { rechte: role?.rechte });
    await tell('at last');
    await stream.until(({ data }) => data.version === 6);
    expect(stream.events.slice(1).map(({ data }) => data.version)).toEqual([2, 4, 6]);
  });

  test('a stream ends with its session; one too many ends the oldest of the same user', async () => {
    const technik = await clientOf(server().url, 'technik');
    const stream = await follow(technik);
    await technik.remove('/login');
    await stream.ended;

    const others = await followAs('lesen');
    const again = await clientOf(server().url, 'technik');
    const first = await follow(again);
    const rest = [await follow(again), await follow(again), await follow(again)];
    await first.ended;
    const buero = await clientOf(server().url, 'buero');
    await buero.patch('/stammdaten/adressen/54', { s01: 'x' }, '"1"');
    for (const one of [...rest, others]) await one.until(of('ADR', 54, 'CHANGE'));
  });

  test('who is blocked or gets another password hears no more, and holds no lock', async () => {
    const { url } = server();
    const admin = await clientOf(url, 'admin');
    const watching = await followAs('buero');
    const [user] = rowsOf(await admin.get('/system/benutzer?filter=benutzername=technik'));
    const path = `/system/benutzer/${String(user?.id)}`;
    const version = async () => `"${String(recordOf(await admin.get(path)).version)}"`;
    // The technician's rights and those to change addresses.
    const [office] = rowsOf(await admin.get('/system/rollen?filter=name=Büro'));
    const rollen = [...(user?.rollen as number[]), office?.id];
    expect((await admin.patch(path, { rollen }, await version())).status).toBe(200);
    const enter = async (id: number, password?: string) => {
      const token = (await logIn(url, 'technik', password)).body as { token: string };
      const client = clientWith(url, token.token);
      const lock = await client.post('/system/sperren', { tabelle: 'ADR', tabelleId: id });
      return { client, stream: await follow(client), lock };
    };
    const leaves = async (
      { client, stream, lock }: Awaited<ReturnType<typeof enter>>,
      id: number,
    ) => {
      expect(lock.status).toBe(201);
      await stream.ended;
      await watching.until(of('ADR', id, 'RELEASE'));
      expect((await client.get('/webapp/me')).status).toBe(401);
      const locks = rowsOf(await admin.get('/system/sperren?limit=2000'));
      expect(locks).not.toContainEqual(expect.objectContaining({ tabelleId: id }));
    };
    const reset = await enter(58);
    const neuesPasswort = 'Ein anderes Wort dafür';
    expect((await admin.post(`${path}/passwort`, { neuesPasswort })).status).toBe(200);
    await leaves(reset, 58);
    const free = { passwortAendern: false };
    expect((await admin.patch(path, free, await version())).status).toBe(200);
    const blocked = await enter(59, neuesPasswort);
    expect((await admin.patch(path, { gesperrt: true }, await version())).status).toBe(200);
    await leaves(blocked, 59);

    // With the right to change goes the lock: it is renewed no more, and ends with its time.
    const unblocked = { gesperrt: false };
    expect((await admin.patch(path, unblocked, await version())).status).toBe(200);
    const demoted = await enter(60, neuesPasswort);
    const renew = () =>
      demoted.client.post(
        `/system/sperren/${String(recordOf(demoted.lock).token)}/verlaengerung`,
        undefined,
      );
    expect((await renew()).status).toBe(200);
    expect((await admin.patch(path, { rollen: user?.rollen }, await version())).status).toBe(200);
    const refused = await renew();
    expect([refused.status, ...codesOf(refused)]).toEqual([423, 'msg_lock_expired']);
  });
});

describe('a server that ends', () => {
  const server = testServer();

  test('ends its streams and waits for none', async () => {
    const { url, token } = {
      url: server().url,
      token: (await clientOf(server().url, 'lesen')).token,
    };
    const stream = await readEvents(url, token);
    await server().restart();
    await stream.ended;
    const next = await readEvents(url, token);
    const buero = await clientOf(url, 'buero');
    await buero.patch('/stammdaten/adressen/55', { s01: 'x' }, '"1"');
    await next.until(({ data }) => data.id === 55);
    next.close();
  });
});
