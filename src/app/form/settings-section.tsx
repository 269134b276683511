import { IconRestore } from '@tabler/icons-react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  hint?: string;
  /** Takes the focus when what had it is gone. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  isInDialog?: boolean;
  /** Back to what is usual; undefined while it is. */
  reset?: (() => void) | undefined;
  children: ReactNode;
}

/** Card on a page of settings. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, hint, isInDialog, reset, children } = props;
  const { t } = useTranslation('settings');
  const titleId = useId();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = props.titleRef ?? own;
  const goBack = () => {
    reset?.();
    // The button goes with what it was there for.
    heading.current?.focus();
  };
  return (
    <section
      className={styles.section}
      data-in-dialog={isInDialog || undefined}
      aria-labelledby={titleId}
    >
      <div className={isInDialog ? 'visually-hidden' : styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {reset && (
          <button
            type="button"
            className={styles.reset}
            aria-label={t('resetOf', { name: title })}
            onClick={goBack}
          >
            <IconRestore size={16} stroke={1.5} aria-hidden />
            {t('reset')}
          </button>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
