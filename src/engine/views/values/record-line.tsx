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
  /** The field that holds what it is a part of: of whom that is says more than anything. */
  parent?: string;
  /** Told with its name in place of the figure: why it stands here. */
  told?: Field | undefined;
  /** How title and subtitle are drawn, e.g. with what was looked for marked. */
  draw?: (text: string) => ReactNode;
}

const asItIs = (text: string) => text;

/** A record in two lines where several of different kinds stand below each other: what it is called, what it is, its figure. */
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
  // A sum of nothing says nothing.
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
