import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import i18next from 'i18next';
import { openOfflineDatabase } from '../../../../src/api/device/offline-database';
import { answersKey } from '../../../../src/api/device/user-keys';
import type { AnyRecord } from '../../../../src/api/dialect';
import { keptAnswers, type KeptAnswers } from '../../../../src/engine/outbox/answers';
import { rowsAtHand } from '../../../../src/engine/outbox/rows-at-hand';

const path = 'GET /things';
const people: readonly AnyRecord[] = [
  { id: 1, name: 'Müller', size: 3, day: '2031-03-01', owner: 5 },
  { id: 2, name: 'Mueller & Söhne', size: 30, day: '2031-03-02', owner: 5 },
  { id: 3, name: 'Becker', size: null, day: '2031-03-03', owner: 6 },
];

let user = 100;
let answers: KeptAnswers;
const answer = (rows: readonly AnyRecord[], more = {}) => ({
  data: { result: rows, total: rows.length, hasMore: false, ...more },
  status: 200,
  headers: new Headers(),
  at: Date.UTC(2031, 2, 3),
});

beforeAll(() => i18next.init({ lng: 'de', resources: {} }));
beforeEach(async () => {
  const database = await openOfflineDatabase((user += 1));
  answers = keptAnswers(database, await answersKey(database));
});

const ask = async (query: Record<string, string | number | boolean>) => {
  const found = await answers.find(path, { query });
  return found && (found.data as { result: AnyRecord[]; total: number });
};
const idsOf = async (query: Record<string, string | number | boolean>) =>
  (await ask(query))?.result.map(({ id }) => id);

describe('a list without a network', () => {
  test('answers what nobody has asked the server, by every operator, search and order', async () => {
    await answers.keep(path, { query: { limit: 50 } }, answer(people));
    expect(await idsOf({ filter: 'size>2,size<=3' })).toEqual([1]);
    expect(await idsOf({ filter: 'name~mueller' })).toEqual([1, 2]);
    expect(await idsOf({ filter: 'name^Be' })).toEqual([3]);
    expect(await idsOf({ filter: 'owner!=5' })).toEqual([3]);
    expect(await idsOf({ filter: 'day>=2031-03-02', orderBy: '-day' })).toEqual([3, 2]);
    expect(await idsOf({ suche: 'söhne müller' })).toEqual([2]);
    expect(await idsOf({ orderBy: 'size', offset: 1, limit: 1, filter: 'id>0' })).toEqual([2]);
  });

  test('takes parameters of its own as what the rows must say', async () => {
    await answers.keep(path, {}, answer(people));
    expect(await idsOf({ owner: 6 })).toEqual([3]);
    expect(await idsOf({ unheardOf: 6 })).toBeUndefined();
  });

  test('says nothing where its rows cannot tell', async () => {
    await answers.keep(path, { query: { limit: 50 } }, answer(people));
    expect(await ask({ filter: 'colour=red' })).toBeUndefined();
    expect(await ask({ orderBy: 'colour', filter: 'size>1' })).toBeUndefined();
  });

  test('knows that there is nothing where the server has said so, and only there', async () => {
    expect(await ask({ filter: 'size>2', limit: 9 })).toBeUndefined();
    await answers.keep(path, { query: { filter: 'size>2' } }, answer([]));
    expect(await ask({ orderBy: 'name', limit: 9 })).toBeUndefined();
    await answers.keep(path, { query: { limit: 50 } }, answer([], { total: undefined }));
    expect(await idsOf({ orderBy: 'name', limit: 9 })).toEqual([]);
    expect(await answers.rows(path, {})).toMatchObject({ rows: [], total: 0 });
  });

  test('a piece of a longer one is no answer: its number is that of the rows that are known', async () => {
    const first = answer(people.slice(0, 2), { total: 2000, hasMore: true });
    await answers.keep(path, { query: { offset: 0, limit: 2, returnTotal: true } }, first);
    const found = await ask({ offset: 0, limit: 2, returnTotal: true });
    expect(found).toMatchObject({ total: 2, result: people.slice(0, 2) });
    expect(rowsAtHand.get().get('/things')).toEqual({ known: 2, total: 2000 });
  });

  test('what was answered whole stays as the server said it', async () => {
    const reversed = answer([...people].reverse());
    await answers.keep(path, { query: { offset: 0, limit: 50, orderBy: 'odd' } }, reversed);
    expect(await idsOf({ offset: 0, limit: 50, orderBy: 'odd' })).toEqual([3, 2, 1]);
  });

  test('unless its rows were read by another call since then', async () => {
    const query = { offset: 0, limit: 50, filter: 'owner=5' };
    await answers.keep(path, { query }, answer(people.slice(0, 2)));
    const later = { ...answer([{ ...people[0], owner: 6 }]), at: Date.UTC(2031, 2, 4) };
    await answers.keep('GET /things/{id}', { params: { id: 9 } }, later);
    expect(await idsOf(query)).toEqual([1, 2]);
    await answers.keep(path, { query: { limit: 5 } }, later);
    expect(await idsOf(query)).toEqual([2]);
  });

  test('forgets what it has had and lacks now, and nothing else', async () => {
    await answers.keep(path, {}, answer(people));
    const at = Date.UTC(2031, 2, 5);
    const query = { offset: 0, limit: 50, filter: 'owner=5' };
    await answers.keep(path, { query }, { ...answer(people.slice(1, 2)), at });
    expect(await idsOf({ filter: 'id>0', offset: 0 })).toEqual([2, 3]);
    // A piece says nothing of the others, nor does a search.
    const piece = { ...answer([], { hasMore: true }), at: at + 1 };
    await answers.keep(path, { query: { offset: 0, limit: 1 } }, piece);
    await answers.keep(
      path,
      { query: { offset: 0, suche: 'becker' } },
      { ...answer([]), at: at + 1 },
    );
    expect(await idsOf({ filter: 'id>0', offset: 0 })).toEqual([2, 3]);
  });

  test('knows rows that another call has answered', async () => {
    await answers.keepRows(path, {}, people);
    expect(await answers.rows(path, {})).toMatchObject({ rows: { length: 3 }, total: undefined });
    expect(await idsOf({ filter: 'owner=6' })).toEqual([3]);
    await answers.keepRows(path, {}, [{ ...people[2], owner: 5 }]);
    expect(await idsOf({ filter: 'owner=6' })).toEqual([]);
  });
});
