import { useEffect, useRef } from 'react';
import styles from './print-dialog.module.css';

/** Message that is large, and heard: the focus is moved to it. */
export function PrintFailure({ text }: { text: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), [text]);
  return (
    <p ref={shown} className={styles.failure} role="alert" tabIndex={-1}>
      {text}
    </p>
  );
}
