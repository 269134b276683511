import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  chmodSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../support/api-client';
import { companyFolder } from '../../support/company-folder';
import { runServer, type ServerProcess } from '../../support/server-process';

const addresses = '/stammdaten/adressen';

/** A disk of its own that can be filled; undefined where this account may not mount one. */
function smallDisk(): { folder: string; remove: () => void } | undefined {
  const place = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  chmodSync(place, 0o711);
  const folder = join(place, 'disk');
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(place, { recursive: true });
    return undefined;
  }
  return {
    folder,
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(place, { recursive: true });
    },
  };
}

const disk = process.getuid?.() === 0 ? smallDisk() : undefined;

describe.skipIf(disk === undefined)('a disk that is full', () => {
  const { folder = '', remove } = disk ?? {};
  let company: Awaited<ReturnType<typeof companyFolder>>;
  let server: ServerProcess;
  beforeAll(async () => {
    company = await companyFolder();
    cpSync(company.copy(), join(folder, 'data'), { recursive: true });
    // Nothing is kept free: the database itself meets the end of the disk.
    server = await runServer({
      KONTOR_DATA: join(folder, 'data'),
      KONTOR_RESERVE_MB: '0',
      PORT: '0',
      NODE_ENV: 'test',
    });
  });
  afterAll(async () => {
    await server.end();
    company.remove();
    remove?.();
  });

  test('answers writes with 503, loses nothing, and goes on when there is room again', async () => {
    const client = await clientOf(server.url, 'admin');
    const acknowledged: string[] = [];
    const write = async (name1: string) => {
      const { status } = await client.post(addresses, { name1 });
      if (status === 201) acknowledged.push(name1);
      return status;
    };
    expect(await write('Vorher')).toBe(201);
    const filler = join(folder, 'filler');
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 1_000_000)));
    const statuses = new Set<number>();
    for (let count = 0; count < 5_000 && !statuses.has(503); count++) {
      statuses.add(await write(`Nummer ${count}`));
    }
    expect([...statuses].every((status) => [201, 503].includes(status))).toBe(true);
    expect(statuses).toContain(503);

    rmSync(filler);
    await expect.poll(() => write('Nachher'), { timeout: 60_000, interval: 200 }).toBe(201);
    const stored = new Set<unknown>();
    for (let offset = 0, found = 1; found > 0; offset += found) {
      const rows = rowsOf(await client.get(`${addresses}?orderBy=id&limit=2000&offset=${offset}`));
      found = rows.length;
      for (const { name1 } of rows) stored.add(name1);
    }
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  }, 180_000);
});
