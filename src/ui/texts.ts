import i18next, { type ResourceKey } from 'i18next';
import { textFiles } from 'virtual:text-files';

type Language = keyof typeof textFiles;
type Part = Exclude<keyof (typeof textFiles)[Language], 'lists'>;

/** Added files by URL; a failure is tried again. */
const added = new Map<string, Promise<void>>();

export function addTexts(language: Language, part: Part): Promise<void> {
  return addFile(language, textFiles[language][part]);
}

function addFile(language: Language, url: string): Promise<void> {
  const before = added.get(url);
  if (before) return before;
  const run = read(url).then((texts) => {
    for (const [namespace, ofNamespace] of Object.entries(texts)) {
      // Labels of one schema come in both parts.
      i18next.addResourceBundle(language, namespace, ofNamespace, true);
    }
  });
  added.set(url, run);
  run.catch(() => added.delete(url));
  return run;
}

/**
 * Loads the texts for everything loaded later than shell and lists. Where the first texts were not read, all texts were
 * given from outside.
 */
export async function moreTexts(): Promise<void> {
  if (added.size > 0) await addTexts(i18next.language as Language, 'more');
}

/** Loads the texts of the list of a screen that stands alone, unless everything is there anyway. */
export async function listTexts(schema: string): Promise<void> {
  if (added.size === 0) return;
  const language = i18next.language as Language;
  const { more, lists } = textFiles[language];
  await (added.get(more) ?? addFile(language, lists.replace('*', schema)));
}

async function read(url: string): Promise<Record<string, ResourceKey>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`texts: ${url} answered ${response.status}`);
  return (await response.json()) as Record<string, ResourceKey>;
}
