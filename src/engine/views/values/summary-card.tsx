import { useMemo } from 'react';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import { isShown } from '../../fields/fields-of-record';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';
import { summaryOf } from '../../screens/summary';
import { RecordStatus } from './record-status';
import { useSubtitle } from './use-subtitle';
import styles from './summary-card.module.css';

interface SummaryCardProps {
  place: Place;
  title: string;
  record: AnyRecord;
}

/** Card of a record where it is only mentioned. */
export function SummaryCard({ place, title, record }: SummaryCardProps) {
  const { can } = useEngine();
  const label = useFieldLabel();
  const { figure, facts } = useMemo(() => summaryOf(place), [place]);
  const subtitleOf = useSubtitle(place);
  const all = useMemo(() => [...facts, ...(figure ? [figure] : [])], [facts, figure]);
  const formatters = useFormatters(all);
  const textOf = (field: Field) =>
    isShown(field, record, can)
      ? (formatters.get(field.name)?.(record[field.name], record) ?? '')
      : '';
  const told = [...(figure ? [figure] : []), ...facts].filter((field) => textOf(field) !== '');
  return (
    <div className={styles.card}>
      <p className={styles.title}>{title}</p>
      <p className={styles.subtitle}>{subtitleOf(record)}</p>
      <p className={styles.states}>
        <RecordStatus place={place} record={record} />
      </p>
      {told.length > 0 && (
        <dl className={styles.facts}>
          {told.map((field) => (
            <div key={field.name}>
              <dt>{label(field)}</dt>
              <dd>{textOf(field)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
