import { useTranslation } from 'react-i18next';
import { useAfter } from '../../../ui/use-after';
import styles from './pdf-view.module.css';

/** Delay in ms (specification 1 §2): what is there sooner needs no shape before it. */
const readyDelay = 250;

/** Shape of a page, unless it is there at once. */
export function PdfWaiting() {
  const { t } = useTranslation('pdf');
  const isSlow = useAfter(readyDelay);
  return (
    <div className={styles.pages} aria-busy>
      {isSlow && (
        <div className={styles.waiting} role="status" aria-label={t('loading')}>
          <div className={styles.bar} />
          <div className={styles.bar} />
          <div className={styles.bar} />
        </div>
      )}
    </div>
  );
}
