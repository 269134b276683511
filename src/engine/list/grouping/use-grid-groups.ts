import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridGroups } from '../grid/data-grid';
import { groupBody } from './group-body';
import { groupLineOf } from './group-line';
import type { GroupTexts } from './use-group-texts';
import type { Grouping } from './use-grouping';

/** What a grid has to know of groups; undefined while nothing is grouped. */
export function useGridGroups(
  { rows, toggle }: Grouping,
  texts: GroupTexts,
): GridGroups | undefined {
  const { t } = useTranslation('list');
  const stable = useMemo(
    () => ({
      makeBody: (inner: Parameters<typeof groupBody>[0]) =>
        groupBody(inner, (level) => t('groups.level', { level })),
      contentOf: (row: Parameters<typeof groupLineOf>[0]) => {
        const line = groupLineOf(row);
        return line && { texts: texts.figuresOf(line.values), title: texts.titleOf(line) };
      },
      isOpen: (row: Parameters<typeof groupLineOf>[0]) => groupLineOf(row)?.isOpen,
    }),
    [t, texts],
  );
  return rows && { ...stable, toggle };
}
