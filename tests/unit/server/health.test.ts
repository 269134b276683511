import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { answerHealth } from '../../../server/http/doors/health';

test('health says that the disk is full for as long as it is', async () => {
  const app = fastify();
  let room: boolean | Error = true;
  const database = {
    hasSpace: async () => {
      if (room instanceof Error) throw room;
      return room;
    },
  } as unknown as Database;
  answerHealth(app, database, () => false);
  const health = async () => {
    const { statusCode, body } = await app.inject('/health');
    return [statusCode, body];
  };
  expect(await health()).toEqual([200, '{"status":"ok"}']);
  room = false;
  expect(await health()).toEqual([200, '{"status":"full"}']);
  room = new Error('the folder is gone');
  expect(await health()).toEqual([200, '{"status":"full"}']);
  room = true;
  expect(await health()).toEqual([200, '{"status":"ok"}']);
  await app.close();
});
