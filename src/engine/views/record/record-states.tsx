import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import type { PageLink } from '../../../ui/page';
import type { SectionDefinition } from '../../define/definition';
import type { Place } from '../../screens/place';
import styles from './record-page.module.css';
import { RecordSkeleton } from './record-skeleton';

interface RecordStatesProps {
  query: UseQueryResult<unknown>;
  back: PageLink;
  place: Place;
  sections?: readonly SectionDefinition[] | undefined;
  isHeaded?: boolean;
}

export function RecordStates(props: RecordStatesProps) {
  const { query, back, place, sections, isHeaded = false } = props;
  const { t } = useTranslation('record');
  if (query.isPending) {
    return <RecordSkeleton place={place} sections={sections} isHeaded={isHeaded} />;
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
