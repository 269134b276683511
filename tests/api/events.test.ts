import { afterEach, expect, test } from 'vitest';
import { clientOf, recordOf, type ApiClient } from '../support/api-client';
import { onEachDatabase, sharedServer } from '../support/each-database';
import { readEvents, type EventClient, type StreamEvent } from '../support/event-client';

onEachDatabase('events', (start) => {
  const server = sharedServer(start, { KONTOR_STREAMS: '3' });
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
});

onEachDatabase('a server that ends', (start) => {
  const server = sharedServer(start);

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
