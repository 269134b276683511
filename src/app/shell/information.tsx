import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../../ui/keep-escape';
import { PartBoundary } from '../../ui/part-boundary';
import { InformationContent } from './information-content';
import styles from './information.module.css';

/** Licence, versions and legal links, behind one line at the foot of the navigation. */
export function Information({ mini }: { mini: boolean }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const name = t('information.name');
  return (
    <div data-mini={mini || undefined} onKeyDown={keepEscape}>
      <button
        type="button"
        className={styles.button}
        data-tip={mini ? name : undefined}
        data-tip-side="right"
        popoverTarget="information"
      >
        <IconInfoCircle size={18} stroke={1.5} aria-hidden />
        <span className={mini ? 'visually-hidden' : undefined}>{name}</span>
      </button>
      <div
        id="information"
        popover="auto"
        role="group"
        aria-label={name}
        className={styles.popover}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <PartBoundary isSmall>
            <InformationContent />
          </PartBoundary>
        )}
      </div>
    </div>
  );
}
