import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Loads code and worker with the first document; the older build, because tablets in the field are not new. */
const pdfJs = () => import('pdfjs-dist/legacy/build/pdf.mjs');

export type PdfJs = Awaited<ReturnType<typeof pdfJs>>;

/**
 * Reads a document in a worker of our own origin. It runs no script of the document, and nothing that the page's policy
 * would have to allow: no WebAssembly, no code made of text. `destroy()` of the task ends both.
 */
export async function loadPdf(
  content: Blob,
): Promise<{ pdfJs: PdfJs; task: PDFDocumentLoadingTask }> {
  const [loaded, data] = await Promise.all([pdfJs(), content.arrayBuffer()]);
  loaded.GlobalWorkerOptions.workerSrc = workerUrl;
  const files = import.meta.env.KONTOR_PDF_FILES;
  const task = loaded.getDocument({
    data,
    useWasm: false,
    wasmUrl: `${files}wasm/`,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    // Independent of what this device has: what is printed must be the same everywhere.
    useSystemFonts: false,
    verbosity: loaded.VerbosityLevel.ERRORS,
  });
  // Ignores a failure because it was ended before anybody waited for it.
  task.promise.catch(() => undefined);
  return { pdfJs: loaded, task };
}
