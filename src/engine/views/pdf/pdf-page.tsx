import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pdf-view.module.css';
import type { OpenPdf } from './use-pdf';
import { finenessOf } from './zoom';

interface PdfPageProps {
  pdf: OpenPdf;
  /** Number of the page, from 1. */
  number: number;
  /** Width in px; 0 while it is not known. */
  width: number;
  onSeen: (number: number) => void;
}

/** Distance at which pages are drawn before they are seen: a hundred of them would not fit into memory. */
const near = '600px 0px';

/** Page as a drawing, with its text over it for those who hear or select it. */
export function PdfPage({ pdf, number, width, onSeen }: PdfPageProps) {
  const { t } = useTranslation('pdf');
  const frame = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy | undefined>(number === 1 ? pdf.first : undefined);
  const [isNear, setNear] = useState(false);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });

  useEffect(() => {
    const element = frame.current;
    const root = element?.closest('[data-pdf-pages]');
    if (!element || !root) return undefined;
    const nearby = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: near,
    });
    // Takes the page in the middle as the one that is read.
    const middle = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && seen.current(number),
      { root, rootMargin: '-50% 0px' },
    );
    nearby.observe(element);
    middle.observe(element);
    return () => {
      nearby.disconnect();
      middle.disconnect();
    };
  }, [number]);

  useEffect(() => {
    if (!isNear || page) return undefined;
    let isGone = false;
    void pdf.document.getPage(number).then(
      (read) => !isGone && setPage(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNear, page, pdf, number]);

  const { width: points, height: tall } = (page ?? pdf.first).getViewport({ scale: 1 });
  const scale = width / points;
  const height = tall * scale;
  useEffect(() => {
    const element = frame.current;
    if (!page || !element || width === 0) return undefined;
    if (isNear) return drawPage(element, page, pdf, scale);
    element.replaceChildren();
    page.cleanup();
    return undefined;
  }, [page, isNear, pdf, scale, width]);

  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('page', { number, count: pdf.document.numPages })}
      className={styles.page}
      style={{ width, height, '--total-scale-factor': scale } as CSSProperties}
    />
  );
}

/** Draws a page; returns a function that ends it. */
function drawPage(
  frame: HTMLElement,
  page: PDFPageProxy,
  { pdfJs }: OpenPdf,
  scale: number,
): () => void {
  const viewport = page.getViewport({ scale });
  const fineness = finenessOf(viewport.width, viewport.height, window.devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * fineness);
  canvas.height = Math.floor(viewport.height * fineness);
  canvas.className = styles.canvas ?? '';
  // Hides the drawing from screen readers: its text says it.
  canvas.setAttribute('aria-hidden', 'true');
  const text = document.createElement('div');
  text.className = styles.text ?? '';
  const drawing = page.render({ canvas, viewport, transform: [fineness, 0, 0, fineness, 0, 0] });
  const layer = new pdfJs.TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  const shown = drawing.promise.then(() => frame.replaceChildren(canvas, text));
  void Promise.all([shown, layer.render()]).then(
    () => frame.setAttribute('data-drawn', ''),
    // Ignores failures: it was cancelled, or reading the document has failed before.
    () => undefined,
  );
  return () => {
    drawing.cancel();
    layer.cancel();
    // Leaves the drawing until the next one is there.
    frame.removeAttribute('data-drawn');
  };
}
