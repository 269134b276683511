import { lazyPart } from '../../../../ui/lazy-part';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { ChoiceList } from './choice-list';
import { useChoices } from './use-choices';

const ReferenceChoices = lazyPart(
  async () => (await import('../../lookup/reference-choices')).ReferenceChoices,
);

interface FieldChoicesProps {
  field: Field;
  label: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The values that a field can be filtered by: ticked where there are few, searched for where there are many. */
export function FieldChoices({ field, label, chosen, onChange }: FieldChoicesProps) {
  const { registry } = useEngine();
  const choices = useChoices(field);
  const { lookup } = field;
  if (lookup !== undefined && registry.lookups[lookup]?.screen !== undefined) {
    return <ReferenceChoices lookup={lookup} label={label} chosen={chosen} onChange={onChange} />;
  }
  return <ChoiceList label={label} choices={choices} chosen={chosen} onChange={onChange} />;
}
