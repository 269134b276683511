import { telHref } from '../../../schemas/rules/phone-number';
import { isWebAddress } from '../../../schemas/rules/web-address';
import { StatusBadge } from '../../ui/status-badge';
import type { Field } from './field';
import classes from './field-value.module.css';
import { useValueFormatter } from './format-value';

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
  const href = hrefOf(field, String(value), country);
  if (href === undefined) return text;
  const external = field.kind === 'webAddress' ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a className={classes.link} href={href} {...external}>
      {text}
    </a>
  );
}

/** Where a value leads; undefined when nowhere. Only checked addresses: a record must not carry `javascript:`. */
function hrefOf(field: Field, value: string, country: string | undefined): string | undefined {
  if (field.kind === 'email') return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
  if (field.kind === 'phone') return telHref(value, country);
  if (field.kind === 'webAddress' && isWebAddress(value)) return value;
  return undefined;
}
