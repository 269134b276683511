import { Link } from 'react-router-dom';
import type { useMention } from '../../data/references/use-mention';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import { RecordLine } from '../values/record-line';
import styles from './home.module.css';

interface HomeLineProps {
  mention: NonNullable<ReturnType<typeof useMention>>;
  record: AnyRecord;
  told?: Field | undefined;
}

/** Line with a record of a block, which opens it where it has a page. */
export function HomeLine({ mention, record, told }: HomeLineProps) {
  const address = mention.addressOf?.(record);
  const line = <RecordLine {...mention} record={record} told={told} />;
  if (address === undefined) return <span className={styles.line}>{line}</span>;
  return (
    <Link to={address} className={styles.line}>
      {line}
    </Link>
  );
}
