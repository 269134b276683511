import { useId, type ReactNode, type Ref } from 'react';
import styles from './security-section.module.css';

interface SecuritySectionProps {
  title: string;
  hint?: string;
  /** Takes the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  isInDialog?: boolean;
  children: ReactNode;
}

export function SecuritySection({
  title,
  hint,
  titleRef,
  isInDialog,
  children,
}: SecuritySectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      data-in-dialog={isInDialog || undefined}
      aria-labelledby={titleId}
    >
      <h2
        ref={titleRef}
        id={titleId}
        tabIndex={titleRef ? -1 : undefined}
        className={isInDialog ? 'visually-hidden' : undefined}
      >
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
