import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../../schemas/print/pdf/font-files';
import { unpackWoff } from '../../schemas/print/pdf/unpack-woff';

/** Scripts of Inter's files of one weight: the usual letters first, then further Latin, Greek and Cyrillic ones. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

const require = createRequire(import.meta.url);

/** Reads the typeface of printed documents from its packages; the page ships the same files. */
export function readFontFiles(): FontFiles {
  const files = (weight: number, further: number) =>
    [
      ...scripts.map((script) =>
        require.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`),
      ),
      // Signs and Hebrew, which Inter lacks. It has no semibold.
      require.resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${further}-normal.woff`),
    ].map((file) => unpackWoff(readFileSync(file)));
  return { regular: files(400, 400), semibold: files(600, 700) };
}
