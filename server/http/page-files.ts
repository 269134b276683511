import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const packed = new Set(['.png', '.ico', '.woff2']);

interface Encoded {
  encoding: 'br' | 'gzip' | undefined;
  content: Buffer;
}

export interface PageFile {
  content: Buffer;
  type: string;
  etag: string;
  /** Its name changes with its content. */
  isHashed: boolean;
  /** The content as an `Accept-Encoding` wants it; packed once, on first use. */
  encoded(accepted: string): Promise<Encoded>;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Every file of the built page by its path in the browser; empty when nothing is built. */
export async function readPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(async (entry) => {
      const name = path.join(entry.parentPath, entry.name);
      const url = `/${path.relative(folder, name).split(path.sep).join('/')}`;
      return [url, pageFile(url, await fs.readFile(name))] as const;
    });
  return new Map(await Promise.all(files));
}

function pageFile(url: string, content: Buffer): PageFile {
  const extension = path.extname(url);
  const packs = new Map<string, Promise<Buffer>>();
  const pack = (encoding: string, make: () => Promise<Buffer>) => {
    const made = packs.get(encoding) ?? make();
    packs.set(encoding, made);
    return made;
  };
  return {
    content,
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isHashed: url.startsWith('/assets/'),
    encoded: async (accepted) => {
      if (packed.has(extension) || content.length < 1024) return { encoding: undefined, content };
      if (/\bbr\b/.test(accepted)) {
        const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
        return { encoding: 'br', content: await pack('br', () => brotli(content, { params })) };
      }
      if (/\bgzip\b/.test(accepted)) {
        return { encoding: 'gzip', content: await pack('gzip', () => gzip(content, { level: 9 })) };
      }
      return { encoding: undefined, content };
    },
  };
}
