import { useMemo } from 'react';
import { StatusBadge } from '../../../ui/status-badge';
import type { AnyRecord } from '../../define/definition';
import { useFieldLabel, useMarkOf } from '../../fields/use-field-texts';
import { useFormatters } from '../../data/use-formatters';
import type { Place } from '../../screens/place';
import styles from './record-page.module.css';

interface RecordBadgeProps {
  place: Place;
  record: AnyRecord;
}

/** What the list is headed by, when the title does not say it (usually the number), and every status with a tone. */
export function RecordBadge({ place, record }: RecordBadgeProps) {
  const { definition, title, fields } = place;
  const labelOf = useFieldLabel();
  const markOf = useMarkOf();
  const all = useMemo(() => Object.values(fields), [fields]);
  const formatters = useFormatters(all);
  const text = (name: string) => formatters.get(name)?.(record[name]) ?? '';
  const first = definition.columns[0]?.field;
  const number = first !== undefined && !title.includes(first) ? text(first) : '';
  return (
    <>
      {number && <span className={styles.number}>{number}</span>}
      {all.map((field) => {
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
