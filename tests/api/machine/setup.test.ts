import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientWith, codesOf, logIn, recordOf, rowsOf } from '../../support/api-client';
import { createDatabase } from '../../support/create-database';
import { confirm, prepare, setUpTotp } from '../../support/second-factor-client';
import { builtServer, runServer } from '../../support/server-process';
import { testCluster } from '../../support/test-cluster';

interface Place {
  env: Record<string, string>;
  clean: () => unknown;
}

async function folder(): Promise<Place> {
  const data = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  return {
    env: { KONTOR_DATA: data },
    clean: () => rmSync(data, { recursive: true, force: true }),
  };
}

async function database(): Promise<Place> {
  const { url, drop } = await createDatabase(testCluster());
  return { env: { DATABASE_URL: url }, clean: drop };
}

/** Starts several processes one after the other, on a machine that may be busy; in ms. */
const PATIENCE = 180_000;

/** Runs `npm run setup` without a terminal. */
function setUp(env: Record<string, string>, ...args: string[]) {
  const command = [builtServer('server/setup/main.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const kinds = [
  ['own', folder],
  ['server', database],
] as const;

describe.each(kinds)('the first administrator, on a PostgreSQL of kind %s', (kind, open) => {
  let place: Place;
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.clean());
  const first = { KONTOR_ADMIN_USER: 'Chefin', KONTOR_ADMIN_PASSWORD: 'Ein guter Anfang' };

  test(
    'is created on an empty database, once',
    () => {
      const unasked = setUp(place.env);
      expect(unasked.status).toBe(1);
      expect(unasked.said).toContain('KONTOR_ADMIN_PASSWORD is not set, and there is no terminal');
      const done = setUp({ ...place.env, ...first, KONTOR_ADMIN_NAME: 'Clara Chefin' });
      expect(done).toEqual({
        status: 0,
        said: 'The administrator «chefin» can log in. Now: npm start\n',
      });
      const again = setUp({ ...place.env, ...first });
      expect([again.status, again.said]).toEqual([
        1,
        expect.stringContaining('There is an administrator already: chefin.'),
      ]);
    },
    PATIENCE,
  );

  test(
    'logs in to a company without demo data',
    async () => {
      const server = await runServer({ ...place.env, PORT: '0', NODE_ENV: 'test' });
      try {
        expect((await logIn(server.url, 'admin')).status).toBe(401);
        const login = await logIn(server.url, 'chefin', 'Ein guter Anfang');
        expect(login.body).toMatchObject({ passwortAendern: false });
        const client = clientWith(server.url, (login.body as { token: string }).token);
        expect(recordOf(await client.get('/webapp/systeminfo')).demo).toBe(false);
        expect(rowsOf(await client.get('/system/benutzer'))).toMatchObject([
          { benutzername: 'chefin', name: 'Clara Chefin', kuerzel: 'CHE', istAdmin: true },
        ]);
        expect(rowsOf(await client.get('/stammdaten/adressen'))).toEqual([]);
        expect(rowsOf(await client.get('/system/rollen?orderBy=name'))).toHaveLength(4);
        if (kind === 'own') {
          await setUpTotp(client);
          const asked = await logIn(server.url, 'chefin', 'Ein guter Anfang');
          expect(codesOf(asked)).toEqual(['msg_auth_second_factor']);
        } else {
          // Its processes share no key unless they are given one.
          await confirm(client);
          expect(codesOf(await prepare(client, 'TOTP'))).toEqual(['msg_second_factor_no_codes']);
        }
      } finally {
        await server.end();
      }
    },
    PATIENCE,
  );

  test(
    'gets access again while a server runs',
    async () => {
      const server = await runServer({ ...place.env, PORT: '0', NODE_ENV: 'test' });
      try {
        const reopened = setUp(
          { ...place.env, KONTOR_ADMIN_PASSWORD: 'Ein zweiter Anfang' },
          '--user',
          'chefin',
        );
        expect(reopened.said).toContain('«chefin» has the new password');
        expect((await logIn(server.url, 'chefin', 'Ein guter Anfang')).status).toBe(401);
        const login = await logIn(server.url, 'chefin', 'Ein zweiter Anfang');
        const client = clientWith(server.url, (login.body as { token: string }).token);
        const entries = await client.get(
          '/system/protokoll?filter=ereignis=ADMINISTRATOR_EINGERICHTET&orderBy=id',
        );
        expect(rowsOf(entries).map(({ betrifft }) => betrifft)).toEqual(['chefin', 'chefin']);
      } finally {
        await server.end();
      }
    },
    PATIENCE,
  );
});
