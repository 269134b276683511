import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { labelsBySchema, type LabelFile } from '../../schemas/labels.ts';

/** Texts of a file, or of a part of it. */
export interface Texts {
  [name: string]: string | Texts;
}

export type Namespaces = Record<string, Texts>;

/**
 * Reads all texts of a language by namespace, which is the name of their file; those of the files in `entities/` and
 * `screens/` by schema and screen. Texts of a later folder are added to the earlier ones, and win.
 */
export function readTexts(language: string, folders: readonly string[]): Namespaces {
  return folders.map((folder) => textsIn(join(folder, language))).reduce(merged, {}) as Namespaces;
}

function textsIn(folder: string): Namespaces {
  const entities = readFiles(join(folder, 'entities')) as Record<string, LabelFile>;
  return {
    ...readFiles(folder),
    entities: labelsBySchema(entities) as unknown as Texts,
    screens: readFiles(join(folder, 'screens')),
  };
}

/** Reads the JSON files of a folder by name; none where there is no such folder. */
export function readFiles(folder: string): Namespaces {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts,
      ]),
  );
}

/** Adds the later texts to the earlier ones; the later ones win. */
export function merged(before: Texts, after: Texts): Texts {
  const all = { ...before };
  for (const [name, texts] of Object.entries(after)) {
    const former = all[name];
    const both = typeof former === 'object' && typeof texts === 'object';
    all[name] = both ? merged(former, texts) : texts;
  }
  return all;
}
