import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../../ui/keep-escape';
import styles from './information.module.css';
import { InformationContent } from './information-content';

export function Information({ mini }: { mini: boolean }) {
  const { t } = useTranslation('app');
  const headingId = useId();
  if (!mini) {
    return (
      <section className={styles.information} aria-labelledby={headingId}>
        <h2 id={headingId} className="visually-hidden">
          {t('information.name')}
        </h2>
        <InformationContent />
      </section>
    );
  }
  return (
    <div className={styles.mini} onKeyDown={keepEscape}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('information.name')}
        popoverTarget="information"
      >
        <IconInfoCircle size={18} stroke={1.5} aria-hidden />
      </button>
      <div
        id="information"
        popover="auto"
        role="group"
        aria-label={t('information.name')}
        className={styles.popover}
      >
        <InformationContent />
      </div>
    </div>
  );
}
