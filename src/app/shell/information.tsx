import { Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './information.module.css';
import { InformationContent } from './information-content';

/** The information group at the foot of the navigation; behind a button where there is no room for it. */
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
    <div className={styles.mini}>
      <Popover position="right-end" width={250} trapFocus returnFocus>
        <Popover.Target>
          <button type="button" className={styles.button} aria-label={t('information.name')}>
            <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('information.name')}>
          <InformationContent />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
