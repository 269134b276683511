import { StatusBadge } from '../../../ui/status-badge';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import { useFieldLabel, useMarkOf } from '../../fields/use-field-texts';

/** Of these fields those that have something to say: a mark, or a tone. A switch says its label. */
export function StatusBadges({ fields, record }: { fields: readonly Field[]; record: AnyRecord }) {
  const label = useFieldLabel();
  const markOf = useMarkOf();
  const formatters = useFormatters(fields);
  return fields.map((field) => {
    const value = record[field.name];
    const mark = markOf(field, record);
    const tone = mark?.tone ?? field.metadata.tones?.[String(value)];
    if (!tone) return null;
    const text = field.type.isSwitch ? label(field) : formatters.get(field.name)?.(value);
    return (
      <StatusBadge key={field.name} tone={tone}>
        {mark?.text ?? text}
      </StatusBadge>
    );
  });
}
