import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import { isShown } from '../../fields/fields-of-record';
import { RecordLine } from '../../views/values/record-line';
import type { Kind } from './use-kinds';
import styles from './timeline.module.css';

/** Entry of a timeline: when, what kind, and the record in two lines; its words below, where its list shows them. */
export function TimelineEntry({ kind, record }: { kind: Kind; record: AnyRecord }) {
  const { place, date, one, pathOf } = kind;
  const { can } = useEngine();
  const words = useMemo(
    () =>
      place.definition.columns
        .map(({ field }) => place.fields[field])
        .find((field) => field?.type.prose === 'lines'),
    [place],
  );
  const fields = useMemo(
    () => [place.fields[date], words].filter((field) => field !== undefined),
    [place, date, words],
  );
  const formatters = useFormatters(fields);
  const text = words && isShown(words, record, can) ? record[words.name] : undefined;
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <span className={styles.date}>{formatters.get(date)?.(record[date], record)}</span>
        <span className={styles.kind}>{one}</span>
      </p>
      <Link to={pathOf(record.id)} className={styles.record}>
        <RecordLine place={place} record={record} />
      </Link>
      {typeof text === 'string' && text !== '' && <p className={styles.words}>{text}</p>}
    </li>
  );
}
