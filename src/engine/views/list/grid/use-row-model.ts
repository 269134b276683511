import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { useMedia } from '../../../../ui/use-media';
import type { RowId } from '../../../data/lists/selection';
import type { DataGridProps } from './data-grid';
import { useDrawnColumns } from './use-drawn-columns';
import { cardBody } from './window/card-body';
import { cardHeight, groupHeightOf } from './window/height-of';
import { lineBody } from './window/line-body';
import { evenHeights } from '../../../data/lists/row-heights';

/** What the window shows, the focus aside, and how high its rows are, px. */
export function useRowModel(props: DataGridProps) {
  const { columns, rows, cards, titleFields, selection, groups, hrefOf, titleOf, newsOf } = props;
  const { t } = useTranslation('list');
  const narrow = useMedia('(max-width: 359px)');
  const height = cards ? cardHeight(columns, titleFields, narrow) : props.rowHeight;
  const groupHeight = groupHeightOf(groups?.lines ?? 0, cards, props.rowHeight);
  const heightsOf = groups?.heightsOf;
  const heights = useMemo(
    () => heightsOf?.(groupHeight, height) ?? evenHeights(rows.count, height),
    [heightsOf, groupHeight, height, rows.count],
  );

  const checkText = selection ? t('selection.row') : undefined;
  const moreText = cards && props.onMore ? t('rowMenu') : undefined;
  const wrapBody = groups?.makeBody;
  const drawn = useDrawnColumns(columns);
  const makeBody = useMemo(() => {
    const marks = { check: checkText, more: moreText, narrow };
    const body = (cards ? cardBody : lineBody)(drawn, titleFields, marks);
    return wrapBody ? wrapBody(body) : body;
  }, [cards, drawn, titleFields, checkText, moreText, narrow, wrapBody]);
  const groupContentOf = groups?.contentOf;
  const contentOf = useMemo(
    () => (record: AnyRecord) => {
      const ofGroup = groupContentOf?.(record);
      if (ofGroup) return { ...ofGroup, href: '' };
      return {
        texts: columns.map((column) => column.format(record[column.field.name])),
        title: cards ? titleOf(record) : '',
        href: hrefOf(record),
        news: newsOf?.(record),
      };
    },
    [columns, cards, titleOf, hrefOf, newsOf, groupContentOf],
  );
  const isSelected =
    selection &&
    ((record: AnyRecord, index: number) => selection.isSelected(record.id as RowId, index));
  const model = { rows, heights, makeBody, contentOf, isSelected, loadingText: t('loadingRow') };
  return { model, height, groupHeight };
}
