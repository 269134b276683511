import { useMemo, type ReactNode } from 'react';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import { useRecordTitle } from '../../data/use-record-title';
import type { AnyRecord } from '../../define/definition';
import { isShown } from '../../fields/fields-of-record';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';
import { summaryLine, summaryOf } from '../../screens/summary';
import styles from './record-line.module.css';
import { RecordStatus } from './record-status';

interface RecordLineProps {
  place: Place;
  record: AnyRecord;
  /** Field that holds the record it is a part of: its owner says more than anything. */
  parent?: string;
  /** Reason why it stands here: shown with its name in place of the figure. */
  told?: Field | undefined;
  /** Draws title and subtitle, e.g. marks what was looked for. */
  draw?: (text: string) => ReactNode;
}

const asItIs = (text: string) => text;

/** Record in two lines where several of different kinds stand below each other: its name, what it is, its figure. */
export function RecordLine({
  place,
  record,
  parent = '',
  told: reason,
  draw = asItIs,
}: RecordLineProps) {
  const { can } = useEngine();
  const { subtitle, figure } = useMemo(() => summaryOf(place), [place]);
  const told = useMemo(
    () => [place.fields[parent], ...subtitle].filter((field) => field !== undefined),
    [place, parent, subtitle],
  );
  const fields = useMemo(
    () => [...told, ...[figure, reason].filter((field) => field !== undefined)],
    [told, figure, reason],
  );
  const labelOf = useFieldLabel();
  const formatters = useFormatters(fields);
  const title = useRecordTitle(place)(record);
  const textOf = (field: Field) =>
    isShown(field, record, can)
      ? (formatters.get(field.name)?.(record[field.name], record) ?? '')
      : '';
  // Shows no sum of nothing.
  const amount = reason
    ? `${labelOf(reason)} ${textOf(reason)}`
    : figure && Number(record[figure.name]) !== 0
      ? textOf(figure)
      : '';
  return (
    <>
      <span className={styles.title}>{draw(title)}</span>
      <span className={styles.states}>
        <RecordStatus place={place} record={record} />
      </span>
      <span className={styles.subtitle}>{draw(summaryLine(told, textOf))}</span>
      <span className={styles.figure}>{amount}</span>
    </>
  );
}
