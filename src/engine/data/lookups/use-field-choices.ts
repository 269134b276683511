import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../application/context';
import type { Field } from '../../fields/field';
import type { ValueFormatter } from '../../fields/value-formatter';
import { useLookup } from './use-lookup';

export interface FieldChoice {
  /** Value as the wire's filter spells it. */
  value: string;
  label: string;
}

/** Returns the values that rows may be filtered by, from the field's reference list or from the contract. */
export function useFieldChoices(field: Field, format: ValueFormatter): readonly FieldChoice[] {
  const { options } = useLookup(field.lookup);
  const { registry, me } = useEngine();
  const { t } = useTranslation(['form', 'list']);
  const isUsers = registry.lookups[field.lookup ?? '']?.me === true;
  return useMemo(() => {
    if (field.lookup) {
      const known = options.map(({ value, label }) => ({
        value: String(value),
        label: isUsers && value === me.id ? t('form:me', { name: label }) : label,
      }));
      return isUsers ? [{ value: ':ICH', label: t('list:whoeverLooks') }, ...known] : known;
    }
    const values = field.values ?? field.type.choices ?? [];
    return values.map((value) => ({ value: String(value), label: format(value) }));
  }, [field, options, format, isUsers, me.id, t]);
}
