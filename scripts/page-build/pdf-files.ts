import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../compiler/application/folder.ts';

const home = join(root, 'node_modules/pdfjs-dist');

/**
 * Files that pdf.js fetches for some documents only: typefaces that a PDF names and does not bring, tables of Asian
 * encodings, and readers of scanned images in plain JavaScript: those in WebAssembly would ask for a wider policy.
 */
const wanted = [
  { folder: 'standard_fonts', name: /./ },
  { folder: 'cmaps', name: /./ },
  { folder: 'wasm', name: /_nowasm_fallback\.js$|^LICENSE/ },
];

/** Puts these files beside the page and tells it where: `import.meta.env.KONTOR_PDF_FILES`, with a trailing slash. */
export function pdfFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Their names do not change with their content: the version does.
  const built = `built/pdf-${version}/`;
  return {
    name: 'kontor-pdf-files',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.KONTOR_PDF_FILES': JSON.stringify(
          command === 'build' ? `/${built}` : '/node_modules/pdfjs-dist/',
        ),
      },
    }),
    generateBundle() {
      for (const { folder, name } of wanted) {
        for (const file of readdirSync(join(home, folder)).filter((one) => name.test(one))) {
          const source = readFileSync(join(home, folder, file));
          this.emitFile({ type: 'asset', fileName: `${built}${folder}/${file}`, source });
        }
      }
    },
  };
}
