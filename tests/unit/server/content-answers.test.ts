import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config';
import type { Database } from '../../../server/db/database';
import { parseJsonBodies } from '../../../server/http/bodies/body-parser';
import type { Answer } from '../../../server/http/operations/call';
import { readContract, type Operation } from '../../../server/http/contract/contract';
import { handleErrors } from '../../../server/http/errors/error-handler';
import { RateLimiter } from '../../../server/http/limits/rate-limiter';
import { WorkAtOnce } from '../../../server/http/limits/work-at-once';
import { createTables } from '../../../server/resources/model/tables';
import { registerOperations } from '../../../server/http/operations/register-operations';

const contract = readContract();
const { readMe } = Object.fromEntries(contract.operations.map((one) => [one.id, one]));
const operation = (id: string, changed: Partial<Operation> = {}): Operation => ({
  ...(readMe as Operation),
  id,
  path: `/${id}`,
  right: 'public',
  parameters: [],
  answers: new Map([[200, undefined]]),
  contents: new Map([[200, ['text/csv', 'image/*']]]),
  ...changed,
});

async function* failing() {
  yield Buffer.from('first');
  await new Promise((resolve) => setImmediate(resolve));
  throw new Error('the database is gone');
}

describe('answers that are no JSON', () => {
  let app: FastifyInstance;
  let url: string;
  let endless: Readable;

  const answers: Record<string, () => Answer> = {
    csv: () => ({
      status: 200,
      headers: { etag: '"1"' },
      content: { type: 'text/csv; charset=utf-8', stream: Readable.from(['a;b\n', '1;2\n']) },
    }),
    image: () => ({ status: 200, content: { type: 'image/png', stream: Buffer.from('png') } }),
    wrong: () => ({ status: 200, content: { type: 'text/html', stream: Buffer.from('<p>') } }),
    undeclared: () => ({ status: 201, content: { type: 'text/csv', stream: Buffer.from('') } }),
    broken: () => ({
      status: 200,
      content: { type: 'text/csv', stream: Readable.from(failing()), length: 1000 },
    }),
    stillborn: () => ({
      status: 200,
      headers: { etag: '"1"', 'content-disposition': 'attachment' },
      content: {
        type: 'text/csv',
        stream: new Readable({ read: () => undefined }).destroy(new Error('no')),
        length: 1000,
      },
    }),
    endless: () => {
      endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
      return { status: 200, content: { type: 'image/x', stream: endless } };
    },
  };

  beforeAll(async () => {
    app = fastify({ exposeHeadRoutes: false, bodyLimit: 100 });
    app.decorateRequest('caller', undefined);
    parseJsonBodies(app);
    handleErrors(app);
    const large = operation('large', {
      method: 'POST',
      body: { type: 'object' },
      bodyLimit: 2000,
    });
    const small = { ...large, id: 'small', path: '/small', bodyLimit: undefined };
    const isPublic = true as const;
    const ok = { run: async () => ({ status: 200 }), ownTransaction: true, isPublic };
    registerOperations(app, {
      contract: {
        ...contract,
        operations: [...Object.keys(answers).map((id) => operation(id)), large, small],
      },
      handlers: {
        ...Object.fromEntries(
          Object.entries(answers).map(([id, answer]) => [
            id,
            { run: async () => answer(), isPublic },
          ]),
        ),
        large: ok,
        small: ok,
      },
      database: { hasSpace: async () => true, atDoor: {}, ofPublic: {} } as Database,
      limiter: new RateLimiter(readConfig({}).limits),
      work: new WorkAtOnce(readConfig({}).limits, 20),
      tables: createTables([], contract),
      readSeconds: 8,
      stageUpload: () => {
        throw new Error('nothing is sent');
      },
      production: true,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${contract.base}`;
  });
  afterAll(() => app.close());

  test('a stream arrives as it is, with the type the contract allows', async () => {
    const reply = await fetch(`${url}/csv`);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(await reply.text()).toBe('a;b\n1;2\n');
  });

  test('`image/*` allows every image; bytes carry their length', async () => {
    const reply = await fetch(`${url}/image`);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('content-length')).toBe('3');
  });

  test.each(['wrong', 'undeclared'])('%s: another type or status is a fault', async (path) => {
    const reply = await fetch(`${url}/${path}`);
    expect(reply.status).toBe(500);
    expect(await reply.text()).toContain('msg_general_internal');
  });

  test('a stream that fails on its way ends the connection', async () => {
    const reply = await fetch(`${url}/broken`);
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
  });

  test('a stream that fails before its first byte is an error answer without traces of the content', async () => {
    const reply = await fetch(`${url}/stillborn`);
    expect(reply.status).toBe(500);
    expect(reply.headers.get('etag')).toBeNull();
    expect(reply.headers.get('content-disposition')).toBeNull();
    expect(await reply.text()).toContain('msg_general_internal');
  });

  test('a caller who goes away frees the stream', async () => {
    const stop = new AbortController();
    const reply = await fetch(`${url}/endless`, { signal: stop.signal });
    const reader = reply.body!.getReader();
    await reader.read();
    const closed = once(endless, 'close');
    stop.abort();
    await closed;
    expect(endless.destroyed).toBe(true);
  });

  test('an operation may take more than the server takes elsewhere', async () => {
    const post = (path: string, length: number) =>
      fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(length) }),
      }).then(({ status }) => status);
    expect(await post('small', 50)).toBe(200);
    expect(await post('small', 500)).toBe(413);
    expect(await post('large', 500)).toBe(200);
    expect(await post('large', 5000)).toBe(413);
  });
});
