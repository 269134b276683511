import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import { recordIn } from '../../../api/records';
import { write } from '../../../api/write-records';
import { useEngine } from '../../application/context';
import type { AheadDefinition, AnyRecord, CallingAction } from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { WayTo } from '../../screens/field-place';
import type { Place } from '../../screens/place';
import styles from './action-dialog.module.css';
import { AnswerPart } from './answer/answer-part';
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

interface AheadAnswerProps {
  name: string;
  ahead: AheadDefinition;
  answer: AnyRecord;
}

/** Answer of the check: what will come of the call. */
function AheadAnswer({ name, ahead, answer }: AheadAnswerProps) {
  const { call, shows = [], rows = [] } = ahead;
  const filled = rows.filter(({ property }) => (answer[property] as unknown[]).length > 0);
  return (
    <>
      {filled.map((one) => (
        <AnswerPart key={one.property} {...{ name, call, answer }} shows={noFields} rows={one} />
      ))}
      {shows.length > 0 && <AnswerPart {...{ name, call, shows, answer }} />}
    </>
  );
}

const noFields: readonly string[] = [];

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
          {ahead && data && <AheadAnswer name={action.name} ahead={ahead} answer={data} />}
        </div>
      )}
    </>
  );
}
