import { useId, type ReactNode } from 'react';
import styles from './security-section.module.css';

interface SecuritySectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A card of the page «Anmeldung und Sicherheit». */
export function SecuritySection({ title, hint, children }: SecuritySectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
