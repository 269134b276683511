import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { clientOf, codesOf, type ApiClient, type Reply } from '../support/api-client';
import { testServer } from '../support/test-server';

const PATH = '/vario-api/stammdaten/bilder';
/** A picture of one point. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('uploads that come as slowly as they may', () => {
  const server = testServer();
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Begins an upload; resolves once its first piece is stored. */
  const trickle = async ({ token }: ApiClient) => {
    const socket = connect(Number(new URL(server().url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    const head = [
      `POST ${PATH} HTTP/1.1`,
      `host: ${new URL(server().url).host}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${9 * 1024 * 1024}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"daten":"${'A'.repeat(400_000)}`);
    await new Promise((done) => setTimeout(done, 300));
  };
  const picture = (client: ApiClient): Promise<Reply> =>
    client.post('/stammdaten/bilder', { daten: PICTURE });

  test('do not keep others from sending files', async () => {
    const { url } = server();
    const [one, two, third] = [
      await clientOf(url, 'admin'),
      await clientOf(url, 'buero'),
      await clientOf(url, 'lager'),
    ];
    for (const client of [one, two]) {
      for (let count = 0; count < 4; count++) await trickle(client);
    }
    expect((await picture(third)).status).toBe(201);
  });

  test('of images are only taken from who may change something', async () => {
    const reply = await picture(await clientOf(server().url, 'ohne'));
    expect(reply.status).toBe(403);
    expect(codesOf(reply)[0]).toMatch(/^msg_auth_right_missing /);
  });
});
