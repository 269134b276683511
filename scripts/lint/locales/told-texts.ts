import { join } from 'node:path';
import { readSource } from '../../../compiler/mistakes/source-file';
import { readFiles, type Texts } from '../../../compiler/application/read-texts';
import { languages, type Language } from './house';

/** Text as it stands in the files. */
export interface ToldText {
  /** File within a language's folder: `entities/Address.json`. */
  file: string;
  /** Names down to it. */
  path: readonly string[];
  /**
   * Key by which the page asks for it, `entities:Address.fields.lkz`: a text within a file for another schema goes by
   * that one's name.
   */
  key: string;
  texts: Partial<Record<Language, string>>;
}

/** Reads every text of a folder, in whichever languages it is there. */
export function toldTexts(folder: string): ToldText[] {
  const found = new Map<string, ToldText>();
  for (const language of languages) {
    for (const kind of ['', 'entities', 'screens']) {
      for (const [name, texts] of Object.entries(readFiles(join(folder, language, kind)))) {
        const file = join(kind, `${name}.json`);
        for (const { path, text } of textsIn(texts)) {
          const id = `${file} ${path.join(' ')}`;
          const told = found.get(id) ?? { file, path, key: keyOf(kind, name, path), texts: {} };
          told.texts[language] = text;
          found.set(id, told);
        }
      }
    }
  }
  return [...found.values()];
}

function textsIn(texts: Texts, above: readonly string[] = []): { path: string[]; text: string }[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const path = [...above, name];
    return typeof text === 'string' ? [{ path, text }] : textsIn(text, path);
  });
}

function keyOf(kind: string, name: string, path: readonly string[]): string {
  if (kind === '') return `${name}:${path.join('.')}`;
  const [first, schema = '', ...rest] = path;
  const isWithin = kind === 'entities' && first === 'schemas';
  return isWithin ? `${kind}:${schema}.${rest.join('.')}` : `${kind}:${name}.${path.join('.')}`;
}

/** Names the file as a reader finds it, in all languages or in these. */
export function fileText(folder: string, file: string, of: readonly string[] = languages): string {
  const [only] = of;
  return join(folder, of.length === 1 && only ? only : `{${of.join(',')}}`, file);
}

/** Finds the line of a text, from 1, in the first language that has it. */
export function lineOf(folder: string, { file, path, texts }: ToldText): number {
  const language = languages.find((one) => texts[one] !== undefined) ?? 'de';
  return readSource(join(folder, language, file)).lineOf(path);
}
