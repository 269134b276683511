import fs from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../folder-lock';
import { openPassage, tightenFolder, tighteningText } from '../owner-only';
import { releaseAll, releaseOnError } from '../release';
import { serverAccount, type Account } from './account';
import { findBinaries } from './binaries';
import { ensureOwner, explainAccess, refuseForeign, refuseForeignFolder } from './owner';
import { createCluster, resetPassword } from './initialise';
import { CLUSTER, newNote, programPlace, readNote, urlOf, writeNote } from './place';
import { clusterName, endLeftovers } from './leftovers';
import { prepareRole } from './prepare-role';
import { answers, startProcess, type Parts } from './start-process';
import { finishUpgrade, upgradeCluster, type Upgrade } from './upgrade-cluster';

type Say = (text: string) => void;

/** PostgreSQL of Kontor's own below a data folder, while it runs. */
export interface Cluster {
  /** Address as `pg` takes it. The role owns the database «kontor» and is no superuser. */
  url: string;
  /** Folder in which it lies. */
  folder: string;
  /** Ends it, with everything written out, and releases the data folder. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Move of a cluster of a former major version, which is refused without it. */
  upgrade?: Upgrade;
  /** Aborted when this process is told to end: a start is given up, and nothing is started again. */
  ending?: AbortSignal;
}

/**
 * Starts the PostgreSQL of a data folder, which is created where there is none; other accounts of the computer reach
 * neither. Throws a sentence when another Kontor has the folder, when there is no PostgreSQL for this platform or
 * account, and when it does not start. `say` hears what happens that nobody expects.
 */
export async function startCluster(
  dataFolder: string,
  say: Say,
  { upgrade, ending = new AbortController().signal }: StartOptions = {},
): Promise<Cluster> {
  const account = await serverAccount(await ownerOf(dataFolder));
  await makeFolder(dataFolder, account);
  const place = await fs.realpath(dataFolder);
  await refuseForeignFolder(place);
  const releases: (() => Promise<void>)[] = [];
  const release = () => releaseAll(releases);
  return releaseOnError(async () => {
    const lock = await lockFolder(place);
    releases.push(() => lock.release());
    const known = await readNote(place);
    await refuseForeign(path.join(known?.home ?? place, CLUSTER), account);
    const tightening = tighteningText(place, await tightenFolder(place, account?.gid));
    if (tightening) say(tightening);
    const note = known ?? (await newNote(place, account));
    if (note.home !== undefined && note.of !== place) {
      throw new Error(
        `${place} is a copy of ${note.of}, whose database lies in ${note.home}: copy it with npm run move-data.`,
      );
    }
    if (note.home !== undefined) {
      say(
        `Data folder ${place}: the account «${account?.name}» cannot enter it; the database lies in ${note.home}`,
      );
      await openHome(note.home, account);
      const second = await lockFolder(note.home);
      releases.push(() => second.release());
    }
    const programs = programPlace(place, account);
    const { binaries, copied } = await findBinaries(account, programs);
    if (copied) say(`PostgreSQL's programs: ${binaries.program('postgres')}`);
    const folder = path.join(note.home ?? place, CLUSTER);
    const parts = { note, account, binaries, programs, say, ending };
    await ensureCluster(place, folder, parts, upgrade);
    const stop = await startProcess(folder, parts);
    releases.push(async () => {
      await stop();
      // On a full disk the note keeps the old address, which the next start writes anew.
      await writeNote(place, note).catch(() => undefined);
    });
    await writeNote(place, note);
    await prepareRole(note);
    return { url: urlOf(note, 'kontor', 'kontor'), folder, stop: release };
  }, release);
}

/** URL of the cluster of a folder that another process serves at this moment; undefined where none answers. */
export async function urlOfRunning(dataFolder: string): Promise<string | undefined> {
  const place = await fs.realpath(dataFolder).catch(() => undefined);
  const note = place === undefined ? undefined : await readNote(place).catch(explainAccess(place));
  if (place === undefined || note?.reach === undefined) return undefined;
  // A copy of a folder still says how to reach the original.
  const name = await clusterName(path.join(note.home ?? place, CLUSTER)).catch(() => undefined);
  if (name === undefined || name !== note.name) return undefined;
  return (await answers(note)) ? urlOf(note, 'kontor', 'kontor') : undefined;
}

/** User id that the cluster of a data folder belongs to; undefined where there is none. */
async function ownerOf(dataFolder: string): Promise<number | undefined> {
  const known = await readNote(dataFolder).catch(() => undefined);
  const found = await fs
    .lstat(path.join(known?.home ?? dataFolder, CLUSTER))
    .catch(() => undefined);
  return found?.uid;
}

/** Makes the data folder; the account of the database may pass through any folder made on the way there. */
async function makeFolder(folder: string, account: Account | undefined): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined || !account) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made)) {
    await openPassage(made, account.gid);
  }
}

/**
 * Opens a folder below the system's: the way there is open to all, the folder itself to root and the database's
 * account.
 */
async function openHome(home: string, account: Account | undefined): Promise<void> {
  await fs.mkdir(path.dirname(home), { recursive: true });
  await fs.chmod(path.dirname(home), 0o755);
  await fs.mkdir(home, { recursive: true });
  await tightenFolder(home, account?.gid);
}

/** Makes sure that there is a cluster of this version, and that its owner is the account that will run it. */
async function ensureCluster(
  dataFolder: string,
  folder: string,
  parts: Parts,
  upgrade: Upgrade | undefined,
): Promise<void> {
  const { note, account, binaries } = parts;
  const creation = { account, binaries, password: note.passwords.postgres };
  await finishUpgrade(folder);
  const version = await clusterVersion(folder);
  if (version === undefined) {
    if (note.made) {
      throw new Error(
        `There is no database in ${folder}, although ${dataFolder} had one: bring it back (a disk that is not mounted, a ` +
          'folder that was removed), or name another data folder with KONTOR_DATA.',
      );
    }
    // First, because nobody else knows the passwords.
    await writeNote(dataFolder, note);
    await createCluster(folder, creation);
    note.made = true;
    return;
  }
  if (note.home !== undefined && (await readNote(dataFolder)) === undefined) {
    throw new Error(
      `${note.home} holds the database of a data folder ${dataFolder} that is gone. Remove it if nobody needs it any ` +
        'more, or name another data folder with KONTOR_DATA.',
    );
  }
  note.made = true;
  await endLeftovers(folder, await clusterName(folder), parts.say);
  await ensureOwner(folder, account);
  const own = Number.parseInt(binaries.version, 10);
  if (version > own) {
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${version}, and this Kontor brings ${own}. Start the newer Kontor ` +
        'that has written it, or name another data folder with KONTOR_DATA.',
    );
  }
  if (version < own) {
    if (upgrade) return upgradeCluster(folder, version, parts, upgrade);
    throw new Error(
      `The database in ${folder} is of PostgreSQL ${version}, and this Kontor brings ${own}: start Kontor on it once, which moves it.`,
    );
  }
  if ((await readNote(dataFolder)) === undefined) {
    await resetPassword(folder, creation);
    await writeNote(dataFolder, note);
  }
}

/** Major version of the cluster in a folder; undefined where there is none. */
async function clusterVersion(folder: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await fs.readFile(path.join(folder, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return explainAccess(folder)(error as NodeJS.ErrnoException);
  }
}
