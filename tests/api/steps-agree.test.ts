import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { queued } from '../../schemas/generated/contract';
import type { QueuedOperation } from '../../schemas/contract/queued-operation';
import type { Refusal } from '../../schemas/rules/refusal';
import type { Answer } from '../../src/api/call';
import type { Known } from '../../src/engine/outbox/judge';
import { judgeOf } from '../../src/bespoke/service-task/judge/judge';
import {
  clientOf,
  rowsOf,
  send,
  type ApiClient,
  type Reply,
  type Row,
} from '../support/api-client';
import { fullMatrix } from '../support/full-matrix';
import { seeded } from '../support/predicate-evaluation';
import { stepsOf, type DrawnStep, type Subject } from '../support/random-steps';
import { seed } from '../support/seed';
import {
  act,
  idOf,
  onVersion,
  order,
  orderSince,
  pathOf,
  read,
  TECHNIK,
} from '../support/service-tasks';
import { testServer } from '../support/test-server';

/** In the audit 5,000 steps; else as many as show that every kind of refusal is compared. */
const servers = fullMatrix ? 20 : 1;
const STEPS = fullMatrix ? 250 : 120;
/** Tasks that are worked on at a time: the technician's own, one that is offered, and a colleague's. */
const owners = [TECHNIK, TECHNIK, TECHNIK, TECHNIK, null, 2];

const texts = JSON.parse(readFileSync('locales/de/messages.json', 'utf8')) as Record<
  string,
  string
>;

/** What only the server can know: names of others, numbers and stores of parts, the bytes of what is signed. */
const knownToServerOnly =
  /^msg_(record_not_found|service_already_accepted|serial_(unknown|installed|elsewhere)|store_\w+|stock_insufficient|signature_\w+|material_no_source)$/;

for (let at = 0; at < servers; at++) {
  describe(`steps of a technician ${at + 1}`, () => {
    const server = testServer();

    test(
      'are refused on the device as on the server, with the same words',
      { retry: 0, timeout: 600_000 },
      async () => {
        const { url, query } = server();
        const [office, technik] = [await clientOf(url, 'buero'), await clientOf(url, 'technik')];
        const random = seeded(seed + at);
        const draw = stepsOf(random);
        const products = await goods(await clientOf(url, 'admin'), query, at);
        const device = deviceOf(technik);
        const subjects = await Promise.all(
          owners.map((owner) => subjectOf(office, query, owner, products)),
        );
        const counts = { allowed: 0, refused: 0, known: 0 };
        const said = new Set<string>();
        // Long enough ago for all steps, each told some minutes after the one before.
        let toldAt = Date.now() - 12 * 86_400_000;
        for (let count = 0; count < STEPS; count++) {
          toldAt += Math.floor(random() * 20) * 60_000;
          const place = Math.floor(random() * subjects.length);
          let subject = subjects[place] as Subject;
          const task = await device.record('GET /service/planung/{id}', subject.id);
          subject = {
            ...{ ...subject, status: String(task.auftragsstatus), told: task },
            times: await device.times(subject.id),
          };
          const step = draw(subject, toldAt);
          const verdict = await device.judge(step, task, subject);
          const reply = await tell(url, technik.token, step);
          const refusal = refusalIn(reply);
          const about = `seed ${seed + at}, step ${count}: ${step.operation} ${JSON.stringify(step.body)}`;
          if (verdict.length > 0 || !isServersOwn(reply)) {
            expect({ about, refused: wordsOf(verdict) }).toEqual({ about, refused: refusal });
          }
          for (const { code } of verdict) said.add(code);
          counts.known += verdict.length > 0 ? 1 : 0;
          counts[reply.status < 400 ? 'allowed' : 'refused'] += 1;
          if (reply.status < 400) device.forget(subjects);
          // Once the office has reviewed an order its technician corrects nothing.
          if (task.beendetDatum != null && random() < 0.3) {
            await onVersion(office, `/service/auftraege/${subject.orderId}`, 'pruefung');
            device.forget(subjects);
          }
          const isOver = task.beendetDatum != null && random() < 0.3;
          if (isOver) {
            subjects[place] = await subjectOf(office, query, owners[place] ?? null, products);
          }
        }
        // Steps that all pass, or all fail for one reason, would show nothing.
        expect(counts.allowed).toBeGreaterThan(STEPS / 10);
        expect(counts.known).toBeGreaterThan(STEPS / 4);
        expect(said.size).toBeGreaterThan(fullMatrix ? 15 : 8);
      },
    );
  });
}

type Query = ReturnType<ReturnType<typeof testServer>>['query'];

/** Products in the warehouse and in the van: numbered each, by batch, and without numbers. */
async function goods(admin: ApiClient, query: Query, at: number): Promise<number[]> {
  const kinds = [{ istSeriennummernArtikel: true }, { istChargenArtikel: true }, {}];
  const ids: number[] = [];
  for (const [index, kind] of kinds.entries()) {
    const artikelnummer = `AGREE-${at}-${index}`;
    const made = await admin.post('/stammdaten/artikel', {
      artikelnummer,
      bezeichnung: 'Rolle',
      ...kind,
    });
    expect(made.status).toBe(201);
    const id = idOf(pathOf(made));
    ids.push(id);
    for (const [lagerId, platz] of [
      [1, "'T-01-01'"],
      [4, 'null'],
    ] as const) {
      await query(
        `insert into stock_movements (artikel_id, lager_id, groesse, menge, lagerplatz, zeit)
         values (${id}, ${lagerId}, 'BESTAND', ${lagerId === 1 ? 500 : 3}, ${platz}, now())`,
      );
    }
  }
  return ids;
}

/** A task that was sent, with parts on their way; its order is a month old. */
async function subjectOf(
  office: ApiClient,
  query: Query,
  technikerId: number | null,
  products: readonly number[],
): Promise<Subject> {
  const orderId = idOf(await order(office, { auftragsartId: 1 }));
  await orderSince({ query }, orderId, 29);
  const positions: number[] = [];
  for (const artikelId of products) {
    const made = await office.post('/service/material', {
      serviceAuftragId: orderId,
      artikelId,
      menge: 3,
    });
    expect(made.status).toBe(201);
    positions.push(idOf(pathOf(made)));
  }
  const times = { beginnDatum: '2031-03-03T08:00', endeDatum: '2031-03-03T10:00' };
  const path = pathOf(
    await office.post('/service/planung', { serviceAuftragId: orderId, technikerId, ...times }),
  );
  expect((await act(office, path, 'versand')).status).toBe(200);
  if (technikerId !== null) {
    for (const id of positions)
      await office.post(`/service/material/${id}/umlagerung`, { menge: 2 });
  }
  const questions = rowsOf(
    await office.get(`${path}/abfragewerte`),
  ) as unknown as Subject['questions'];
  const { auftragsstatus } = await read(office, path);
  return {
    id: idOf(path),
    orderId,
    status: String(auftragsstatus),
    ...{ told: {}, times: [] },
    positions,
    questions,
    products,
  };
}

/** A device that has read all it asks for, and judges as the page does. */
function deviceOf(api: ApiClient) {
  const kept = new Map<string, Promise<Answer<unknown> | undefined>>();
  const find: Known['find'] = (operation, { params = {}, query = {} } = {}) => {
    const path = filled(operation.slice(4), params as Record<string, number>);
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const url = `${path}?${asked.toString()}`;
    const known = kept.get(url) ?? api.get(url).then(answerOf);
    kept.set(url, known);
    return known;
  };
  return {
    record: async (operation: string, id: number): Promise<Row> =>
      ((await find(operation, { params: { id } }))?.data as { result: Row }).result,
    times: async (planungId: number): Promise<readonly Row[]> => {
      const query = { orderBy: 'datum,von', limit: 200 };
      const answer = await find('GET /service/planung/{planungId}/arbeitszeiten', {
        ...{ params: { planungId }, query },
      });
      return (answer?.data as { result: Row[] } | undefined)?.result ?? [];
    },
    judge: (step: DrawnStep, task: Row, { id }: Subject): Promise<readonly Refusal[]> => {
      const { operation, params, body } = step;
      const isTold =
        (queued as Readonly<Record<string, QueuedOperation>>)[operation]?.at !== undefined;
      const judge = judgeOf(operation);
      if (!judge) throw new Error(`${operation} is judged by nobody`);
      return judge(
        { operation, params, body: body as Row, of: { schema: 'PlanningItem', id, record: task } },
        {
          ...{ find, entries: [], isFresh: false },
          me: { id: 3, technikerId: TECHNIK } as Known['me'],
          can: (right) => right !== 'SVA_PLANEN',
          now: isTold ? step.toldAt : Date.now(),
        },
      );
    },
    /** Forgets what a step may have changed: times of tasks that are over stay as they were. */
    forget: (subjects: readonly Subject[]) => {
      for (const url of kept.keys()) {
        const [, id] = /^\/service\/planung\/(\d+)\/arbeitszeiten/.exec(url) ?? [];
        if (id === undefined || subjects.some((one) => one.id === Number(id))) kept.delete(url);
      }
    },
  };
}

const answerOf = ({ status, body, headers }: Reply): Answer<unknown> | undefined =>
  status === 200 ? { data: body, status, headers, at: Date.now() } : undefined;

const filled = (path: string, params: Readonly<Record<string, number>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));

async function tell(url: string, token: string, step: DrawnStep): Promise<Reply> {
  const { operation, params, body, toldAt } = step;
  const [method = '', path = ''] = operation.split(' ');
  const late = method === 'DELETE' ? `?erfasstUm=${new Date(toldAt).toISOString()}` : '';
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return send(url, method, filled(path, params) + late, { body, headers });
}

interface Refused {
  errors: {
    services: { messageCode: string; message: string }[];
    fieldErrors: Record<string, string[]>;
  };
}

/** What a user reads of a refusal: the status, and the texts by field ('' for the whole); nothing of a success. */
function refusalIn({ status, body }: Reply): Words {
  if (status < 400) return {};
  const { services, fieldErrors } = (body as Refused).errors;
  const whole = services
    .filter(({ messageCode }) => messageCode !== 'msg_validation_failed')
    .map(({ message }) => message);
  return { status, ...fieldErrors, ...(whole.length > 0 && { '': whole }) };
}

type Words = Record<string, number | string[]>;

function wordsOf(refusals: readonly Refusal[]): Words {
  const words: Words = {};
  for (const { status, field = '', code, parameters } of refusals) {
    const text = (texts[code] ?? code).replace(
      /\{\{(\d+)\}\}/g,
      (_, index: string) => parameters[Number(index)] ?? '',
    );
    words.status = status;
    words[field] = [...((words[field] as string[] | undefined) ?? []), text];
  }
  return words;
}

function isServersOwn({ status, body }: Reply): boolean {
  if (status < 400) return false;
  return (body as Refused).errors.services.some(({ messageCode }) =>
    knownToServerOnly.test(messageCode),
  );
}
