import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../support/api-client';
import { demoFolder } from '../support/demo-template';
import { runServer } from '../support/server-process';

/** Every file and folder of a data folder, the folder itself first. */
function entriesOf(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name as string)),
  ];
}

/** What others than the owner may do, by name; empty when that is nothing. */
function openToOthers(folder: string): string[] {
  return entriesOf(folder).filter((name) => (statSync(name).mode & 0o077) !== 0);
}

const patience = 240_000;

describe.skipIf(process.platform === 'win32')('the embedded database belongs to its owner', () => {
  test(
    'a new folder, what is written into it later, and whatever umask it was started with',
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'kontor-test-'));
      const data = join(parent, 'data');
      const before = process.umask(0);
      const server = await runServer({
        KONTOR_DATA: data,
        PORT: '0',
        KONTOR_DEMO: '0',
        NODE_ENV: 'test',
      }).finally(() => process.umask(before));
      try {
        expect(openToOthers(data)).toEqual([]);
        expect(server.said()).not.toContain('other accounts');
      } finally {
        await server.end();
        expect(openToOthers(data)).toEqual([]);
        rmSync(parent, { recursive: true });
      }
    },
    patience,
  );

  test(
    'a folder of the version before is closed at the first start, which says so, and keeps its data',
    async () => {
      const data = await demoFolder();
      // As PGlite and a usual umask left it: folders 0755, files 0666 and 0644.
      for (const name of entriesOf(data)) {
        const isFolder = statSync(name).isDirectory();
        chmodSync(name, isFolder ? 0o755 : name.includes('database') ? 0o666 : 0o644);
      }
      const start = () => runServer({ KONTOR_DATA: data, PORT: '0', NODE_ENV: 'test' });
      let server = await start();
      try {
        expect(server.said()).toMatch(
          new RegExp(`Data folder ${data}: other accounts .* now only its owner can\\.\n`),
        );
        expect(openToOthers(data)).toEqual([]);
        const client = await clientOf(server.url, 'buero');
        expect((await client.post('/stammdaten/adressen', { name1: 'Verschlossen' })).status).toBe(
          201,
        );
        await server.end();
        expect(openToOthers(data)).toEqual([]);
        server = await start();
        expect(server.said()).not.toContain('other accounts');
        const again = await clientOf(server.url, 'buero');
        const found = await again.get('/stammdaten/adressen?filter=name1=Verschlossen');
        expect(rowsOf(found)).toHaveLength(1);
      } finally {
        await server.end();
        rmSync(data, { recursive: true, force: true });
      }
    },
    patience,
  );
});
