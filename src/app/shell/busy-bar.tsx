import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useSpinner } from '../../ui/use-spinner';
import styles from './busy-bar.module.css';

/** Bar shown while a page or its first content is on its way, or a change is being sent. */
export function BusyBar() {
  const { t } = useTranslation('ui');
  const isMoving = useNavigation().state !== 'idle';
  // A repeated read runs quietly.
  const fetching = useIsFetching({
    predicate: ({ state, meta }) => state.status === 'pending' && !meta?.isSeenComing,
  });
  const changing = useIsMutating();
  const isShown = useSpinner(isMoving || fetching + changing > 0);
  if (!isShown) return null;
  return <div role="progressbar" aria-label={t('loading')} className={styles.bar} />;
}
