import { useMemo } from 'react';
import { isPart } from '../../../fields/groups/field-part';
import { summaryOf } from '../../../screens/summary';
import type { Place } from '../../../screens/place';
import type { GridColumn } from '../grid/grid-column';
import { cardRoles } from './card-roles';
import type { ColumnSetting } from './column-layout';
import type { Columns } from './use-columns';
import { useGridColumns } from './use-grid-columns';

const none: readonly ColumnSetting[] = [];
const bare = { checks: false };
const isPostalCode = isPart('postal-code');

/** Of the cards of a phone; none on a desk. */
export function useCardColumns(
  place: Place,
  { shown, available }: Pick<Columns, 'shown' | 'available'>,
  cards: boolean,
): readonly GridColumn[] {
  const { definition, fields } = place;
  const roles = useMemo(() => {
    if (!cards) return undefined;
    const declared = definition.columns.map(({ field }) => field);
    const names = shown.map(({ field }) => field.name);
    return cardRoles(summaryOf(place), { declared, shown: names, available }, fields);
  }, [cards, place, definition, fields, shown, available]);
  const settings = useMemo(
    () => (roles ? [...roles.keys()].map((field) => ({ field })) : none),
    [roles],
  );
  const columns = useGridColumns(definition, fields, settings, bare);
  return useMemo(
    () =>
      columns.map((column, index) => {
        const before = columns[index - 1];
        const role = roles?.get(column.field.name);
        return {
          ...column,
          ...(role && { role }),
          ...(before && isPostalCode(before.field) && { isJoined: true }),
        };
      }),
    [columns, roles],
  );
}
