import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../ui/lazy-part';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { useValueFormatter } from '../../../data/use-formatters';
import { useLookup } from '../../../data/lookups/use-lookup';
import { ChoiceList } from './choice-list';

const ReferenceChoices = lazyPart(
  async () => (await import('../../lookup/reference-choices')).ReferenceChoices,
);

interface FieldChoicesProps {
  field: Field;
  label: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Ticked where there are few values, searched for where there are many. */
export function FieldChoices({ field, label, chosen, onChange }: FieldChoicesProps) {
  const { registry } = useEngine();
  const choices = useFilterChoices(field);
  const { lookup } = field;
  if (lookup !== undefined && registry.lookups[lookup]?.screen !== undefined) {
    return <ReferenceChoices lookup={lookup} label={label} chosen={chosen} onChange={onChange} />;
  }
  return <ChoiceList label={label} choices={choices} chosen={chosen} onChange={onChange} />;
}

export interface Choice {
  /** As the wire's filter spells it. */
  value: string;
  label: string;
}

/** From its reference list or from the contract. */
function useFilterChoices(field: Field): readonly Choice[] {
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
