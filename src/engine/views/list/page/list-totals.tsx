import { Totals } from '../grouping/totals';
import { useList } from './list-context';

/** Sums of all rows of a grouped list; nothing where they are not added up. */
export function ListTotals() {
  const { grouping, groupTexts, columns, cards } = useList();
  return (
    grouping.totals && (
      <Totals
        totals={grouping.totals}
        texts={groupTexts}
        columns={columns.shown}
        hasMore={grouping.hasMore}
        cards={cards}
      />
    )
  );
}
