import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { flushEntry } from '../db/flush-entry';
import { lockFolder } from '../db/folder-lock';
import { releaseAfter, releaseAll, releaseOnError } from '../db/release';
import { connect } from './connect';
import { openDatabaseSource } from './database-source';
import { openDatabaseTarget } from './database-target';
import { diskSentence } from './disk-errors';
import { obtainPackage } from './fetch-package';
import { PgliteStream } from './pglite-stream';
import type { Source } from './source';
import { copiedFrom, noteOrigin } from './tables';
import { quietWatch, type Watch } from './watch';

/** Last version of the database that ran within Kontor's own process. */
const pglite = {
  name: '@electric-sql/pglite',
  version: '0.5.16',
  integrity:
    'sha512-Nj8KcIsJL748W408U2N8q4+9IlONdpRIU8MJypIAAINMJ5nqKyqpX7Mgg/5XKkXiAib3AoZGR6hnJFlrlLBrcg==',
};

const DATABASE = 'database';
const KEPT = 'database.pglite';
/** Name of the copy that is opened. */
const OPENED = 'database.opened';

/** Tells whether a data folder holds a database of a former version, which has not been moved yet. */
export async function isPglite(dataFolder: string): Promise<boolean> {
  return fs.access(path.join(dataFolder, DATABASE, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Moves the database of a former version into the empty one at `targetUrl`, and keeps the old one under another name.
 * The caller holds the folder's lock. Whatever interrupts it, the next call begins anew, or sees that everything had
 * arrived.
 */
export async function moveFromPglite(
  dataFolder: string,
  targetUrl: string,
  say: (text: string) => void,
): Promise<void> {
  const watch = quietWatch(say);
  const origin = await originOf(dataFolder);
  const shown = `The new database of ${dataFolder}`;
  const connection = await connect({ connectionString: targetUrl }, shown, watch.signal);
  await releaseAfter(async () => {
    if ((await copiedFrom(connection.client)) === origin) return;
    say(`Moving the data of ${dataFolder} to a database of the present kind …`);
    const note = (client: pg.ClientBase) => noteOrigin(client, origin);
    const target = await openDatabaseTarget(connection, shown, note);
    const source = await openCopy(dataFolder, watch);
    await releaseAfter(() => target.write(source, undefined, watch), source.close);
  }, connection.close).catch((cause: unknown) => {
    const sentence = diskSentence(cause, dataFolder);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  });
  const kept = await freeName(path.join(dataFolder, KEPT));
  await fs.rename(path.join(dataFolder, DATABASE), kept);
  await flushEntry(dataFolder);
  say(
    `All data have arrived and were compared. The former database is kept as ${kept}; remove it when you like.`,
  );
}

/** Opens a data folder's database of a former version as a source. No Kontor may run on it meanwhile. */
export async function openPgliteSource(dataFolder: string, watch: Watch): Promise<Source> {
  const lock = await lockFolder(dataFolder);
  return releaseOnError(async () => {
    const source = await openCopy(dataFolder, watch);
    return { ...source, close: () => releaseAll([lock.release, source.close]) };
  }, lock.release);
}

/** Opens a copy: even a database that is only read writes to its files, and this kind does not flush them. */
async function openCopy(dataFolder: string, watch: Watch): Promise<Source> {
  const code = await obtainPackage(pglite, watch.say);
  const copy = path.join(dataFolder, OPENED);
  const remove = () => fs.rm(copy, { recursive: true, force: true });
  await remove();
  return releaseOnError(async () => {
    await fs.cp(path.join(dataFolder, DATABASE), copy, {
      recursive: true,
      mode: fs.constants.COPYFILE_FICLONE,
    });
    const options = {
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      connectionTimeoutMillis: 120_000,
      stream: () => new PgliteStream(code, copy),
    } as pg.ClientConfig;
    const connection = await connect(options, dataFolder, watch.signal);
    const close = () => releaseAll([remove, connection.close]);
    return releaseOnError(
      () => openDatabaseSource({ client: connection.client, close }, dataFolder, watch),
      connection.close,
    );
  }, remove);
}

/** Reads the number that a database was given when it was made, at the beginning of its control file. */
async function originOf(dataFolder: string): Promise<string> {
  const control = await fs.readFile(path.join(dataFolder, DATABASE, 'global/pg_control'));
  return `PGlite ${control.readBigUInt64LE(0)}`;
}

async function freeName(wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}${number}`;
    const isTaken = await fs.access(name).then(
      () => true,
      () => false,
    );
    if (!isTaken) return name;
  }
}
