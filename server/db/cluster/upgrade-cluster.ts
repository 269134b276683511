import fs from 'node:fs/promises';
import path from 'node:path';
import { flushEntry } from '../flush-entry';
import { releaseAfter, releaseAll } from '../release';
import { removeAs } from './account';
import { findBinaries } from './binaries';
import { createCluster } from './initialise';
import { urlOf } from './place';
import { prepareRole } from './prepare-role';
import { startProcess, type Parts } from './start-process';

/**
 * Move of a cluster of a former major version; the caller that starts one provides it, since moving builds on clusters.
 */
export interface Upgrade {
  /** Finds the package folder with a former major version's programs, fetched where it is missing. */
  programsOf: (major: number) => Promise<string>;
  /** Copies everything from one database into an empty one and compares; when it throws, nothing has arrived. */
  copy: (fromUrl: string, toUrl: string) => Promise<void>;
}

/** Folder of the new cluster while it is filled, and once everything has arrived in it. */
const draftOf = (folder: string) => `${folder}.next`;
const arrivedOf = (folder: string) => `${folder}.arrived`;

/**
 * Moves a cluster of a former major version into a new one of the present version, with the programs of both, and keeps
 * the old one under its version (`postgresql.17`). Interrupted, it begins anew at the next start, or ends there
 * (`finishUpgrade`).
 */
export async function upgradeCluster(
  folder: string,
  version: number,
  { note, account, binaries, programs, say, ending }: Parts,
  { programsOf, copy }: Upgrade,
): Promise<void> {
  say(
    `The database in ${folder} is of PostgreSQL ${version} and is moved to ${binaries.version} …`,
  );
  const { binaries: old } = await findBinaries(account, programs, await programsOf(version));
  const draft = draftOf(folder);
  await removeAs(account, draft);
  await fs.rm(draft, { recursive: true, force: true });
  const stops: (() => Promise<void>)[] = [];
  await releaseAfter(
    async () => {
      const former = { ...note };
      stops.push(await startProcess(folder, { note: former, account, binaries: old, say, ending }));
      await createCluster(draft, { account, binaries, password: note.passwords.postgres });
      const next = { ...note };
      stops.push(await startProcess(draft, { note: next, account, binaries, say, ending }));
      await prepareRole(next);
      await copy(urlOf(former, 'kontor', 'kontor'), urlOf(next, 'kontor', 'kontor'));
    },
    () => releaseAll(stops),
  );
  await fs.rename(draft, arrivedOf(folder));
  await flushEntry(path.dirname(folder));
  const kept = await finishUpgrade(folder);
  say(
    `All data have arrived and were compared. The former database is kept as ${kept}; remove it when you like.`,
  );
}

/** Puts a new cluster in which everything has arrived in the place of the old one; returns where that is kept then. */
export async function finishUpgrade(folder: string): Promise<string | undefined> {
  const arrived = arrivedOf(folder);
  if (!(await exists(arrived))) return undefined;
  let kept: string | undefined;
  if (await exists(folder)) {
    const version = (await fs.readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
    kept = `${folder}.${version}`;
    for (let number = 2; await exists(kept); number++) kept = `${folder}.${version}-${number}`;
    await fs.rename(folder, kept);
  }
  await fs.rename(arrived, folder);
  await flushEntry(path.dirname(folder));
  return kept;
}

function exists(name: string): Promise<boolean> {
  return fs.stat(name).then(
    () => true,
    () => false,
  );
}
