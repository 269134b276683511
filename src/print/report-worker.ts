import furtherRegular from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff?url';
import furtherSemibold from '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff?url';
import cyrillicRegular from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url';
import cyrillicSemibold from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url';
import cyrillicExtRegular from '@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff?url';
import cyrillicExtSemibold from '@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff?url';
import greekRegular from '@fontsource/inter/files/inter-greek-400-normal.woff?url';
import greekSemibold from '@fontsource/inter/files/inter-greek-600-normal.woff?url';
import latinRegular from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import latinSemibold from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import latinExtRegular from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import latinExtSemibold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import vietnameseRegular from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url';
import vietnameseSemibold from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url';
import de from '../../locales/de/printed.json';
import en from '../../locales/en/printed.json';
import fr from '../../locales/fr/printed.json';
import type { PrintedReport } from '../../schemas/print/document/printed-report';
import { layReport } from '../../schemas/print/lay-report';
import { unpackWoff } from '../../schemas/print/pdf/unpack-woff';

/** Types of the worker as far as they are needed: those of the page differ. */
interface WorkerScope {
  addEventListener: (type: 'message', run: (event: { data: PrintedReport }) => void) => void;
  postMessage: (message: ReportAnswer, move?: ArrayBuffer[]) => void;
}

export type ReportAnswer = { pdf: Uint8Array } | { error: string };

/**
 * Lays out one report in a thread of its own: it keeps a phone busy for a second. Files of the typeface stand in the
 * same order as on the server, so that the same input gives the same bytes.
 */
const worker = globalThis as unknown as WorkerScope;
const texts = { de, en, fr };
const faces = {
  regular: [
    latinRegular,
    latinExtRegular,
    greekRegular,
    cyrillicRegular,
    cyrillicExtRegular,
    vietnameseRegular,
    furtherRegular,
  ],
  semibold: [
    latinSemibold,
    latinExtSemibold,
    greekSemibold,
    cyrillicSemibold,
    cyrillicExtSemibold,
    vietnameseSemibold,
    furtherSemibold,
  ],
};

worker.addEventListener('message', ({ data }) => {
  lay(data).then(
    (pdf) => worker.postMessage({ pdf }, [pdf.buffer as ArrayBuffer]),
    (error: unknown) => worker.postMessage({ error: String(error) }),
  );
});

async function lay(input: PrintedReport): Promise<Uint8Array> {
  const [regular, semibold] = await Promise.all([
    Promise.all(faces.regular.map(fontFile)),
    Promise.all(faces.semibold.map(fontFile)),
  ]);
  const material = { fonts: { regular, semibold }, texts: texts[input.language] };
  return new Uint8Array(await layReport(input, material));
}

async function fontFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return unpackWoff(new Uint8Array(await answer.arrayBuffer()));
}
