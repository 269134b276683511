import { beforeAll, expect, test, vi } from 'vitest';
import { pathToFileURL } from 'node:url';
import { readContract } from '../../../server/http/contract/contract';
import { createCompiler } from '../../../server/http/validation/validator';
import { addedEntities, concerns } from '../entities';
import { contractOfProduct, ownProduct, type Product } from '../products';
import { testServer } from '../test-server';
import { operationAt, rowsOfList } from './contract-document';
import type { Schema, WalkOperation } from './contract-document';
import { changedTables, databaseState } from './database-state';
import { fillSamples } from './fill-samples';
import { demoUserNames, isGranted } from './expected-rights';
import { malformedSteps } from './malformed';
import type { RequiredRight } from './required-right';
import type { WalkReply } from './send-sample';
import { propertiesBeyond, stepsOf, Walker, type Step } from './walker';

/** Pattern of messages that only a database, or the code, would write. */
const fromInside =
  /violates|duplicate key|syntax error|at character|relation "|column "|constraint|select .+ from |insert into|node_modules|\.ts:\d|drizzle/i;

/** Lists whose rows lie in no table, so that no computed query asks them. */
const notQueryable = ['system/sperren'];

/**
 * Returns a judge that answers what is wrong with an answer, whoever asked and whatever was asked; nothing, as a rule.
 */
function judgeOf(product: Product): (operation: WalkOperation, reply: WalkReply) => string[] {
  const file = pathToFileURL(`${product.generated}/openapi.json`);
  const compile = createCompiler(readContract(file), {});
  const isErrorPayload = compile({ $ref: '#/components/schemas/Error' });
  const validators = new Map<string, ReturnType<typeof compile>>();
  const validatorOf = (name: string, schema: Schema) => {
    const known = validators.get(name) ?? compile(schema as never);
    validators.set(name, known);
    return known;
  };
  return (operation, { status, type, body }) => {
    const found: string[] = [];
    if (status >= 500) found.push('a fault of the server');
    if (status >= 400) {
      if (!isErrorPayload(body)) found.push('an error that is none of the contract');
      if (fromInside.test(JSON.stringify(body))) found.push(`inner words: ${JSON.stringify(body)}`);
    } else if (!operation.answers.has(status)) found.push('a status the contract does not declare');
    else if (type.startsWith('application/json')) {
      const schema = operation.answers.get(status);
      const validate = schema && validatorOf(`${operation.id} ${status}`, schema);
      if (!validate?.(body)) found.push(`no such answer: ${JSON.stringify(validate?.errors?.[0])}`);
    }
    return found;
  };
}

interface ErrorBody {
  errors: { services: { messageCode: string; messageParameters: string[] }[] };
}

const codesOf = ({ body }: WalkReply) =>
  (body as ErrorBody).errors.services.map(({ messageCode, messageParameters }) =>
    [messageCode, ...messageParameters].join(' '),
  );

const name = ({ operation, request }: Step) =>
  `${operation.method} ${operation.path} ${JSON.stringify({ ...request.params, ...request.query })}`;

const isLetIn = (user: string, { kind, right, others = [] }: RequiredRight) =>
  kind !== 'right' || [right, ...others].some((one) => isGranted(user, one));

/** Runs something for all items, a few at a time. Answers what the runs found. */
async function findings<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<readonly string[]>,
  width = 6,
): Promise<string[]> {
  const rest = [...items];
  const found: string[] = [];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
      found.push(...(await run(item)));
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return found;
}

/** Timeout for many calls each: on a busy machine they take longer than a test usually does. */
vi.setConfig({ testTimeout: 600_000 });

/** Tests every operation; for another product than our own it walks what its added entities have. */
export function walkContract(product = ownProduct): void {
  const server = testServer({}, product.entry);
  const contract = contractOfProduct(product);
  const { operations } = contract;
  const faults = judgeOf(product);
  let walker: Walker;
  /** Steps as the administrator would make them, before anything changes. */
  let steps: readonly Step[];
  let isWalked: (step: Step) => boolean = () => true;
  const walkedSteps = async (user: string) => (await stepsOf(walker, user)).filter(isWalked);
  beforeAll(async () => {
    walker = new Walker(server().url, contract);
    for (const user of demoUserNames) await walker.tokenOf(user);
    if (product !== ownProduct) {
      const entities = await addedEntities(product);
      await fillSamples(walker, entities, 2 * demoUserNames.length);
      isWalked = concerns(entities);
    }
    steps = await walkedSteps('admin');
  });
  const walkedOperations = () => new Set(steps.map(({ operation }) => operation)).size;

  test.each(demoUserNames)('%s has the rights it is meant to have', async (user) => {
    const me = operationAt('GET', '/webapp/me', contract) as WalkOperation;
    const reply = await walker.sendAs(user, me, { params: {} });
    const { rechte } = (
      reply.body as { result: { rechte: { recht: string; genehmigt: boolean }[] } }
    ).result;
    expect(rechte.length).toBeGreaterThan(50);
    expect(rechte).toEqual(
      rechte.map(({ recht }) => ({ recht, genehmigt: isGranted(user, recht) })),
    );
  });

  test('refuses who may not, names the right, and writes nothing', async () => {
    const newcomer = await walker.newcomer(server());
    const brokenToken = 'x'.repeat(43);
    const before = await databaseState(server());
    const tried = new Set<WalkOperation>();
    const guests = [
      { who: 'nobody', token: undefined, code: 'msg_auth_required' },
      { who: 'a broken token', token: brokenToken, code: 'msg_auth_expired' },
    ];
    const found = await findings(
      steps.filter(({ needs }) => needs.kind !== 'public'),
      async (step) => {
        const { operation, request, needs } = step;
        const wrong: string[] = [];
        const expectRefusal = async (
          who: string,
          token: string | undefined,
          expected: [number, string],
        ) => {
          // An unreadable body shows that nobody looked at it, unless the right depends on it.
          const looksAtBody = needs.kind === 'right' && 'body' in request;
          // Bad tokens are counted: one to each operation, however many lists it has, stays below the number that makes
          // them wait.
          const once = looksAtBody || token === brokenToken;
          const requests = [request, ...(once ? [] : [{ ...request, body: '{' }])];
          for (const sent of requests) {
            const reply = await walker.send(operation, { ...sent, token });
            const answer = [reply.status, ...(reply.status >= 400 ? codesOf(reply) : [])];
            if (answer.join(' ') !== expected.join(' ')) {
              wrong.push(
                `${name(step)} by ${who}: ${answer.join(' ')} instead of ${expected.join(' ')}`,
              );
            }
            wrong.push(...faults(operation, reply).map((fault) => `${name(step)}: ${fault}`));
          }
        };
        for (const { who, token, code } of guests) {
          if (token === brokenToken && tried.has(operation)) continue;
          await expectRefusal(who, token, [401, code]);
        }
        tried.add(operation);
        if (!operation.despite.includes('password')) {
          const code = 'msg_auth_password_change_required';
          await expectRefusal('who has to change the password', newcomer, [403, code]);
        }
        for (const user of demoUserNames) {
          if (isLetIn(user, needs)) continue;
          const token = await walker.tokenOf(user);
          await expectRefusal(user, token, [403, `msg_auth_right_missing ${needs.right}`]);
        }
        return wrong;
      },
    );
    expect(found).toEqual([]);
    expect(changedTables(before, await databaseState(server()))).toEqual([]);
  });

  test('an unknown record is not found', async () => {
    const named = steps.flatMap((step) =>
      step.operation.parameters
        .filter((parameter) => parameter.in === 'path' && parameter.schema.type === 'integer')
        .map((parameter) => ({ step, parameter })),
    );
    const found = await findings(named, async ({ step, parameter }) => {
      const params = { ...step.request.params, [parameter.name]: '9007199254740991' };
      const reply = await walker.sendAs('admin', step.operation, { ...step.request, params });
      return [
        ...(reply.status === 404 ? [] : [`${name(step)}: ${reply.status} for {${parameter.name}}`]),
        ...faults(step.operation, reply).map((fault) => `${name(step)}: ${fault}`),
      ];
    });
    expect(found).toEqual([]);
  });

  test('a list whose right depends on its own parameters cannot be named by others', async () => {
    const ofParameter = ({ right }: WalkOperation) => (right as { of?: string }).of;
    const lists = operations.filter((operation) => ofParameter(operation) && rowsOfList(operation));
    const pairs = operations
      .filter((operation) => ofParameter(operation)?.includes('/'))
      .flatMap((operation) => lists.map((list) => ({ operation, parts: list.path.split('/') })))
      .filter(({ parts }) => parts.length === 3);
    const found = await findings(pairs, async ({ operation, parts }) => {
      const [group = '', id = ''] = ofParameter(operation)?.split('/') ?? [];
      const params = { presetId: '1', [group]: parts[1] ?? '', [id]: parts[2] ?? '' };
      const reply = await walker.sendAs('ohne', operation, { params });
      return reply.status === 404 ? [] : [`${operation.id} ${parts.join('/')}: ${reply.status}`];
    });
    expect(found).toEqual([]);
  });

  test('what is malformed is refused, and nothing of the inside shows', async () => {
    const requests = malformedSteps(steps);
    expect(requests.length).toBeGreaterThan(walkedOperations() * 3);
    const found = await findings(requests, async (step) => {
      const reply = await walker.sendAs('admin', step.operation, step.request);
      const sent = JSON.stringify(step.request.body)?.slice(0, 300) ?? '';
      return faults(step.operation, reply).map(
        (fault) => `${name(step)} ${sent}: ${reply.status}, ${fault}`,
      );
    });
    expect(found).toEqual([]);
  });

  // Last, because it changes and removes.
  test.each([...demoUserNames].reverse())('%s gets what the contract promises', async (user) => {
    const holds = (right: string) => right === 'session' || isGranted(user, right);
    const own = (await walkedSteps(user)).filter(({ needs }) => isLetIn(user, needs));
    const served = new Set<string>();
    // One after the other: some end the session of all.
    const found = await findings(
      own,
      async (step) => {
        const { operation, needs } = step;
        // Its record may have gone meanwhile.
        const request = await walker.requestTo(operation, user, step.request.named);
        const reply = await walker.sendAs(user, operation, request);
        const { status, body } = reply;
        const wrong = faults(operation, reply);
        if (status < 300) served.add(operation.id);
        if (status === 401 && operation.right !== 'public') wrong.push('not let in');
        if (status === 403) {
          const missing = codesOf(reply).map((code) => code.split(' ')[1] ?? '');
          if (missing.length === 0 || missing.some(holds)) wrong.push(codesOf(reply).join());
        }
        // Where the owner counts, a list may be empty, and an earlier call may have given its row away.
        const isShown = !request.guessed && needs.owner === undefined;
        const list = Object.values(request.named ?? {}).join('/');
        const isThere = isShown && !notQueryable.includes(list);
        if (operation.method === 'GET' && status === 404 && isThere) {
          wrong.push('its own list shows a record that it does not find');
        }
        const schema = operation.answers.get(status);
        if (schema) wrong.push(...propertiesBeyond(body, schema, holds).map((p) => `shows ${p}`));
        return wrong.map((fault) => `${name(step)} by ${user}: ${status}, ${fault}`);
      },
      1,
    );
    expect(found).toEqual([]);
    // Samples that are refused anyhow would prove nothing.
    if (user === 'admin') expect(served.size).toBeGreaterThan(walkedOperations() * 0.6);
  });

  test('the demo’s blocked user does not get in', async () => {
    await expect(walker.tokenOf('gesperrt')).rejects.toThrow('401');
  });
}
