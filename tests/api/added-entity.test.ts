import { beforeAll, describe, expect, test } from 'vitest';
import { addedEntities, type TestedEntity } from '../support/entities';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Reply,
  type Row,
} from '../support/api-client';
import { contractOfProduct, playgroundProduct } from '../support/products';
import { operationAt, resolved, type Schema } from '../support/walk/contract-document';
import { demoUserNames, isGranted } from '../support/walk/expected-rights';
import { sampleRecord } from '../support/walk/fill-samples';
import { Walker } from '../support/walk/walker';
import { testServer } from '../support/test-server';

const contract = contractOfProduct(playgroundProduct);

/** Whoever may do something is known beforehand only where a right alone decides; parts need what they are part of. */
const standsAlone = ({ create, change, remove, lists, see }: TestedEntity) =>
  [see, create?.right, change, remove].every((right) => typeof right === 'string') &&
  create?.path === lists[0]?.path &&
  !create?.path.includes('{');

const added = await addedEntities(playgroundProduct);
const entities = added.filter(standsAlone);

test('there is something to try this on', () => expect(entities.length).toBeGreaterThan(0));

/** What a declared resource does without a line of its own, derived from its schema alone. */
describe('an added entity', () => {
  const server = testServer({}, playgroundProduct.entry);
  let admin: ApiClient;
  let walker: Walker;
  beforeAll(async () => {
    walker = new Walker(server().url, contract);
    admin = await clientOf(server().url, 'admin');
  });

  describe.each(entities.map((entity) => [entity.schema, entity] as const))('%s', (_, entity) => {
    const list = entity.lists[0]?.path ?? '';
    const input = resolved(
      operationAt('POST', list, contract)?.bodies['application/json'] as Schema,
    );
    const { required = [] } = input;
    const writable = Object.entries(input.properties ?? {})
      .map(([name, property]) => [name, resolved(property)] as const)
      .filter(([name]) => entity.properties[name] && !entity.properties[name].writeOnly);
    const isFree = ({ type, format, enum: values, pattern }: Schema) =>
      [type].flat().includes('string') && !format && !values && !pattern;
    let number = 0;
    const sample = async (changes: Row = {}): Promise<Row> => {
      number += 1;
      return { ...(await sampleRecord(walker, added, entity, number)), ...changes };
    };
    const create = async (body: Row) => {
      const reply = await admin.post(list, body);
      expect([reply.status, reply.body]).toEqual([201, '']);
      return reply.headers.get('location') ?? '';
    };
    const ask = (parameters: Record<string, string>, by = admin) =>
      by.get(`${list}?${new URLSearchParams({ limit: '500', ...parameters }).toString()}`);
    const idOf = (path: string) => Number(path.split('/').at(-1));
    const refusal = (reply: Reply) => [reply.status, ...codesOf(reply)].join(' ');

    beforeAll(async () => {
      for (let made = 0; made < 5; made += 1) await create(await sample());
    });

    test('what is sent is what is read, and what the server fills is filled', async () => {
      const body = await sample();
      const record = recordOf(await admin.get(await create(body)));
      expect(record).toMatchObject({ ...body, version: 1 });
      const range = Object.keys(entity.properties).filter(
        (name) => entity.properties[name]?.['x-number-range'],
      );
      for (const name of range) {
        const next = recordOf(await admin.get(await create(await sample())));
        expect(next[name]).toBe(Number(record[name]) + 1);
      }
      const whole = await sample();
      const bare = Object.fromEntries(required.map((name) => [name, whole[name]]));
      const defaults = writable.flatMap(([name, property]) =>
        property.default === undefined ? [] : [[name, property.default] as const],
      );
      expect(recordOf(await admin.get(await create(bare)))).toMatchObject({
        ...bare,
        ...Object.fromEntries(defaults),
      });
    });

    test('what the schema does not allow is refused at its field, each for itself', async () => {
      const before = rowsOf(await ask({})).length;
      const wrong = writable.flatMap(
        ([name, property]): [string, unknown][] =>
          [
            [name, {}],
            ...(isFree(property)
              ? [[name, 'x'.repeat((property.maxLength ?? 0) + 1)] as const]
              : []),
            ...(property.format && [property.type].flat().includes('string')
              ? [[name, 'kein solcher Wert'] as const]
              : []),
            ...(property.enum ? [[name, 'FREMD'] as const] : []),
            ...(property.maximum === undefined ? [] : [[name, property.maximum + 1] as const]),
            ...(property.minimum === undefined ? [] : [[name, property.minimum - 1] as const]),
            ...([property.type].flat().includes('null') || property.enum?.includes(null)
              ? []
              : [[name, null] as const]),
            ...(entity.properties[name]?.['x-ref'] ? [[name, 2 ** 52] as const] : []),
          ] as [string, unknown][],
      );
      expect(wrong.length).toBeGreaterThan(writable.length);
      for (const [name, value] of wrong) {
        const reply = await admin.post(list, await sample({ [name]: value }));
        expect([name, value, reply.status]).toEqual([name, value, 422]);
        expect(Object.keys(fieldErrorsOf(reply))).toEqual([name]);
      }
      for (const name of required) {
        const { [name]: _missing, ...rest } = await sample();
        const reply = await admin.post(list, rest);
        expect([reply.status, Object.keys(fieldErrorsOf(reply))]).toEqual([422, [name]]);
      }
      const taken = rowsOf(await ask({}))[0] as Row;
      for (const [name] of writable) {
        if (!entity.properties[name]?.['x-unique']) continue;
        const reply = await admin.post(list, await sample({ [name]: taken[name] }));
        expect([reply.status, Object.keys(fieldErrorsOf(reply))]).toEqual([422, [name]]);
      }
      expect(rowsOf(await ask({})).length).toBe(before);
    });

    test('a change is guarded by the version and told in the history', async () => {
      const body = await sample();
      const path = await create(body);
      const [changed] =
        writable.find(([name, one]) => isFree(one) && !required.includes(name)) ?? [];
      const field = changed ?? required[0] ?? '';
      const ProtokollBemerkung = 'Probe';
      const patch = { [field]: 'Anders', ProtokollBemerkung };
      const reply = await admin.patch(path, patch, '"1"');
      expect(recordOf(reply)).toMatchObject({ ...body, [field]: 'Anders', version: 2 });
      expect(refusal(await admin.patch(path, patch, '"1"'))).toMatch(/^412 msg_record_changed /);
      expect(refusal(await admin.patch(path, patch))).toBe('428 msg_precondition_required');
      const history = `/system/aenderungen?tabelle=${entity.code}&tabelleId=${idOf(path)}`;
      expect(rowsOf(await admin.get(history))).toMatchObject([
        {
          art: 'CHANGE',
          feld: field,
          vorher: body[field],
          nachher: 'Anders',
          bemerkung: 'Probe',
        },
        { art: 'CREATION', feld: null, version: 1 },
      ]);
      expect((await admin.remove(path, '"1"')).status).toBe(412);
      expect((await admin.remove(path, '"2"')).status).toBe(204);
      expect(refusal(await admin.get(path))).toBe('404 msg_record_not_found');
      expect(rowsOf(await admin.get(history))[0]).toMatchObject({ art: 'DELETION' });
    });

    test('each searched field finds its record, and only that', async () => {
      expect(entity.search.length).toBeGreaterThan(0);
      for (const name of entity.search) {
        const property = writable.find(([one]) => one === name)?.[1];
        if (!property || !isFree(property)) continue;
        const word = `Zäh${name}`.slice(0, property.maxLength);
        const id = idOf(await create(await sample({ [name]: word })));
        const found = rowsOf(await ask({ suche: word.toUpperCase() }));
        expect([name, found.map((row) => row.id)]).toEqual([name, [id]]);
      }
      expect(rowsOf(await ask({ suche: 'gibtesnirgends' }))).toEqual([]);
    });

    test('every field filters and orders', async () => {
      const all = rowsOf(await ask({ orderBy: 'id' }));
      for (const [name] of Object.entries(entity.properties)) {
        const value = all[0]?.[name];
        if (entity.properties[name]?.writeOnly || typeof value === 'object') continue;
        const text = String(value).replace(/[,()|\\]/g, '\\$&');
        const found = rowsOf(await ask({ filter: `${name}=${text}`, orderBy: 'id' }));
        expect([name, found]).toEqual([name, all.filter((row) => row[name] === value)]);
        const ids = (reply: Reply) => rowsOf(reply).map((row) => row[name]);
        const up = ids(await ask({ orderBy: name, filter: `${name}!null` }));
        const down = ids(await ask({ orderBy: `-${name}`, filter: `${name}!null` }));
        expect([name, up]).toEqual([name, [...down].reverse()]);
      }
    });

    test('the computed query groups, counts and sums what the list shows', async () => {
      const query = (body: object) => admin.post(`/cmn/computed-queries${list}`, body);
      const all = rowsOf(await ask({}));
      const groups = Object.entries(entity.properties).filter(([, one]) => resolved(one).enum);
      const amounts = Object.entries(entity.properties).filter(([, one]) => one.format === 'money');
      for (const [attribute] of groups) {
        const reply = await query({ grouping: [{ attribute }], returnData: false });
        const { groups: found } = reply.body as { groups: { key: unknown; count: number }[] };
        const counted = found.map(({ key, count }) => [key, count]);
        expect(counted).toEqual(
          counted.map(([key]) => [key, all.filter((row) => row[attribute] === key).length]),
        );
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      }
      for (const [attribute] of amounts) {
        const aggregates = [{ attribute, function: 'SUM' }];
        const { totals } = (await query({ aggregates, returnData: false })).body as {
          totals: { count: number; values: Row[] };
        };
        const sum = all.reduce((total, row) => total + Math.round(Number(row[attribute]) * 100), 0);
        expect(totals.count).toBe(all.length);
        expect(totals.values).toMatchObject([{ attribute, function: 'SUM', value: sum / 100 }]);
      }
    });

    test('two people hear of each other by its lock', async () => {
      const lock = { tabelle: entity.code, tabelleId: idOf(await create(await sample())) };
      const office = await clientOf(server().url, 'buero');
      const first = recordOf(await office.post('/system/sperren', lock));
      const second = await admin.post('/system/sperren', lock);
      const isBlocking = contract.schemas[entity.schema]?.['x-lock'] === 'blocking';
      expect(second.status).toBe(isBlocking ? 423 : 201);
      if (!isBlocking) expect(recordOf(second)).toMatchObject({ benutzer: first.benutzer });
      expect((await office.remove(`/system/sperren/${String(first.token)}`)).status).toBe(204);
    });

    test.each(demoUserNames)('%s may do what the rights say', async (user) => {
      const client = await clientOf(server().url, user);
      const path = await create(await sample());
      const asked: [unknown, Reply][] = [
        [entity.see, await ask({}, client)],
        [entity.see, await client.get(path)],
        [entity.create?.right, await client.post(list, {})],
        [entity.change, await client.patch(path, {}, '"0"')],
        [entity.remove, await client.remove(path, '"0"')],
      ];
      for (const [right, reply] of asked) {
        const name = String(right);
        const may = name === 'session' || isGranted(user, name);
        expect([name, reply.status === 403]).toEqual([name, !may]);
        if (!may) expect(codesOf(reply)).toEqual([`msg_auth_right_missing ${name}`]);
      }
    });
  });
});
