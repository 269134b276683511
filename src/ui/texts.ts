import i18next, { type ResourceKey } from 'i18next';
import { textFiles } from 'virtual:text-files';

type Language = keyof typeof textFiles;
type Part = keyof (typeof textFiles)[Language];

/** By URL; a failure is tried again. */
const added = new Map<string, Promise<void>>();

export function addTexts(language: Language, part: Part): Promise<void> {
  const url = textFiles[language][part];
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

/** For whatever is loaded later than shell and lists. Where the first texts were not read, somebody has given all. */
export async function moreTexts(): Promise<void> {
  if (added.size > 0) await addTexts(i18next.language as Language, 'more');
}

async function read(url: string): Promise<Record<string, ResourceKey>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`texts: ${url} answered ${response.status}`);
  return (await response.json()) as Record<string, ResourceKey>;
}
