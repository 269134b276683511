import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finder } from './use-finder';
import styles from './find-bar.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface FindBarProps {
  finder: Finder;
  /** Filters the list to the matches; undefined where the text is too short. */
  onFilter: ((text: string) => void) | undefined;
}

export function FindBar({ finder, onFilter }: FindBarProps) {
  const { t } = useTranslation('list');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [finder.asked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      finder.close();
    } else if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      finder.find(event.shiftKey ? -1 : 1);
    }
  };
  return (
    <div className={styles.bar} role="group" aria-label={t('find.name')} onKeyDown={onKeyDown}>
      <input
        ref={input}
        className={styles.input}
        aria-label={t('find.name')}
        placeholder={t('find.name')}
        maxLength={100}
        value={finder.text}
        onChange={({ target }) => finder.setText(target.value)}
      />
      <span className={styles.state} role="status">
        {finder.message}
      </span>
      {onFilter && (
        <button type="button" className={styles.filter} onClick={() => onFilter(finder.text)}>
          {t('find.filter')}
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={t('find.previous')}
        title={`${t('find.previous')} (Shift+F3)`}
        onClick={() => finder.find(-1)}
      >
        <IconArrowUp {...icon} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('find.next')}
        title={`${t('find.next')} (F3)`}
        onClick={() => finder.find(1)}
      >
        <IconArrowDown {...icon} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('find.close')}
        title={t('find.close')}
        onClick={finder.close}
      >
        <IconX {...icon} />
      </button>
    </div>
  );
}
