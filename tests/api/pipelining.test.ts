import { readdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../server/config';
import { createServer } from '../../server/http/doors/create-server';
import { servePage } from '../../server/http/doors/page';
import { clientOf } from '../support/api-client';
import { answerJson, head, testGateway } from '../support/test-gateway';
import { testServer } from '../support/test-server';

/** Folder of a page with a file that no connection takes without being read. */
const folder = mkdtempSync(join(tmpdir(), 'kontor-pipelining-'));
writeFileSync(join(folder, 'index.html'), '<meta name="csp-nonce" content="">page');
writeFileSync(join(folder, 'large.bin'), Buffer.alloc(32 * 1024 * 1024));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sends requests in one piece and reads nothing; resolves when the server has had time for all of them. */
async function unread(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(text);
  await new Promise((done) => setTimeout(done, 1_000));
  return socket;
}

describe('requests sent before the answer to the former one has left', () => {
  const server = testServer({ KONTOR_PAGE: folder });

  test('hold no turns: whoever logs in from the same network is let in', async () => {
    const { url } = server();
    const socket = await unread(
      url,
      head('GET /large.bin') + head('OPTIONS /vario-api/login').repeat(12),
    );
    socket.destroy();
    const { token } = await clientOf(url, 'buero');
    expect(token).toBeTruthy();
  });
});

describe('files of the page', () => {
  const app = createServer({ ...readConfig({ KONTOR_LOG: 'silent' }) }, '/api');
  let url = '';
  beforeAll(async () => {
    await servePage(app, folder, '/api');
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => app.close());

  const opened = () =>
    process.platform === 'linux' ? readdirSync('/proc/self/fd').length : Number.NaN;

  test.runIf(process.platform === 'linux')(
    'are closed when their connection has gone',
    async () => {
      const before = opened();
      const socket = await unread(url, head('GET /large.bin').repeat(40));
      socket.destroy();
      await vi.waitFor(() => expect(opened()).toBeLessThan(before + 10), { timeout: 5_000 });
    },
  );

  test('are sent one after the other on one connection', async () => {
    for (let round = 0; round < 3; round++) {
      const bytes = await (await fetch(`${url}/large.bin`)).arrayBuffer();
      expect(bytes.byteLength).toBe(32 * 1024 * 1024);
    }
  });

  test('on their way to one network are bounded, and go on when the others have left', async () => {
    const held = await Promise.all(
      Array.from({ length: 100 }, () => unread(url, head('GET /large.bin'))),
    );
    const waiting = fetch(`${url}/large.bin`);
    const first = await Promise.race([
      waiting.then(() => 'answered'),
      new Promise((done) => setTimeout(() => done('waits'), 500)),
    ]);
    expect(first).toBe('waits');
    for (const socket of held) socket.destroy();
    expect((await waiting).status).toBe(200);
  });
});

describe('a gateway', () => {
  const { start } = testGateway((_, response) =>
    answerJson(response, { text: 'x'.repeat(4_000_000) }),
  );

  test('gives its turns back when pipelined calls of two users have gone', async () => {
    const { url, begin, ask, as } = await start();
    const [a, b, c] = [await begin(), await begin('b:b'), await begin('c:c')];
    for (const { token } of [a, b]) {
      const calls = head('GET /api/things', `authorization: Bearer ${token}`).repeat(14);
      (await unread(url, calls)).destroy();
    }
    expect((await ask('/api/things', as(c.token))).status).toBe(200);
  });
});
