import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliPacked = promisify(brotliCompress);
const gzipPacked = promisify(gzip);

/**
 * Tells whether a file is text, and large enough to gain by packing; source maps are fetched by developer tools only.
 */
const isPackable = (name: string, size: number) =>
  /\.(m?js|css|json|svg|txt)$/.test(name) && size >= 1024;

/**
 * Writes each file of the page a second and a third time, packed by Brotli (`.br`) and gzip (`.gz`): the server sends
 * what a browser accepts and packs nothing itself. `index.html` differs with every answer and stays alone.
 */
export function packedFiles(): Plugin {
  return {
    name: 'kontor-packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).map((file) => ({
        path: join(dir, file.fileName),
        content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
      }));
      await Promise.all(
        files
          .filter(({ path, content }) => isPackable(path, content.length))
          .map(async ({ path, content }) => {
            const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
            writeFileSync(`${path}.br`, await brotliPacked(content, { params }));
            writeFileSync(`${path}.gz`, await gzipPacked(content, { level: 9 }));
          }),
      );
    },
  };
}
