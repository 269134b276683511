import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { loadPdf, type PdfJs } from './load-pdf';

export interface OpenPdf {
  pdfJs: PdfJs;
  document: PDFDocumentProxy;
  /** First page: the others count as equally large until they are known. */
  first: PDFPageProxy;
}

interface PdfState {
  open?: OpenPdf;
  /** Error where it is not a PDF, is damaged or asks for a password. */
  error?: unknown;
}

/** Opens a document to draw; closed when another is shown, or none. */
export function usePdf(content: Blob): PdfState {
  const [state, setState] = useState<PdfState & { of?: Blob }>({});
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    const open = async () => {
      const { pdfJs, task } = await loadPdf(content);
      end = () => void task.destroy();
      if (isGone) return end();
      const document = await task.promise;
      const first = await document.getPage(1);
      if (!isGone) setState({ of: content, open: { pdfJs, document, first } });
    };
    open().catch((error: unknown) => {
      if (!isGone) setState({ of: content, error });
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [content]);
  return state.of === content ? state : {};
}
