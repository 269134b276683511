import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../../server/accounts/demo/users';
import { openDatabase } from '../../../server/data/open-database';
import { serverAccount } from '../../../server/db/cluster/account';
import { findBinaries } from '../../../server/db/cluster/binaries';
import { createCluster } from '../../../server/db/cluster/initialise';
import { newNote, programPlace, urlOf, writeNote } from '../../../server/db/cluster/place';
import { prepareRole } from '../../../server/db/cluster/prepare-role';
import { startProcess } from '../../../server/db/cluster/start-process';
import { openPassage } from '../../../server/db/owner-only';
import { openBackupSource } from '../../../server/move/backup/backup-source';
import { move } from '../../../server/move/move';
import { obtainBinaries } from '../../../server/move/old-binaries';
import { readPlace } from '../../../server/move/places';
import { quietWatch } from '../../../server/move/watch';
import { productData } from '../../../server/product-data';
import { createAdministrator } from '../../../server/setup/administrator';
import { clientOf, rowsOf } from '../../support/api-client';
import { fullMatrix } from '../../support/full-matrix';
import { runServer } from '../../support/server-process';

const quiet = () => undefined;

/** Makes a data folder as a Kontor with a former PostgreSQL left it, with an administrator. */
async function formerFolder(data: string, major: number): Promise<void> {
  const account = await serverAccount();
  if (account) await openPassage(data, account.gid);
  const note = await newNote(data, account);
  await writeNote(data, note);
  const programs = programPlace(data, account);
  const { binaries } = await findBinaries(account, programs, await obtainBinaries(major, quiet));
  const folder = join(data, 'postgresql');
  await createCluster(folder, { binaries, account, password: note.passwords.postgres });
  const ending = new AbortController().signal;
  const stop = await startProcess(folder, { note, account, binaries, say: quiet, ending });
  await prepareRole(note);
  const config = { dataFolder: '', demo: false, reserveMegabytes: 0 };
  const database = await openDatabase(
    { ...config, databaseUrl: urlOf(note, 'kontor', 'kontor') },
    productData,
  );
  const administrator = { benutzername: 'admin', name: 'Administratorin', kuerzel: 'ADM' };
  await createAdministrator(database.orm, administrator, demoPassword);
  await database.close();
  await stop();
}

// Its programs are fetched: 24 MB for each.
describe.runIf(fullMatrix)('a data folder of a former PostgreSQL', () => {
  test.each([17])(
    '%d is moved at the first start, or before it is copied, and the old one is kept',
    async (major) => {
      const parent = mkdtempSync(join(tmpdir(), 'kontor-test-'));
      chmodSync(parent, 0o711);
      const data = join(parent, 'data');
      mkdirSync(data, { mode: 0o700 });
      await formerFolder(data, major);
      const copy = `${data}-copy`;
      cpSync(data, copy, { recursive: true });
      const file = `${data}.kontor`;
      await move(readPlace('--from', copy), readPlace('--to', file), quietWatch(quiet));
      const { source } = await openBackupSource(file);
      await source.close();
      expect(source.facts.tables.find(({ name }) => name === 'users')?.rows).toBe(1);
      expect(readdirSync(copy)).toContain(`postgresql.${major}`);
      const env = { KONTOR_DATA: data, KONTOR_DEMO: '0', PORT: '0', NODE_ENV: 'test' };
      for (const isFirst of [true, false]) {
        const server = await runServer(env);
        try {
          expect(server.said().includes('All data have arrived and were compared')).toBe(isFirst);
          const users = await (await clientOf(server.url, 'admin')).get('/system/benutzer');
          expect(rowsOf(users).map(({ name }) => name)).toEqual(['Administratorin']);
        } finally {
          await server.end();
        }
      }
      expect(readdirSync(data)).toContain(`postgresql.${major}`);
      rmSync(parent, { recursive: true });
    },
    240_000,
  );
});
