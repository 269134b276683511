import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldChoices } from '../../data/lookups/use-field-choices';
import { useValueFormatter } from '../../data/use-formatters';
import { useFieldLabel } from '../../fields/use-field-texts';
import { MultiPicker } from '../controls/picker/multi-picker';
import type { NarrowedField, Narrowing } from './narrowing';
import classes from './narrow-filters.module.css';

interface NarrowFiltersProps {
  narrowed: readonly NarrowedField[];
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
}

/** Choices beside the search, of several values each, one for each field that the records are narrowed by. */
export function NarrowFilters({ narrowed, narrowing, onChange }: NarrowFiltersProps) {
  const { t } = useTranslation('lookup');
  return (
    <div className={classes.filters} role="group" aria-label={t('narrow')}>
      {narrowed.map((one) => (
        <NarrowFilter
          key={one.field.name}
          {...one}
          chosen={narrowing[one.field.name] ?? []}
          onChange={(values) => onChange({ ...narrowing, [one.field.name]: values })}
        />
      ))}
    </div>
  );
}

interface NarrowFilterProps extends Omit<NarrowedField, 'starts'> {
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

const holdsNothing = () => () => {};

function NarrowFilter({ field, isOffered, chosen, onChange }: NarrowFilterProps) {
  const id = useId();
  const label = useFieldLabel();
  const choices = useFieldChoices(field, useValueFormatter(field));
  const options = useMemo(
    () => choices.filter(({ value }) => isOffered(value)),
    [choices, isOffered],
  );
  return (
    <div className={classes.filter}>
      <label htmlFor={id} className={classes.label}>
        {label(field)}
      </label>
      <MultiPicker
        id={id}
        field={field}
        value={chosen}
        options={options}
        labelOf={(value) => choices.find((one) => one.value === value)?.label ?? String(value)}
        required={false}
        invalid={false}
        describedBy={undefined}
        onChange={(values) => onChange(values as readonly string[])}
        onBlur={() => {}}
        register={holdsNothing}
      />
    </div>
  );
}
