import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import type { PageLink } from '../../../ui/page';
import styles from './record-page.module.css';

interface RecordStatesProps {
  query: UseQueryResult<unknown>;
  back: PageLink;
}

export function RecordStates({ query, back }: RecordStatesProps) {
  const { t } = useTranslation('record');
  if (query.isPending) {
    return (
      <div className={styles.skeleton} aria-hidden>
        {Array.from({ length: 9 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    );
  }
  const missing = isMissing(query.error);
  return (
    <div className={styles.state} role="alert">
      <IconAlertTriangle size={32} stroke={1.5} aria-hidden />
      <p className={styles.stateTitle}>{t(missing ? 'notFound' : 'readFailed')}</p>
      {!missing && <p>{failureText(query.error)}</p>}
      {missing && (
        <Link to={back.to} className={styles.toList}>
          {t('toList')}
        </Link>
      )}
      {!missing && <Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
    </div>
  );
}

/** Whether a read failed because the record does not exist (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
