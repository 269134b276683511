import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { valueOfText } from '../../../fields/value-of-text';
import { useValueFormatter } from '../../../data/use-formatters';
import { useFieldChoices, type FieldChoice } from '../../../data/lookups/use-field-choices';
import { ChoiceList, manyChoices } from './choice-list';
import type { UsedValues } from './use-used-values';
import { ReferenceChoices } from '../../lookup/reference-choices';

interface FieldChoicesProps {
  field: Field;
  label: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Values in use, offered first, with the number of rows that have each; `onSearch` asks for some of very many. */
  used?: UsedValues & { onSearch: (text: string) => void };
}

/** Choice in place of a value: the rows that have none. */
export const emptyChoice = '';

/** Number of records up to which they are ticked instead of searched. */
const fewRecords = 50;

/** Choice of values that are ticked where there are few, searched for where there are many. */
export function FieldChoices({ field, label, chosen, onChange, used }: FieldChoicesProps) {
  const { registry } = useEngine();
  const { t } = useTranslation('list');
  const format = useValueFormatter(field);
  const known = useFieldChoices(field, format);
  const counts = used?.counts;
  const empty = used?.empty ?? 0;
  const choices = useMemo(() => {
    const textOf = (value: string) => format(valueOfText(field, value) ?? value);
    const ofRows = counts ? byUse(known, counts, chosen, textOf) : known;
    return empty > 0
      ? [...ofRows, { value: emptyChoice, label: t('groups.empty'), count: empty }]
      : ofRows;
  }, [field, known, counts, empty, chosen, format, t]);
  const { lookup } = field;
  const isSearched = lookup !== undefined && registry.lookups[lookup]?.screen !== undefined;
  const isFew = counts !== undefined && !used?.hasMore && counts.size <= fewRecords;
  if (isSearched && !isFew) {
    const named = chosen.filter((value) => value !== emptyChoice);
    return <ReferenceChoices lookup={lookup} label={label} chosen={named} onChange={onChange} />;
  }
  // Keeps the order of few values: only their figures come later.
  const isOpen = used !== undefined && (known.length === 0 || known.length > manyChoices);
  const isPending = isOpen && used.isPending;
  return (
    <ChoiceList
      label={label}
      choices={isPending ? [] : choices}
      chosen={chosen}
      onChange={onChange}
      isPending={isPending}
      onSearch={isOpen ? used.onSearch : undefined}
      hasMore={used?.hasMore}
    />
  );
}

export interface Choice extends FieldChoice {
  /** Number of rows that have it; 0: none now. Undefined where nothing was counted. */
  count?: number;
}

/** Sorts values in use first, among them what is chosen or not known otherwise; a variable before all. */
function byUse(
  known: readonly Choice[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  textOf: (value: string) => string,
): readonly Choice[] {
  const listed = new Set(known.map(({ value }) => value));
  const further = [...new Set([...counts.keys(), ...chosen])]
    .filter((value) => value !== emptyChoice && !listed.has(value))
    .map((value): Choice => ({ value, label: textOf(value) || '…' }));
  const all = [...known, ...further].map((choice): Choice => {
    const isVariable = choice.value.startsWith(':');
    return isVariable ? choice : { ...choice, count: counts.get(choice.value) ?? 0 };
  });
  if (known.length <= manyChoices && known.length > 0) return all;
  return [...all.filter(({ count }) => count !== 0), ...all.filter(({ count }) => count === 0)];
}
