import { useEngine } from '../../../application/context';
import { useFormatters } from '../../../data/use-formatters';
import type { AnyRecord } from '../../../define/definition';
import { isShown } from '../../../fields/fields-of-record';
import { useFieldLabel, useNamedFields } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import { Figure } from './figure';
import styles from './record-header.module.css';

interface BesideNewProps {
  names: readonly string[];
  place: Place;
  record: AnyRecord;
}

/** Facts about the record above that matter while something is created for it. */
export function BesideNew({ names, place, record }: BesideNewProps) {
  const { can } = useEngine();
  const label = useFieldLabel();
  const named = useNamedFields(names, place.fields);
  const formatters = useFormatters(named);
  const shown = named.flatMap((field) => {
    const text =
      isShown(field, record, can) && formatters.get(field.name)?.(record[field.name], record);
    return text ? [{ field, text }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <header className={styles.header}>
      <dl className={styles.figures}>
        {shown.map(({ field, text }) => (
          <Figure key={field.name} label={label(field)}>
            {text}
          </Figure>
        ))}
      </dl>
    </header>
  );
}
