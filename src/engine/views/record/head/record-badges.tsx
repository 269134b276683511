import { useMemo } from 'react';
import { useFormatters } from '../../../data/use-formatters';
import type { AnyRecord } from '../../../define/definition';
import { useNamedFields } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import { summaryOf } from '../../../screens/summary';
import { StatusBadges } from '../../values/status-badges';
import styles from './record-badges.module.css';

interface RecordBadgesProps {
  place: Place;
  record: AnyRecord;
}

/**
 * Badges of a record: its status, and what heads it in the list (usually the number), if neither title nor subtitle
 * says it.
 */
export function RecordBadges({ place, record }: RecordBadgesProps) {
  const { definition, title, fields } = place;
  const { status, subtitle } = useMemo(() => summaryOf(place), [place]);
  const first = definition.columns[0]?.field ?? '';
  const isSaid = title.includes(first) || subtitle.some(({ name }) => name === first);
  const untold = useNamedFields(isSaid ? [] : [first], fields);
  const formatters = useFormatters(untold);
  const number = formatters.get(first)?.(record[first], record);
  return (
    <span className={styles.badges} data-badges>
      {number && <span className={styles.number}>{number}</span>}
      <StatusBadges fields={status} record={record} />
    </span>
  );
}
