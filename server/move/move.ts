import { releaseAfter, releaseOnError } from '../db/release';
import { shellWord } from './printable';
import { openBackupSource } from './backup/backup-source';
import { openBackupTarget } from './backup/backup-target';
import { connect } from './connect';
import { openDatabaseSource } from './database-source';
import { openDatabaseTarget } from './database-target';
import { diskSentence } from './disk-errors';
import { openFolderSource, openFolderTarget } from './folders';
import { refusePair, type Place } from './places';
import type { Source, Target } from './source';
import type { Watch } from './watch';

/** Copies a whole company from one place to another one, which is empty before and after a failure. */
export async function move(from: Place, to: Place, watch: Watch): Promise<Source['facts']> {
  refusePair(from, to);
  try {
    const { source, secret } = await openSource(from, watch);
    await releaseAfter(async () => {
      const target = await openTarget(to, watch);
      await releaseAfter(() => target.write(source, secret, watch), target.close);
    }, source.close);
    watch.say(secretSentence(from, to, secret !== undefined));
    return source.facts;
  } catch (cause) {
    const sentence = diskSentence(cause, to.shown);
    throw sentence === undefined ? cause : new Error(sentence, { cause });
  }
}

async function openSource(
  place: Place,
  watch: Watch,
): Promise<{ source: Source; secret: Buffer | undefined }> {
  if (place.kind === 'file') return openBackupSource(place.path);
  if (place.kind === 'folder') return openFolderSource(place.path, watch);
  const connection = await connect({ connectionString: place.url }, place.shown, watch.signal);
  return releaseOnError(
    async () => ({
      source: await openDatabaseSource(connection, place.shown, watch),
      secret: undefined,
    }),
    connection.close,
  );
}

async function openTarget(place: Place, watch: Watch): Promise<Target> {
  if (place.kind === 'file') return openBackupTarget(place.path);
  if (place.kind === 'folder') return openFolderTarget(place.path, watch);
  const connection = await connect({ connectionString: place.url }, place.shown, watch.signal);
  return releaseOnError(
    () => openDatabaseTarget(connection, place.shown, async () => undefined),
    connection.close,
  );
}

/** Sentence that says where the key of sealed secrets (one-time codes) has gone, or has to go. */
export function secretSentence(from: Place, to: Place, isKnown: boolean): string {
  if (!isKnown) {
    return to.kind === 'file'
      ? 'The backup holds no key of one-time codes: keep the KONTOR_SECRET that the source runs with, apart from it.'
      : 'If the source ran with a KONTOR_SECRET, the target needs the same one.';
  }
  if (to.kind === 'folder') return 'The key of one-time codes (secret.key) went along.';
  if (to.kind === 'file') {
    return 'The backup holds the key of one-time codes too: keep the file as closed as the data folder.';
  }
  const command =
    from.kind === 'file'
      ? `tar -xOf ${shellWord(from.path)} secret.key | base64`
      : `base64 ${shellWord(`${from.shown}/secret.key`)}`;
  return `One-time codes need the former key: start Kontor with KONTOR_SECRET set to what this prints: ${command}`;
}
