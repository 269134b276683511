import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridGroups } from '../rows/grid-column';
import type { MakeBody } from '../rows/row-body';
import { groupBody } from './group-body';
import { groupLineOf } from './group-line';
import type { GroupTexts } from './use-group-texts';
import type { Grouping } from './use-grouping';

/** Provides what the grid needs of the groups; undefined while nothing is grouped. */
export function useGridGroups(
  { rows, toggle, lines, heightsOf }: Grouping,
  texts: GroupTexts,
  cards: boolean,
): GridGroups | undefined {
  const { t } = useTranslation('list');
  const makeBody = useCallback(
    (inner: MakeBody) =>
      groupBody(inner, {
        level: (level) => t('groups.level', { level }),
        checkGroup: t('selection.group'),
        checkRow: t('selection.row'),
      }),
    [t],
  );
  const stable = useMemo(
    () => ({
      makeBody,
      contentOf: (row: Parameters<typeof groupLineOf>[0]) => {
        const line = groupLineOf(row);
        if (!line) return undefined;
        const title = texts.titleOf(line);
        if (cards) return { texts: texts.linesOf(line.values), title };
        const rest = texts.restOf(line.values);
        return { texts: texts.figuresOf(line.values), title: [title, ...rest].join(' · ') };
      },
      isOpen: (row: Parameters<typeof groupLineOf>[0]) => groupLineOf(row)?.isOpen,
      titleRoom: cards ? undefined : texts.titleRoom,
    }),
    [makeBody, texts, cards],
  );
  return rows && { ...stable, toggle, heightsOf, lines: cards ? lines.inAll : lines.inColumns };
}
