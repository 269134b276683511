import type { AnyRecord } from '../../define/definition';
import { countryOf } from '../../fields/fields-of-record';
import type { Fields } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { ValueViewProps } from '../../fields/field-type';
import { FieldValue } from './field-value';
import classes from './nested-value.module.css';

/** Fields below each other, each of several items by itself. */
export function NestedValue({ field, value, label }: ValueViewProps) {
  const item = field.item?.();
  const parts = field.parts?.() ?? {};
  if (!Array.isArray(value)) return isRecord(value) ? <Parts fields={parts} of={value} /> : null;
  const all: readonly unknown[] = value;
  return (
    <ul className={classes.list} aria-label={label}>
      {all.map((one, index) => (
        // Keyed by their place: items have nothing else to be known by.
        <li key={index}>
          {item ? <FieldValue field={item} value={one} /> : null}
          {!item && isRecord(one) ? <Parts fields={parts} of={one} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Parts({ fields, of }: { fields: Fields; of: AnyRecord }) {
  const label = useFieldLabel();
  const country = countryOf(fields, of);
  return (
    <dl className={classes.parts}>
      {Object.values(fields)
        .filter(({ name }) => (of[name] ?? '') !== '')
        .map((field) => (
          <div key={field.name}>
            <dt className={classes.label}>{label(field)}</dt>
            <dd className={classes.value}>
              <FieldValue field={field} value={of[field.name]} record={of} country={country} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
