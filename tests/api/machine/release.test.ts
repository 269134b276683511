import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRelease } from '../../../scripts/dependencies/write-release';
import { clientWith, logIn, recordOf } from '../../support/api-client';
import { runServer } from '../../support/server-process';

/** Starts two processes one after the other, on a machine that may be busy; in ms. */
const PATIENCE = 180_000;

/** Outside the checkout, whose packages Node would find otherwise. */
const place = mkdtempSync(join(tmpdir(), 'kontor-release-'));
const release = join(place, 'release');
const env = { KONTOR_DATA: join(place, 'data'), KONTOR_DEMO: '0', NODE_ENV: undefined };

/** As `npm ci` would, without a registry: the packages of the release's lock file, and nothing else. */
function install() {
  const { packages } = JSON.parse(readFileSync(join(release, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  for (const name of Object.keys(packages)) {
    // What is for other machines is not installed here either.
    if (name === '' || !existsSync(name)) continue;
    cpSync(name, join(release, name), {
      recursive: true,
      filter: (source) => !source.slice(name.length).includes('node_modules'),
    });
  }
}

function run(entry: string, settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry], {
    cwd: release,
    env: { ...process.env, ...env, ...settings },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('a release', () => {
  beforeAll(() => {
    const server = join(place, 'dist-server');
    const options = [
      '--config',
      'vite.server.config.ts',
      '--outDir',
      server,
      '--logLevel',
      'error',
    ];
    const built = spawnSync(process.execPath, [
      'node_modules/vite/bin/vite.js',
      'build',
      ...options,
    ]);
    expect(built.stderr.toString()).toBe('');
    writeRelease(release, []);
    cpSync(server, join(release, 'dist-server'), { recursive: true });
    install();
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  test('has no development tools', () => {
    const text = readFileSync(join(release, 'package-lock.json'), 'utf8');
    for (const tool of ['tsx', 'esbuild', 'vite', 'typescript', '@types/node', 'react']) {
      expect(text).not.toContain(`"node_modules/${tool}"`);
    }
  });

  test(
    'serves an empty database with its own packages',
    async () => {
      const { setup, start } = (
        JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as {
          scripts: Record<'setup' | 'start', string>;
        }
      ).scripts;
      const done = run(setup.replace('node ', ''), {
        KONTOR_ADMIN_USER: 'chefin',
        KONTOR_ADMIN_NAME: 'Clara Chefin',
        KONTOR_ADMIN_PASSWORD: 'Ein guter Anfang',
      });
      expect(done).toMatchObject({
        status: 0,
        said: expect.stringContaining('«chefin» can log in'),
      });
      const [, ...words] = start.split(' ');
      const server = await runServer({ ...env, PORT: '0' }, words, release);
      try {
        const { token } = (await logIn(server.url, 'chefin', 'Ein guter Anfang')).body as {
          token: string;
        };
        const info = await clientWith(server.url, token).get('/webapp/systeminfo');
        expect(recordOf(info)).toMatchObject({ demo: false, serverVersion: expect.any(String) });
      } finally {
        await server.end();
      }
    },
    PATIENCE,
  );
});
