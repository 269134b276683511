import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfFailure } from './pdf-failure';
import { PdfPage } from './pdf-page';
import styles from './pdf-view.module.css';
import { PdfWaiting } from './pdf-waiting';
import { usePdf, type OpenPdf } from './use-pdf';
import { nextZoom, zooms } from './zoom';

interface PdfViewProps {
  content: Blob;
  /** Name of the file. */
  name: string;
  /** Class besides the usual look, e.g. for its height. */
  className?: string;
}

/** Document to read: pages below each other, as wide as there is room; «+», «-» and «0» change that. */
export function PdfView({ content, name, className }: PdfViewProps) {
  const { open, error } = usePdf(content);
  if (error !== undefined) return <PdfFailure error={error} />;
  return (
    <div className={[styles.view, className].filter(Boolean).join(' ')}>
      {open ? <Pages key={open.document.fingerprints[0]} pdf={open} name={name} /> : <PdfWaiting />}
    </div>
  );
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
/** Room in px beside the pages, including a scrollbar. */
const margin = 24;

function Pages({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const { t } = useTranslation('pdf');
  const pages = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [seen, setSeen] = useState(1);
  const count = pdf.document.numPages;
  useEffect(() => {
    const element = pages.current;
    if (!element) return undefined;
    const resized = new ResizeObserver(() => setRoom(Math.max(0, element.clientWidth - margin)));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  const change = (step: 1 | -1) => setZoom(nextZoom(zoom, step));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+') change(1);
    else if (event.key === '-') change(-1);
    else if (event.key === '0') setZoom(1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.tools}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.figures}>{t('place', { number: seen, count })}</span>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('smaller')}
          title={t('smaller')}
          disabled={zoom === zooms[0]}
          onClick={() => change(-1)}
        >
          <IconZoomOut {...icon} />
        </button>
        <span className={styles.figures} role="status" aria-label={t('zoom')}>
          {t('zoomed', { zoom })}
        </span>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('larger')}
          title={t('larger')}
          disabled={zoom === zooms.at(-1)}
          onClick={() => change(1)}
        >
          <IconZoomIn {...icon} />
        </button>
      </div>
      <div
        ref={pages}
        className={styles.pages}
        data-pdf-pages
        role="region"
        aria-label={t('document', { name, count })}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: count }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            width={Math.round(room * zoom)}
            onSeen={setSeen}
          />
        ))}
      </div>
    </>
  );
}
