import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { useOnline } from '../../../ui/use-online';
import styles from './home.module.css';

/** Message in place of a block that could not be read: the others are there. */
export function BlockFailure({ retry }: { retry: () => void }) {
  const { t } = useTranslation('home');
  const isOnline = useOnline();
  return (
    <div role="alert" className={styles.failed}>
      <p>{t(isOnline ? 'failed' : 'offline')}</p>
      <Button variant="default" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** Shape of what comes: so many figures, and lines below them. */
export function BlockSkeleton({ figures, lines }: { figures: number; lines: number }) {
  return (
    <div aria-hidden className={styles.skeleton}>
      {figures > 0 && (
        <div className={styles.figures}>
          {Array.from({ length: figures }, (_, index) => (
            <span key={index} className={styles.awaitedFigure} />
          ))}
        </div>
      )}
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.awaitedLine} />
      ))}
    </div>
  );
}

/** Empty line in the place of a record that comes. */
export function AwaitedLine() {
  return <span aria-hidden className={styles.awaitedLine} />;
}

/** Text on what would be here. */
export function NothingHere({ text, hint }: { text: string; hint?: string }) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
