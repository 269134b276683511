import { Totals } from '../grouping/totals';
import { useList } from './list-context';

/** What all rows of a grouped list come to; nothing where they are not added up. */
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
