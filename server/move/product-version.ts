import fs from 'node:fs/promises';

/** Kontor's version: its package.json stands above the sources and above what was built. */
export async function productVersion(): Promise<string> {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    const text = await fs.readFile(new URL('package.json', folder), 'utf8').catch(() => '{}');
    const { name, version } = JSON.parse(text) as { name?: string; version?: string };
    if (name === 'kontor' && version !== undefined) return version;
    if (folder.pathname === '/' || folder.href === new URL('..', folder).href) {
      throw new Error('package.json is missing above dist-server/');
    }
  }
}
