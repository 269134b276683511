import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientOf, send } from '../support/api-client';
import { testServer } from '../support/test-server';

const MEGABYTE = 1024 * 1024;
const QUERY = '/vario-api/cmn/computed-queries/stammdaten/adressen';

describe('bodies that nearly came', () => {
  const server = testServer();
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Begins a body and sends nearly all of it; collects what is answered. */
  const nearly = (path: string, bytes: number, answers: string[], token?: string) => {
    const socket = connect(Number(new URL(server().url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('data', (piece) => answers.push(String(piece).split(' ', 2)[1] ?? ''));
    sockets.push(socket);
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: ${new URL(server().url).host}`,
      'content-type: application/json',
      `content-length: ${bytes}`,
      ...(token ? [`authorization: Bearer ${token}`] : []),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"x":"${'a'.repeat(bytes - 100)}`);
  };

  test('of one user are bounded together; others send theirs, and he does afterwards', async () => {
    const client = await clientOf(server().url, 'buero');
    const other = await clientOf(server().url, 'lesen');
    const answers: string[] = [];
    for (let count = 0; count < 40; count++) nearly(QUERY, MEGABYTE, answers, client.token);
    await vi.waitFor(() => expect(answers).toContain('429'), { timeout: 10_000 });
    const path = QUERY.replace('/vario-api', '');
    expect((await other.post(path, { pageable: { limit: 1 } })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () =>
      expect((await client.post(path, { pageable: { limit: 1 } })).status).toBe(200),
    );
  });

  test('without a login are no longer than what the contract has a use for', async () => {
    const { url } = server();
    const long = { sprache: 'de', geraetName: 'Test', x: 'a'.repeat(20_000) };
    const credentials = Buffer.from('buero:kontor-demo').toString('base64');
    const headers = { authorization: `Basic ${credentials}` };
    expect((await send(url, 'POST', '/login', { body: long, headers })).status).toBe(413);
    const whole = { sprache: 'de', geraetName: 'ü'.repeat(100), geraetId: '\u0001'.repeat(100) };
    const answered = await send(url, 'POST', '/login', { body: whole, headers });
    expect(answered.status).not.toBe(413);
    const body = { erneuerungToken: 'a'.repeat(100_000) };
    expect((await send(url, 'POST', '/login/erneuerung', { body })).status).toBe(413);
  });
});
