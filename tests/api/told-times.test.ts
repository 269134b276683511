import { beforeAll, describe, expect, test, vi } from 'vitest';
import { queued as declared } from '../../schemas/generated/contract';
import type { QueuedOperation } from '../../schemas/contract/queued-operation';
import { clientOf, codesOf, fieldErrorsOf, send, type ApiClient } from '../support/api-client';
import { act, onSite, orderSince, read } from '../support/service-tasks';
import { testServer } from '../support/test-server';
import { resolved, type Schema } from '../support/walk/contract-document';
import { sampleValue } from '../support/walk/sample-value';
import { stepsOf, Walker, type Step } from '../support/walk/walker';

/** Some hundred calls. */
vi.setConfig({ testTimeout: 600_000 });

const YEARS = [1, 1000, 1900, 2099, 9999];

const valueOf: Readonly<Record<string, (year: string) => string>> = {
  date: (year) => `${year}-12-31`,
  'date-time': (year) => `${year}-12-31T23:59:00Z`,
  'local-date-time': (year) => `${year}-12-31T23:59`,
};

/** Where in a body a time stands: a way of names and places. */
type Way = readonly (string | number)[];

function timesIn(schema: Schema, way: Way = [], depth = 0): { way: Way; format: string }[] {
  const own = resolved(schema);
  if (own.readOnly || depth > 5) return [];
  if (own.format && valueOf[own.format]) return [{ way, format: own.format }];
  if (own.items) return timesIn(own.items, [...way, 0], depth + 1);
  return Object.entries(own.properties ?? {}).flatMap(([name, part]) =>
    timesIn(part, [...way, name], depth + 1),
  );
}

function withValue(value: unknown, [name, ...rest]: Way, put: string): unknown {
  if (name === undefined) return put;
  if (typeof name === 'number') return [withValue((value as unknown[] | null)?.[0], rest, put)];
  const body = (value ?? {}) as Record<string, unknown>;
  return { ...body, [name]: withValue(body[name], rest, put) };
}

describe('times', () => {
  const server = testServer({ KONTOR_BURST: '100000000' });

  test('of every operation may be of any year: it is answered, and little is written', async () => {
    const walker = new Walker(server().url);
    const steps = new Map((await stepsOf(walker, 'admin')).map((step) => [step.operation, step]));
    const written = async () => {
      const [row] = await server().query<{ n: number }>(
        `select ((select count(*) from work_times) + (select count(*) from change_history)
           + (select count(*) from material_bookings) + (select count(*) from time_punches))::int n`,
      );
      return row?.n ?? 0;
    };
    const requestsOf = ({ operation, request }: Step) => {
      const schema = operation.bodies['application/json'];
      const sample = schema && (request.body ?? sampleValue(schema));
      const inBody = schema
        ? timesIn(schema).map(({ way, format }) => (year: string) => ({
            ...request,
            body: withValue(sample, way, valueOf[format]?.(year) ?? ''),
          }))
        : [];
      const inQuery = operation.parameters
        .filter((one) => one.in === 'query' && valueOf[resolved(one.schema).format ?? ''])
        .map(({ name, schema: one }) => (year: string) => ({
          ...request,
          query: {
            ...request.query,
            [name]: valueOf[resolved(one).format ?? '']?.(year) ?? '',
          },
        }));
      return [...inBody, ...inQuery];
    };
    const wrong: string[] = [];
    let times = 0;
    for (const step of steps.values()) {
      for (const requestOf of requestsOf(step)) {
        times += 1;
        for (const year of YEARS) {
          const before = await written();
          const request = requestOf(String(year).padStart(4, '0'));
          const { status } = await walker.sendAs('admin', step.operation, request);
          const more = (await written()) - before;
          if (status < 500 && more <= 40) continue;
          wrong.push(`${step.operation.id} ${year}: ${status}, ${more} rows`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(times).toBeGreaterThan(60);
  });

  test('that devices tell are refused by every call that waits on them, before anything is looked for', async () => {
    const office = await clientOf(server().url, 'admin');
    const { contract } = new Walker(server().url);
    const queued: Readonly<Record<string, QueuedOperation>> = declared;
    for (const [operation, { at, isBodiless, late }] of Object.entries(queued)) {
      if (at === undefined) continue;
      const found = contract.operations.find(
        ({ method, path }) => `${method} ${path}` === operation,
      );
      if (!found) throw new Error(`${operation} is no operation`);
      const schema = found.bodies['application/json'];
      const path = found.path.replace(/\{\w+\}/g, '999999999');
      for (const year of YEARS) {
        const told = `${String(year).padStart(4, '0')}-12-31T23:59:00Z`;
        const reply = await send(
          server().url,
          found.method,
          isBodiless ? `${path}?${at}=${encodeURIComponent(told)}` : path,
          {
            headers: {
              authorization: `Bearer ${office.token}`,
              'idempotency-key': crypto.randomUUID(),
            },
            ...(schema && { body: { ...(sampleValue(schema) as object), ...late, [at]: told } }),
          },
        );
        expect([operation, year, reply.status]).toEqual([operation, year, 422]);
        expect([operation, Object.keys(fieldErrorsOf(reply))]).toEqual([operation, [at]]);
      }
    }
  });
});

describe('a task', () => {
  const server = testServer();
  let office: ApiClient;
  let technik: ApiClient;
  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
    technik = await clientOf(server().url, 'technik');
  });
  const stop = (path: string) =>
    send(server().url, 'DELETE', `${path}/zeitmessung`, {
      headers: { authorization: `Bearer ${technik.token}` },
    });
  const workTimes = async () => {
    const [row] = await server().query<{ n: number }>('select count(*)::int n from work_times');
    return row?.n;
  };

  test('is told nothing of a time before its order', async () => {
    const path = await onSite(office, technik);
    const { serviceAuftragId } = await read(office, path);
    const erfasstUm = new Date(Date.now() - 2 * 86_400_000).toISOString();
    const end = { bemerkung: 'Vorbei', erfasstUm };
    const refused = await act(technik, path, 'abbruch', end);
    expect(Object.keys(fieldErrorsOf(refused))).toEqual(['erfasstUm']);
    await orderSince(server(), serviceAuftragId, 3);
    expect((await act(technik, path, 'abbruch', end)).status).toBe(200);
  });

  test('whose timer was forgotten for years says so, and lets go of it when it is suspended', async () => {
    const path = await onSite(office, technik);
    expect((await act(technik, path, 'zeitmessung')).status).toBe(200);
    await server().query(
      `update planning_items set zeitmessung_seit = '2000-01-01T00:00',
         zeitmessung_um = '1999-12-31T23:00Z' where id = $1`,
      [Number(path.split('/').at(-1))],
    );
    const before = await workTimes();
    expect(codesOf(await stop(path))).toEqual(['msg_service_timer_too_long 2000-01-01 00:00 31']);
    const completed = await act(technik, path, 'abschluss', { ergebnis: 'Fertig' });
    expect(codesOf(completed)[0]).toMatch(/^msg_service_timer_too_long /);
    const suspended = { ohneTermin: true, grund: 'Vergessen' };
    expect((await act(technik, path, 'unterbrechung', suspended)).status).toBe(200);
    expect(await workTimes()).toBe(before);
  });
});
