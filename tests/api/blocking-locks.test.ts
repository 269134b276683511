import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, send, type ApiClient } from '../support/api-client';
import { readEvents } from '../support/event-client';
import { testServer } from '../support/test-server';

const gadgets = '/pruefstand/geraete';

describe('where locks block', () => {
  const server = testServer({}, 'tests/fixtures/gadgets/main.ts');
  let buero: ApiClient;
  let admin: ApiClient;
  const call = (by: ApiClient, method: string, path: string, headers = {}, body?: object) =>
    send(server().url, method, path, {
      body,
      headers: { authorization: `Bearer ${by.token}`, ...headers },
    });
  const answer = async (reply: ReturnType<typeof call>) => {
    const { status, ...rest } = await reply;
    return status < 300 ? [status] : [status, codesOf({ status, ...rest })[0]?.split(' 2')[0]];
  };
  const locked = [423, 'msg_locked_by_user Bea Büro'];
  const create = async (path: string, body: object) =>
    (await buero.post(path, body)).headers.get('location') ?? '';
  const take = (by: ApiClient, path: string, tabelle = 'PRG') =>
    by.post('/system/sperren', { tabelle, tabelleId: Number(path.split('/').at(-1)) });

  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    admin = await clientOf(server().url, 'admin');
  });

  test('nobody else takes the lock or changes record and parts; the holder needs no version', async () => {
    const gadget = await create(gadgets, { bezeichnung: 'Gesperrt' });
    const part = await create(`${gadget}/teile`, { name: 'Teil', menge: 1 });
    const lock = recordOf(await take(buero, part, 'PRT'));
    const token = { 'x-sperr-token': String(lock.token) };
    const match = { 'if-match': '"1"' };

    expect(await answer(take(admin, gadget))).toEqual(locked);
    expect(await answer(take(admin, part, 'PRT'))).toEqual(locked);
    for (const [method, path, body] of [
      ['PATCH', gadget, { stufe: 1 }],
      ['PATCH', part, { menge: 2 }],
      ['DELETE', part],
      ['DELETE', gadget],
    ] as const) {
      expect(await answer(call(admin, method, path, match, body))).toEqual(locked);
    }
    const added = call(admin, 'POST', `${gadget}/teile`, {}, { name: 'Neu', menge: 1 });
    expect(await answer(added)).toEqual(locked);
    const stolen = call(admin, 'PATCH', gadget, { ...match, ...token }, { stufe: 1 });
    expect(await answer(stolen)).toEqual([423, 'msg_lock_expired']);

    expect(await answer(call(buero, 'PATCH', gadget, {}, { stufe: 1 }))).toEqual([
      428,
      'msg_precondition_required',
    ]);
    expect(await answer(call(buero, 'PATCH', gadget, token, { stufe: 1 }))).toEqual([200]);
    expect(await answer(call(buero, 'PATCH', part, token, { menge: 2 }))).toEqual([200]);
    // A version that is sent counts all the same.
    const stale = call(buero, 'PATCH', gadget, { ...token, ...match }, { stufe: 2 });
    expect((await answer(stale))[0]).toBe(412);

    expect((await buero.remove(`/system/sperren/${String(lock.token)}`)).status).toBe(204);
    const now = { 'if-match': '"2"' };
    expect(await answer(call(admin, 'PATCH', gadget, now, { stufe: 3 }))).toEqual([200]);
    const late = call(buero, 'PATCH', gadget, token, { stufe: 1 });
    expect(await answer(late)).toEqual([423, 'msg_lock_expired']);
  });

  test('of many who ask at once one gets it', async () => {
    const gadget = await create(gadgets, { bezeichnung: 'Begehrt' });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => take(index % 2 ? admin : buero, gadget)),
    );
    const tokens = replies.flatMap((reply) =>
      reply.status === 201 ? [recordOf(reply).token] : [],
    );
    expect(tokens).toHaveLength(10);
    expect(new Set(tokens).size).toBe(1);
    expect(replies.filter(({ status }) => status === 423)).toHaveLength(10);
  });

  test('who sees only own records hears of no others', async () => {
    const technik = await clientOf(server().url, 'technik');
    const stream = await readEvents(server().url, technik.token);
    const foreign = await create(gadgets, { bezeichnung: 'Fremd' });
    await take(buero, foreign);
    const own = await create(gadgets, { bezeichnung: 'Eigenes', benutzerId: 3 });
    await create(`${foreign}/teile`, { name: 'Fremdes Teil', menge: 1 });
    await create(`${own}/teile`, { name: 'Eigenes Teil', menge: 1 });
    await take(buero, own);
    // Given away: the former owner hears of it, and of nothing afterwards.
    await buero.patch(own, { benutzerId: 2 }, '"1"');
    await buero.patch(own, { stufe: 1 }, '"2"');
    const last = await create(gadgets, { bezeichnung: 'Letztes', benutzerId: 3 });
    await stream.until(({ data }) => data.id === Number(last.split('/').at(-1)));
    expect(stream.events.map(({ data }) => [data.tabelle, data.art, data.version])).toEqual([
      [undefined, undefined, undefined],
      ['PRG', 'CREATION', 1],
      ['PRT', 'CREATION', 1],
      ['PRG', 'LOCK', null],
      ['PRG', 'CHANGE', 2],
      ['PRG', 'CREATION', 1],
    ]);
    stream.close();
  });
});
