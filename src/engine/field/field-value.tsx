import { StatusBadge } from '../../ui/status-badge';
import type { Field } from './field';
import classes from './field-value.module.css';
import { useValueFormatter } from './format-value';
import { valueHref } from './value-href';

interface FieldValueProps {
  field: Field;
  value: unknown;
  /** Country of phone numbers without a country code. */
  country?: string;
}

/** A value in read mode: a link where it can be followed, a badge for a status, «–» when empty. */
export function FieldValue({ field, value, country }: FieldValueProps) {
  const text = useValueFormatter(field)(value);
  if (text === '') return <span className={classes.empty}>–</span>;
  const tone = field.metadata.tones?.[String(value)];
  if (tone) return <StatusBadge tone={tone}>{text}</StatusBadge>;
  const href = valueHref(field, String(value), country);
  if (href === undefined) return text;
  const external = field.kind === 'webAddress' ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a className={classes.link} href={href} {...external}>
      {text}
    </a>
  );
}
