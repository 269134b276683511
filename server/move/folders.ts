import fs from 'node:fs/promises';
import path from 'node:path';
import { startCluster, urlOfRunning } from '../db/cluster/cluster';
import { CLUSTER, readNote } from '../db/cluster/place';
import { releaseAfter, releaseAll, releaseOnError } from '../db/release';
import { keepArrivingKey, keptKey, settleKey } from '../secret-key';
import { clusterUpgrade } from './cluster-upgrade';
import { connect, type Connection } from './connect';
import { hasCompany, openDatabaseSource } from './database-source';
import { openDatabaseTarget } from './database-target';
import { isPglite, openPgliteSource } from './from-pglite';
import type { Source, Target } from './source';
import type { Watch } from './watch';

/** Opens the company of a data folder, whether a Kontor runs on it or not. */
export async function openFolderSource(
  folder: string,
  watch: Watch,
): Promise<{ source: Source; secret: Buffer | undefined }> {
  // It has this name until all its data have arrived in the cluster beside it.
  if (await isPglite(folder)) {
    return { secret: await keptKey(folder), source: await openPgliteSource(folder, watch) };
  }
  if (!(await hasCluster(folder))) {
    throw new Error(`${folder} holds no company: there is no database in it.`);
  }
  const connection = await connectFolder(folder, watch);
  return releaseOnError(
    async () => ({
      secret: await keptKey(folder),
      source: await openDatabaseSource(connection, folder, watch),
    }),
    connection.close,
  );
}

/** Opens a data folder without a company as a target; its database is made where there is none. */
export async function openFolderTarget(folder: string, watch: Watch): Promise<Target> {
  if ((await isPglite(folder)) || (await urlOfRunning(folder)) !== undefined) {
    throw new Error(`${folder} has a company already. Name a new folder; nothing was changed.`);
  }
  const connection = await connectFolder(folder, watch);
  return releaseOnError(async () => {
    const target = await openDatabaseTarget(connection, folder, async (_, secret) => {
      if (!secret) return;
      const known = await keptKey(folder);
      if (known && !known.equals(secret)) {
        throw new Error(
          `${folder} has another secret.key than the source. Remove it first, or name a new folder.`,
        );
      }
      // Before the company is there: without its key it would not start.
      if (!known) await keepArrivingKey(folder, secret);
    });
    return {
      ...target,
      write: (...parts) =>
        releaseAfter(
          () => target.write(...parts),
          // Also where the answer to the commit was lost: the database knows, now or at the next start.
          () => settleKey(folder, () => hasCompany(connection.client)),
        ),
    };
  }, connection.close);
}

async function hasCluster(folder: string): Promise<boolean> {
  const home = (await readNote(folder))?.home ?? folder;
  return fs.access(path.join(home, CLUSTER, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  );
}

/** Connects to the database of a folder, which is started for the purpose unless it runs. */
async function connectFolder(folder: string, watch: Watch): Promise<Connection> {
  const running = await urlOfRunning(folder);
  if (running !== undefined) return connect({ connectionString: running }, folder, watch.signal);
  const cluster = await startCluster(folder, watch.say, {
    upgrade: clusterUpgrade(watch.say),
    ending: watch.signal,
  });
  return releaseOnError(async () => {
    const url = { connectionString: cluster.url };
    const { client, close } = await connect(url, folder, watch.signal);
    const stop = () => releaseAll([cluster.stop, close]);
    return releaseOnError(async () => {
      // After an interrupted move.
      await settleKey(folder, () => hasCompany(client));
      return { client, close: stop };
    }, close);
  }, cluster.stop);
}
