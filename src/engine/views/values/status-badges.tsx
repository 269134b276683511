import { StatusBadge } from '../../../ui/status-badge';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import { useFieldLabel, useMarkOf } from '../../fields/use-field-texts';
import type { RuleText } from './use-rule-texts';

interface StatusBadgesProps {
  fields: readonly Field[];
  record: AnyRecord;
  /** Rule that colours the record; not repeated where a field says the same. */
  toned?: RuleText | undefined;
}

/** Badges of those fields that have something to say: a mark, or a tone. A switch shows its label. */
export function StatusBadges({ fields, record, toned }: StatusBadgesProps) {
  const label = useFieldLabel();
  const markOf = useMarkOf();
  const formatters = useFormatters(fields);
  const badges = fields.flatMap((field) => {
    const value = record[field.name];
    const mark = markOf(field, record);
    const tone = mark?.tone ?? field.metadata.tones?.[String(value)];
    if (!tone) return [];
    const text = field.type.isSwitch ? label(field) : (formatters.get(field.name)?.(value) ?? '');
    return [{ key: field.name, tone, text: mark?.text ?? text }];
  });
  const isSaid = badges.some(({ text }) => text === toned?.text);
  return [...(toned && !isSaid ? [{ key: '', ...toned }] : []), ...badges].map(
    ({ key, tone, text }) => (
      <StatusBadge key={key} tone={tone}>
        {text}
      </StatusBadge>
    ),
  );
}
