import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../screens/place';
import type { ColumnSetting } from '../columns/column-layout';
import type { Columns } from '../columns/use-columns';
import { useGridColumns } from '../columns/use-grid-columns';
import type { GridColumn } from '../rows/grid-column';
import { asCard, cardRolesOf } from './card-roles';

const none: readonly ColumnSetting[] = [];
const bare = { checks: false };

/** Returns the columns of a phone's cards; none on a desk. */
export function useCardColumns(
  place: Place,
  { shown, available }: Pick<Columns, 'shown' | 'available'>,
  cards: boolean,
): readonly GridColumn[] {
  const { definition, fields } = place;
  const { t } = useTranslation('list');
  const roles = useMemo(
    () => (cards ? cardRolesOf(place, shown, available) : undefined),
    [cards, place, shown, available],
  );
  const settings = useMemo(
    () => (roles ? [...roles.keys()].map((field) => ({ field })) : none),
    [roles],
  );
  const columns = useGridColumns(definition, fields, settings, bare);
  return useMemo(() => (roles ? asCard(columns, roles, t) : columns), [roles, columns, t]);
}
