import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { clusterName, endLeftovers } from './leftovers';
import { removeSocketFolder, socketFolder, urlOf, type Note } from './place';
import { clusterSettings } from './settings';
import { supervise } from './supervise';

/** What a cluster is run with. */
export interface Parts {
  /** Says, while it runs, how it is reached. */
  note: Note;
  account: Account | undefined;
  binaries: Binaries;
  /** Where programs are copied to that the account cannot run where they lie. */
  programs: string;
  say: (text: string) => void;
}

/** Runs the cluster in a folder, from which leftovers are removed first, until it answers. Answers how to end it. */
export async function startProcess(
  folder: string,
  { note, account, binaries, say }: Omit<Parts, 'programs'>,
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
  });
  return async () => {
    await supervision.stop();
    if (typeof reach === 'string') await removeSocketFolder(reach, folder, account);
    delete note.reach;
  };
}

/** Whether the superuser's connection works. Throws a sentence when its password is another one. */
export async function answers(note: Note): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(note, 'postgres', 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return false;
    throw new Error(
      'The database has other passwords than postgresql.json in the data folder says. Remove that file: the next start ' +
        'sets new ones.',
      { cause: error },
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
