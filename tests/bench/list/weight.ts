import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { start } from './measure';
import { settled } from './settled';
import { ours } from './subject';

export interface Weight {
  files: number;
  gzip: number;
  brotli: number;
  /** Of the texts, which are data and come beside JS and CSS (gzip). */
  texts: number;
}

/** JS and CSS that a list loads until its first rows, and until nothing more comes, in KiB of bodies as the server sends them. */
export async function weight(page: Page): Promise<{ first: Weight; all: Weight }> {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/^\/built\/.*\.(js|css|json)$/.test(new URL(request.url()).pathname))
      urls.push(request.url());
  });
  await start(page, ours);
  const first = [...new Set(urls)];
  await settled(page);
  return { first: await weigh(first), all: await weigh([...new Set(urls)]) };
}

/** Files of the page in KiB of bodies as the server sends them; texts are apart. */
export async function weigh(urls: readonly string[]): Promise<Weight> {
  const sum = async (encoding: string, of: readonly string[]) => {
    const sizes = await Promise.all(of.map((url) => bodySize(url, encoding)));
    return sizes.reduce((total, size) => total + size, 0) / 1024;
  };
  const texts = urls.filter((url) => url.endsWith('.json'));
  const code = urls.filter((url) => !url.endsWith('.json'));
  return {
    files: code.length,
    gzip: await sum('gzip', code),
    brotli: await sum('br', code),
    texts: await sum('gzip', texts),
  };
}

function bodySize(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => (size += chunk.length));
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
