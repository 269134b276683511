import { useEffect, useRef } from 'react';
import { noteFailure } from '../../../failure/notify-failure';
import { pdfFailureText } from './pdf-failure-text';
import styles from './pdf-view.module.css';

/** Message in the place of the document, large; the focus is moved to it (4-field-reality §4.5). */
export function PdfFailure({ error }: { error: unknown }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    noteFailure(error);
    text.current?.focus();
  }, [error]);
  return (
    <p ref={text} className={styles.failure} role="alert" tabIndex={-1}>
      {pdfFailureText(error)}
    </p>
  );
}
