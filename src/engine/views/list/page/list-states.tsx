import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isOffline } from '../../../../failure/is-offline';
import { failureText } from '../../../../failure/failure-text';
import { Button } from '../../../../ui/button';
import type { Rows } from '../../../data/lists/use-rows';
import { ListEmpty, type ListEmptyProps } from './list-empty';
import styles from './list-states.module.css';

interface ListStatesProps extends ListEmptyProps {
  rows: Rows;
  cards: boolean;
  /** True while the code that shows the rows is on its way. */
  isLate?: boolean;
  /** False where what shows the rows is worth seeing without any. */
  isEmptyShown?: boolean;
}

/** State of a list without rows, over the grid, so that the filters stay. */
export function ListStates({
  rows,
  cards,
  isLate,
  isEmptyShown = true,
  ...empty
}: ListStatesProps) {
  const { t } = useTranslation('list');
  // Keeps rows in sight once they have come; `Outdated` says how old they are.
  if (rows.error && rows.updatedAt() === 0) {
    return (
      <div className={styles.state} role="alert">
        <IconAlertTriangle size={32} stroke={1.5} aria-hidden />
        <p className={styles.title}>{t(isOffline(rows.error) ? 'notAtHand' : 'failed')}</p>
        <p>{failureText(rows.error)}</p>
        <Button onClick={rows.retry}>{t('retry')}</Button>
      </div>
    );
  }
  if (rows.isPending || isLate) {
    return (
      <div
        className={styles.skeleton}
        data-cards={cards || undefined}
        data-late={isLate || undefined}
        aria-hidden
      >
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    );
  }
  return rows.total === 0 && isEmptyShown ? <ListEmpty {...empty} /> : null;
}
