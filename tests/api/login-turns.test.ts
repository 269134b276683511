import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { logIn, send } from '../support/api-client';
import { answerJson, testGateway } from '../support/test-gateway';
import { testServer } from '../support/test-server';

const AT_ONCE = 14;

describe('one account that logs in over and over', () => {
  const server = testServer();

  test('keeps nobody else in its network from logging in or going on', async () => {
    const { url, data } = server();
    const { erneuerungToken } = (await logIn(url, 'technik')).body as { erneuerungToken: string };
    const holder = new pg.Client({ connectionString: data });
    await holder.connect();
    try {
      // Its logins take until this is over.
      await holder.query('begin');
      await holder.query("select 1 from users where benutzername = 'ohne' for update");
      const many = Array.from({ length: AT_ONCE }, () => logIn(url, 'ohne'));
      await sleep(1_000);
      expect((await logIn(url, 'buero')).status).toBe(200);
      const renewal = { body: { erneuerungToken } };
      expect((await send(url, 'POST', '/login/erneuerung', renewal)).status).toBe(200);
      await holder.query('rollback');
      const statuses = (await Promise.all(many)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
    } finally {
      await holder.end();
    }
  });
});

describe('one account that logs in over and over through a gateway', () => {
  const { start, answer } = testGateway((_, response) => answerJson(response, {}));

  test('keeps nobody else in its network from logging in', async () => {
    const { logInAs } = await start({ logIn: { kind: 'basic', check: '/me' } });
    const held: (() => void)[] = [];
    answer((call, response) => {
      const give = () => answerJson(response, {});
      const [, credentials = ''] = (call.headers.authorization ?? '').split(' ');
      if (Buffer.from(credentials, 'base64').toString().startsWith('slow')) held.push(give);
      else give();
    });
    const many = Array.from({ length: AT_ONCE }, () => logInAs('slow:secret'));
    await sleep(500);
    expect((await logInAs('other:secret')).status).toBe(200);
    const giving = setInterval(() => held.splice(0).forEach((give) => give()), 50);
    await Promise.all(many);
    clearInterval(giving);
  });
});
