import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../failure/failure-text';
import { Button } from '../../../ui/button';
import { cardId } from '../state/card-place';
import styles from './flow-card.module.css';

interface FlowCardProps {
  /** Name by which links lead to it. */
  name?: string;
  title: string;
  /** Note beside the title: how much, or how far. */
  note?: ReactNode;
  /** Failed read of its content. */
  failed?: { error: unknown; again: () => void } | undefined;
  isWaiting?: boolean;
  children?: ReactNode;
}

/** Part of the flow, under a heading that links lead to. */
export function FlowCard({ name, title, note, failed, isWaiting, children }: FlowCardProps) {
  const { t } = useTranslation('record');
  const heading = useId();
  return (
    <section
      id={name === undefined ? undefined : cardId(name)}
      tabIndex={name === undefined ? undefined : -1}
      className={styles.card}
      aria-labelledby={heading}
      aria-busy={isWaiting || undefined}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      {failed ? (
        <div role="alert">
          <p className={styles.failure}>{failureText(failed.error)}</p>
          <Button variant="default" onClick={failed.again}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        children
      )}
      {isWaiting && <div className={styles.waiting} />}
    </section>
  );
}

/** Returns the failure of a query, as a card wants it. */
export function failedOf(query: { error: unknown; refetch: () => unknown; data?: unknown }) {
  if (!query.error || query.data !== undefined) return undefined;
  return { error: query.error, again: () => void query.refetch() };
}
