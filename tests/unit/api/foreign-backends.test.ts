import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { wireFacts } from '../../../compiler/recognition/page/wire-facts';
import type { RecognitionHelp, Resource } from '../../../compiler/recognition/resources/model';
import type * as records from '../../../src/api/records';
import type * as writes from '../../../src/api/write-records';
import type * as rows from '../../../src/api/rows';
import { restDialect } from '../../../src/api/dialects/rest';
import { dropUserState } from '../../../src/state/user-state';
import { startForeignServer, type ForeignServer } from '../../fixtures/foreign-server';
import { sampleRecord } from '../../fixtures/foreign-server/sample';

const contracts: readonly [string, RecognitionHelp][] = [
  ['galaxy.yaml', {}],
  ['readme.json', {}],
  ['shipengine.yaml', {}],
  ['petstore.json', { lists: { '/pet/findByStatus': { query: { status: 'available' } } } }],
];

describe.each(contracts)('%s', (file, help) => {
  let server: ForeignServer;
  let page: typeof rows & typeof records & typeof writes;

  beforeAll(async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    server = await startForeignServer(`tests/fixtures/contracts/${file}`, {
      help,
      count: 130,
      base: '/vario-api',
    });
    vi.stubGlobal('location', new URL(server.url));
    vi.resetModules();
    const dialect = restDialect(wireFacts(server.model));
    vi.doMock('../../../src/api/dialects/dialect-of', () => ({ dialect }));
    const [ofRows, ofRecords, ofWrites] = await Promise.all([
      import('../../../src/api/rows'),
      import('../../../src/api/records'),
      import('../../../src/api/write-records'),
    ]);
    page = { ...ofRows, ...ofRecords, ...ofWrites };
  });

  afterEach(dropUserState);

  afterAll(async () => {
    vi.doUnmock('../../../src/api/dialects/dialect-of');
    vi.unstubAllGlobals();
    await server.stop();
  });

  test('is shown', () => expect(server.model.resources.length).toBeGreaterThan(0));

  /** Each that the contract has, one after the other: there are few. */
  async function each(
    work: (of: Resource, paths: { list: string; record: string }) => Promise<void>,
  ): Promise<void> {
    const wire = wireFacts(server.model);
    for (const [list, facts] of Object.entries(wire)) {
      const of = server.model.resources.find(({ schema }) => schema === facts.schema);
      if (of) await work(of, { list, record: facts.record.path });
    }
  }

  test('rows from anywhere, each once', () =>
    each(async ({ list: { path, paging, fixed } }, { list }) => {
      const all = server
        .records(path)
        .filter((row) => Object.entries(fixed).every(([name, value]) => row[name] === value));
      const { rows } = await page.readRows(list, { offset: 25, limit: 90 });
      const key = server.model.resources.find((one) => one.list.path === path)?.record.id.field;
      expect(rows.map(({ id }) => id)).toEqual(all.slice(25, 115).map((row) => row[String(key)]));
      const end = await page.readRows(list, { offset: all.length - 3, limit: 50, count: true });
      expect([end.rows.length, end.hasMore]).toEqual([3, false]);
      if (paging.style === 'whole') expect(end.total).toBe(all.length);
    }));

  test('a record is read by the id of its row', () =>
    each(async (_, { list, record }) => {
      const { rows } = await page.readRows(list, { offset: 0, limit: 8 });
      for (const { id } of rows) {
        const read = await page.readRecord(record, { params: { id: id as never } });
        expect(read.id).toBe(id);
      }
    }));

  test('a record is created, changed and removed as far as the contract goes', () =>
    each(async (of, { list, record }) => {
      const { create, change, remove } = of;
      if (!create) return;
      const sent = sampleRecord(create.schema, 900);
      const id = await page.createRecord(list === '/pet/findByStatus' ? '/pet' : list, {
        body: sent,
      });
      const params = { id: id as never };
      const base = await page.readRecord(record, { params });
      expect(base.id).toBe(id);
      if (change) {
        const [name] = Object.entries(change.schema.properties ?? {}).find(
          ([field, { type, enum: values, format }]) =>
            type === 'string' && !values && !format && field !== of.record.id.field,
        ) ?? ['none'];
        const changed = await page.changeRecord(record, {
          params,
          base,
          body: { [name]: 'Other' },
        });
        expect(changed[name]).toBe('Other');
        const now = await page.readRecord(record, { params });
        const { version: _former, $state: _read, ...rest } = base;
        expect(now).toMatchObject({ ...rest, [name]: 'Other' });
        // What was read first is no longer what is there.
        const late = page.changeRecord(record, { params, base, body: { [name]: 'Late' } });
        await expect(late).rejects.toMatchObject({ name: 'ApiError', status: 412 });
      }
      if (remove) {
        const base = await page.readRecord(record, { params });
        await page.removeRecord(record, { params, base });
        await expect(page.readRecord(record, { params })).rejects.toMatchObject({ status: 404 });
      }
    }));

  test('what is refused says why, at its field', () =>
    each(async ({ create }, { list }) => {
      const { required = [], properties = {} } = create?.schema ?? {};
      const needed = required.find((name) => !properties[name]?.readOnly);
      if (!create || needed === undefined) return;
      const body = { ...sampleRecord(create.schema, 901), [needed]: null };
      const path = list === '/pet/findByStatus' ? '/pet' : list;
      const error: unknown = await page.createRecord(path, { body }).catch((one: unknown) => one);
      expect(error).toMatchObject({ fieldErrors: { [needed]: ['is required'] } });
    }));
});

test('the fixture answers with an address where it is told to', async () => {
  const server = await startForeignServer('tests/fixtures/contracts/galaxy.yaml', {
    created: 'location',
    isAllowed: ({ authorization }) => authorization === 'Bearer x',
  });
  const body = JSON.stringify({ name: 'Pluto' });
  const call = (headers: Record<string, string>) =>
    fetch(`${server.url}/planets`, { method: 'POST', body, headers });
  expect((await call({})).status).toBe(401);
  const answer = await call({ authorization: 'Bearer x' });
  expect(answer.headers.get('location')).toMatch(/\/planets\/\d+$/);
  await server.stop();
});
