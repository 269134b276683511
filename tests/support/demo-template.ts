import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_DAY } from './demo-day';
import { fingerprint } from './fingerprint';
import { runServer, tested } from './server-process';

/** What decides about a freshly filled database. */
const sources = [
  'server/db',
  'server/demo',
  'server/data',
  'server/accounts',
  'server/areas',
  'schemas/rules',
  'tests/support/demo-template.ts',
  'package-lock.json',
];

/**
 * A folder with an embedded database and the demo company, made once for this state of the code: before
 * the tests begin, so that no two workers fill one each.
 */
export async function demoTemplate(): Promise<string> {
  const folder = join(tmpdir(), `kontor-template-${fingerprint(sources, DEMO_DAY)}`);
  if (existsSync(folder)) return folder;
  removeLeftovers();
  const own = mkdtempSync(join(tmpdir(), 'kontor-filling-'));
  const server = await runServer({ KONTOR_DATA: own, PORT: '0', NODE_ENV: 'test' }, tested);
  // Each checkpoint gives back one segment of the log that filling needed: 100 MB that nobody has to copy.
  for (let segment = 0; segment < 8; segment++) {
    await server.query("select pg_logical_emit_message(true, '', ''), pg_switch_wal()");
    await server.query('checkpoint');
  }
  await server.end();
  try {
    renameSync(own, folder);
  } catch {
    // Another worker was faster.
    rmSync(own, { recursive: true });
  }
  return folder;
}

/** Templates of former states of the code, and what interrupted runs left behind. */
function removeLeftovers(): void {
  const day = 24 * 3_600_000;
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!/^kontor-(template|filling|test|postgresql)-/.test(name)) continue;
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > day) rmSync(folder, { recursive: true, force: true });
  }
}

/** A copy of the template in a folder of its own, which the caller removes. */
export async function demoFolder(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  cpSync(await demoTemplate(), copy, { recursive: true });
  return copy;
}
