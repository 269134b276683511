import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import { recordIn } from '../../../api/records';
import { write } from '../../../api/write-records';
import { useEngine } from '../../application/context';
import type { AnyRecord, CallingAction } from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { WayTo } from '../../screens/field-place';
import type { Place } from '../../screens/place';
import styles from './action-dialog.module.css';
import { findingsIn } from './findings/finding';
import { FindingList } from './findings/finding-list';

interface AheadProps {
  action: CallingAction;
  place: Place;
  id: RecordId;
  record: AnyRecord;
  /** True if the call has been refused, which says it all. */
  isRefused: boolean;
  wayTo: WayTo;
}

/** Tells whether anything is said before the call. */
export function saysAhead({ says, ahead }: CallingAction): boolean {
  return says !== undefined || ahead !== undefined;
}

/** Text on what the call will do and what stands in its way, as far as a call that changes nothing can tell. */
export function Ahead({ action, place, id, record, isRefused, wayTo }: AheadProps) {
  const { t, i18n } = useTranslation('record');
  const { part } = useScreenLabels();
  const { can } = useEngine();
  const { says, ahead } = action;
  const params = { ...place.params, id };
  const isAsked = ahead !== undefined && can(ahead.call, record);
  const { data, isFetching } = useQuery({
    queryKey: ['ahead', ahead?.call, params, i18n.language],
    enabled: isAsked,
    queryFn: async (): Promise<AnyRecord> =>
      recordIn((await write(ahead?.call ?? '', { params, kind: 'action' })).data),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Stays silent: the call itself says what does not work.
    meta: { failure: 'silent' },
  });
  const findings = ahead && data ? findingsIn(data[ahead.findings]) : [];
  return (
    <>
      {says !== undefined && !isRefused && (
        <p className={styles.question}>
          {part(place.definition, `says.${action.name}.${String(record[says])}`)}
        </p>
      )}
      {!isRefused && (
        <div className={styles.ahead} role="status" aria-busy={isFetching}>
          {isFetching && !data && t('findings.checking')}
          {findings.length > 0 && <FindingList place={place} findings={findings} wayTo={wayTo} />}
        </div>
      )}
    </>
  );
}
