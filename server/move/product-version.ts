import fs from 'node:fs/promises';

/** Where package.json is: beside the sources, or beside the folder of what was built. */
const places = ['../../package.json', '../../../package.json'];

/** Kontor's version. */
export async function productVersion(): Promise<string> {
  for (const place of places) {
    const text = await fs.readFile(new URL(place, import.meta.url), 'utf8').catch(() => undefined);
    if (text !== undefined) return (JSON.parse(text) as { version: string }).version;
  }
  throw new Error('package.json is missing beside dist-server/');
}
