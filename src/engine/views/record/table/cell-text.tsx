import { StatusBadge } from '../../../../ui/status-badge';
import type { Field } from '../../../fields/field';
import styles from './grid-cell.module.css';

interface CellTextProps {
  field: Field;
  value: unknown;
  text: string;
}

export function CellText({ field, value, text }: CellTextProps) {
  const tone = text === '' ? undefined : field.metadata.tones?.[String(value)];
  if (tone) return <StatusBadge tone={tone}>{text}</StatusBadge>;
  return <span className={styles.text}>{text}</span>;
}
