import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import { useOnline } from '../../../ui/use-online';
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
  const online = useOnline();
  if (query.isPending) {
    return <RecordSkeleton place={place} sections={sections} isHeaded={isHeaded} />;
  }
  const missing = isMissing(query.error);
  const offline = !online && !missing;
  const Icon = offline ? IconCloudOff : IconAlertTriangle;
  const title = missing ? 'notFound' : offline ? 'notHere' : 'readFailed';
  return (
    <div className={styles.state} role="alert">
      <Icon size={32} stroke={1.5} aria-hidden />
      <p className={styles.stateTitle}>{t(title)}</p>
      {!missing && <p>{failureText(query.error)}</p>}
      {missing && (
        <Link to={back.to} className={styles.toList}>
          {t('toList')}
        </Link>
      )}
      {!missing && !offline && <Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
    </div>
  );
}

/** Tells whether a read failed because the record does not exist (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
