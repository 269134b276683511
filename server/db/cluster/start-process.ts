import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { clusterName, endLeftovers } from './leftovers';
import { removeOldLogs } from './logs';
import { removeSocketFolder, socketFolder, urlOf, type Note } from './place';
import { clusterSettings } from './settings';
import { supervise } from './supervise';

const LOOK_AT_LOGS_MS = 60_000;

/**
 * Errors of a server that is not there yet, is about to end, or has hung up in between: the question may be repeated.
 */
const notThere = /^(57P0[123]|ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|EAGAIN)$/;
/** Messages of node-postgres without a code. */
const hungUp = /timeout expired|Connection terminated/;

/** Parts that a cluster runs with. */
export interface Parts {
  /** Notes that say, while it runs, how to reach it. */
  note: Note;
  account: Account | undefined;
  binaries: Binaries;
  /** Place for copies of programs that the account cannot run where they lie. */
  programs: string;
  say: (text: string) => void;
  /** Aborted when this process is told to end (`supervise`). */
  ending: AbortSignal;
}

/** Runs the cluster in a folder, from which leftovers are removed first, until it answers. Returns how to end it. */
export async function startProcess(
  folder: string,
  { note, account, binaries, say, ending }: Omit<Parts, 'programs'>,
): Promise<() => Promise<void>> {
  const name = await clusterName(folder);
  await endLeftovers(folder, name, say);
  if (typeof note.reach === 'string' && note.name === name) {
    await removeSocketFolder(note.reach, folder, account);
  }
  const reach =
    process.platform === 'win32' ? await freePort() : await socketFolder(folder, account);
  note.reach = reach;
  note.name = name;
  const supervision = await supervise({
    cluster: folder,
    name,
    binaries,
    account,
    settings: await clusterSettings({ reach, name }),
    answers: () => answers(note),
    say,
    ending,
  });
  const sweep = () => void removeOldLogs(folder, account).catch(() => undefined);
  const sweeping = setInterval(sweep, LOOK_AT_LOGS_MS).unref();
  return async () => {
    clearInterval(sweeping);
    await supervision.stop();
    if (typeof reach === 'string') await removeSocketFolder(reach, folder, account);
    delete note.reach;
  };
}

/**
 * Tells whether the superuser's connection works. Throws a sentence when it is refused for good, such as for its
 * password.
 */
export async function answers(note: Note): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(note, 'postgres', 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (cause) {
    const { code, message } = cause as Error & { code?: string };
    if (code === undefined ? hungUp.test(message) : notThere.test(code)) return false;
    if (code !== '28P01') {
      throw new Error(`The database does not let Kontor in: ${message || code}`, { cause });
    }
    throw new Error(
      'The database has other passwords than postgresql.json in the data folder says. Remove that file: the next start ' +
        'sets new ones.',
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
