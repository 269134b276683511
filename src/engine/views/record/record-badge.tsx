import { useMemo } from 'react';
import { StatusBadge } from '../../../ui/status-badge';
import type { AnyRecord } from '../../define/definition';
import { useFieldLabel, useMarkOf } from '../../fields/use-field-texts';
import { useFormatters } from '../../data/use-formatters';
import type { Place } from '../../screens/place';
import { summaryOf } from '../../screens/summary';
import styles from './record-page.module.css';

interface RecordBadgeProps {
  place: Place;
  record: AnyRecord;
}

/** Its status, and what the list is headed by (usually the number), when neither title nor subtitle says it. */
export function RecordBadge({ place, record }: RecordBadgeProps) {
  const { definition, title, fields } = place;
  const labelOf = useFieldLabel();
  const markOf = useMarkOf();
  const all = useMemo(() => Object.values(fields), [fields]);
  const { status, subtitle } = useMemo(() => summaryOf(place), [place]);
  const formatters = useFormatters(all);
  const text = (name: string) => formatters.get(name)?.(record[name]) ?? '';
  const first = definition.columns[0]?.field;
  const isSaid =
    first === undefined || title.includes(first) || subtitle.some(({ name }) => name === first);
  const number = isSaid ? '' : text(first);
  return (
    <>
      {number && <span className={styles.number}>{number}</span>}
      {status.map((field) => {
        const mark = markOf(field, record);
        if (mark) {
          return (
            <StatusBadge key={field.name} tone={mark.tone}>
              {mark.text}
            </StatusBadge>
          );
        }
        const tone = field.metadata.tones?.[String(record[field.name])];
        if (!tone) return null;
        return (
          <StatusBadge key={field.name} tone={tone}>
            {field.type.isSwitch ? labelOf(field) : text(field.name)}
          </StatusBadge>
        );
      })}
    </>
  );
}
