import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Fields } from '../../../fields/field';
import { countText, selectedText, type ShownCount } from '../../../data/lists/use-with-total';
import { orderText, type OrderTerm } from '../../../data/lists/list-state';

interface Options {
  /** Number of rows; undefined while nothing is known of them. */
  count: ShownCount | undefined;
  selected: ShownCount;
  order: readonly OrderTerm[];
  fields: Fields;
}

/** Keeps the text for screen readers: rows left by the filters, the selection, the order, and whatever is handed in. */
export function useListSaid({
  count,
  selected,
  order,
  fields,
}: Options): [string, (text: string) => void] {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const [said, say] = useState('');
  const before = useRef<string>(undefined);
  const counted = count && countText(t, count);
  useEffect(() => {
    if (counted === undefined) return;
    // Says nothing on opening the list, which is no result; its title says how many there are.
    if (before.current !== undefined && before.current !== counted) say(counted);
    before.current = counted;
  }, [counted]);

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

  const selection = selectedText(t, selected);
  const wasSelected = useRef(selection);
  useEffect(() => {
    // Says nothing on coming back to a selection, which is no change of it.
    if (wasSelected.current === selection) return;
    wasSelected.current = selection;
    say(selection);
  }, [selection]);
  return [said, say];
}
