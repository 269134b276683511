import { StatusBadge } from '../../../ui/status-badge';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import { useFieldLabel, useMarkOf } from '../../fields/use-field-texts';
import { DrawnValue } from './drawn-value';
import { LinkedReference } from './linked-reference';
import classes from './field-value.module.css';
import { useValueFormatter } from '../../data/use-formatters';

interface FieldValueProps {
  field: Field;
  value: unknown;
  record?: AnyRecord;
  /** Country for phone numbers without a country code. */
  country?: string;
}

/** Value of a field: a link where it can be followed, a badge for a status, «–» when empty. */
export function FieldValue({ field, value, record, country }: FieldValueProps) {
  const markOf = useMarkOf();
  const text = useValueFormatter(field)(value, record);
  const label = useFieldLabel();
  if (text === '') return <span className={classes.empty}>–</span>;
  const { View, draw, link } = field.type;
  const mark = record && markOf(field, record);
  if (draw) {
    const content = { text, value, ...(mark && { mark }), ...(country && { country }) };
    return <DrawnValue draw={draw} field={field} label={label(field)} content={content} />;
  }
  if (View) return <View field={field} value={value} label={label(field)} />;
  const tone = field.metadata.tones?.[String(value)];
  if (tone) return <StatusBadge tone={tone}>{text}</StatusBadge>;
  if (mark) {
    return (
      <>
        {text} <StatusBadge tone={mark.tone}>{mark.text}</StatusBadge>
      </>
    );
  }
  if (field.lookup !== undefined) {
    return <LinkedReference field={field} value={value} text={text} />;
  }
  const href = link?.href(String(value), country);
  if (href === undefined) return text;
  const external = link?.newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a className={classes.link} href={href} {...external}>
      {text}
    </a>
  );
}
