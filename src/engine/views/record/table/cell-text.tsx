import type { Tone } from '../../../../../schemas/define';
import { StatusBadge } from '../../../../ui/status-badge';
import type { Field } from '../../../fields/field';
import { LinkedReference } from '../../values/linked-reference';
import styles from './grid-cell.module.css';

interface CellTextProps {
  field: Field;
  value: unknown;
  text: string;
  /** Mark of what else the value means, placed before it: figures stay one below the other. */
  mark?: string | undefined;
  markTone?: Tone | undefined;
  /** True if the record that it refers to can be opened from here. */
  isLink?: boolean;
}

export function CellText({ field, value, text, mark, markTone, isLink }: CellTextProps) {
  const tone = text === '' ? undefined : field.metadata.tones?.[String(value)];
  if (tone) return <StatusBadge tone={tone}>{text}</StatusBadge>;
  if (isLink && field.lookup !== undefined && text !== '') {
    return (
      <span className={styles.text}>
        <LinkedReference field={field} value={value} text={text} tabIndex={-1} />
      </span>
    );
  }
  if (mark === undefined || markTone === undefined)
    return <span className={styles.text}>{text}</span>;
  return (
    <span className={styles.marked} title={`${mark} ${text}`}>
      <span className={styles.mark}>
        <StatusBadge tone={markTone}>{mark}</StatusBadge>
      </span>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
