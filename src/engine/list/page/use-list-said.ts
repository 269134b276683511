import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../field/field-label';
import type { Fields } from '../../field/field';
import { orderText, type OrderTerm } from '../url/list-state';

interface Options {
  total: number | undefined;
  selected: number;
  order: readonly OrderTerm[];
  fields: Fields;
}

/**
 * What is said to screen readers: how many rows a change of the filters has left, how many are selected, how
 * the list is sorted now, and whatever is handed in.
 */
export function useListSaid({
  total,
  selected,
  order,
  fields,
}: Options): [string, (text: string) => void] {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const [said, say] = useState('');
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (total === undefined) return;
    // Opening the list is no result; its title says how many there are.
    if (before.current !== undefined && before.current !== total) say(t('count', { count: total }));
    before.current = total;
  }, [total, t]);

  const sorted = orderText(order);
  const sortedBefore = useRef(sorted);
  useEffect(() => {
    if (sortedBefore.current === sorted) return;
    sortedBefore.current = sorted;
    const terms = order.map(({ field: name, descending }) => {
      const field = fields[name];
      return t(descending ? 'descending' : 'ascending', { label: field ? labelOf(field) : name });
    });
    say(t('sortedBy', { order: terms.join(', '), context: terms.length === 0 ? 'none' : '' }));
  }, [sorted, order, fields, labelOf, t]);

  const wasSelected = useRef(selected);
  useEffect(() => {
    // Coming back to a selection is no change of it.
    if (wasSelected.current === selected) return;
    wasSelected.current = selected;
    say(t('selection.count', { count: selected }));
  }, [selected, t]);
  return [said, say];
}
