import { useMemo } from 'react';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import { useNamedFields } from '../../fields/use-field-texts';
import type { Place } from '../../screens/place';
import { summaryOf } from '../../screens/summary';
import { StatusBadges } from '../values/status-badges';
import styles from './record-page.module.css';

interface RecordBadgeProps {
  place: Place;
  record: AnyRecord;
}

/** Its status, and what the list is headed by (usually the number), when neither title nor subtitle says it. */
export function RecordBadge({ place, record }: RecordBadgeProps) {
  const { definition, title, fields } = place;
  const { status, subtitle } = useMemo(() => summaryOf(place), [place]);
  const first = definition.columns[0]?.field ?? '';
  const isSaid = title.includes(first) || subtitle.some(({ name }) => name === first);
  const untold = useNamedFields(isSaid ? [] : [first], fields);
  const formatters = useFormatters(untold);
  const number = formatters.get(first)?.(record[first]);
  return (
    <>
      {number && <span className={styles.number}>{number}</span>}
      <StatusBadges fields={status} record={record} />
    </>
  );
}
