import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RecognitionHelp } from '../recognition/resources/model';
import { ContractRefused, sentence } from '../document/contract-refused.ts';
import { checkedSource } from './checked-source.ts';
import { shownPath, type ApplicationFolder } from './folder.ts';
import { themeMistakes } from './theme/theme.ts';
import { helpSchema, settingsSchema, type Settings } from './settings-schema.ts';

export type { Settings };

/** Reads an application's settings. @throws {ContractRefused} with place and remedy for what cannot be meant. */
export async function readSettings({
  folder,
  settings: file,
}: ApplicationFolder): Promise<Settings> {
  if (!existsSync(file)) {
    throw new ContractRefused([
      sentence(shownPath(file), 'there is no such file', [
        `begin an application by npm run new-app -- ${shownPath(folder)} <contract>`,
      ]),
    ]);
  }
  return checkedSource<Settings>(shownPath(file), settingsSchema, ({ theme = {} }) =>
    themeMistakes(theme, folder).map(({ at, text }) => ({ at: `/theme${at}`, text })),
  );
}

/** Returns the file or URL of an application's contract, as seen from where the command runs. */
export function contractOf({ folder }: ApplicationFolder, { contract }: Settings): string {
  return /^https?:/.test(contract) ? contract : shownPath(join(folder, contract));
}

/** Reads the help for recognition in a file, or none without a file; a whole `kontor.yaml` may take its place. */
export async function readHelp(file: string | undefined): Promise<RecognitionHelp> {
  if (file === undefined) return {};
  const isSettings = /(^|[\\/])kontor\.yaml$/.test(file);
  return checkedSource<RecognitionHelp>(file, isSettings ? settingsSchema : helpSchema);
}
