import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../fields/field';
import { groupedValues } from '../../fields/grouped-values';
import { valueKeys } from '../../fields/value-formatter';
import classes from './grouped-value.module.css';

interface GroupedValueProps {
  field: Field;
  value: readonly unknown[];
}

/** Values chosen out of many, by the groups that their labels name, else one below the other. */
export function GroupedValue({ field, value }: GroupedValueProps) {
  const { t } = useTranslation();
  const groups = useMemo(() => {
    const chosen = (field.values ?? []).filter((one) => value.includes(one));
    const labelled = chosen.map((one) => ({ value: one, label: t(...valueKeys(field, one)) }));
    return groupedValues(labelled) ?? labelled.map((one) => ({ title: one.label, values: [] }));
  }, [field, value, t]);
  return (
    <ul className={classes.groups}>
      {groups.map(({ title, values }) => (
        <li key={title}>
          <span className={classes.title}>{title}</span>
          {values.length > 0 && <> {values.map(({ label }) => label).join(', ')}</>}
        </li>
      ))}
    </ul>
  );
}
