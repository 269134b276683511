import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { useValueFormatter } from '../../../data/values/format-value';
import { useLookup } from '../../../data/lookups/use-lookup';

export interface Choice {
  /** As the wire's filter spells it. */
  value: string;
  label: string;
}

/** The values that a field can be filtered by, as its reference list or the contract gives them. */
export function useChoices(field: Field): readonly Choice[] {
  const format = useValueFormatter(field);
  const { options } = useLookup(field.lookup);
  const { registry, me } = useEngine();
  const { t } = useTranslation('form');
  const isUsers = registry.lookups[field.lookup ?? '']?.me === true;
  return useMemo(() => {
    if (field.lookup) {
      return options.map(({ value, label }) => ({
        value: String(value),
        label: isUsers && value === me.id ? t('form:me', { name: label }) : label,
      }));
    }
    const values = field.values ?? field.type.choices ?? [];
    return values.map((value) => ({ value: String(value), label: format(value) }));
  }, [field, options, format, isUsers, me.id, t]);
}
