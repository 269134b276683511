import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { useMedia } from '../../../../ui/use-media';
import type { RowId } from '../../../data/lists/selection';
import { evenHeights } from '../../../data/lists/row-range';
import type { DataGridProps } from './data-grid';
import { cardBody, cardHeight } from '../cards/card-body';
import { lineBody } from '../rows/line-body';
import type { RowContent } from '../rows/row-body';
import type { GridColumn } from '../rows/grid-column';

/** Builds what the window shows, apart from the focus, and the heights of its rows in px. */
export function useRowModel(props: DataGridProps) {
  const { columns, rows, cards, titleFields, selection, groups, editing, present } = props;
  const { t } = useTranslation('list');
  const narrow = useMedia('(max-width: 374px)');
  // Makes rows higher for fingers, which need more than a pointer.
  const rowHeight = props.rowHeight + (useMedia('(pointer: coarse)') ? 10 : 0);
  const height = cards ? cardHeight(columns, titleFields, narrow) : rowHeight;
  const groupHeight = groupHeightOf(groups?.lines ?? 0, cards, rowHeight);
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
    const marks = { check: checkText, more: moreText, narrow, editing };
    const body = (cards ? cardBody : lineBody)(drawn, titleFields, marks);
    return wrapBody ? wrapBody(body) : body;
  }, [cards, drawn, titleFields, checkText, moreText, narrow, editing, wrapBody]);
  const groupContentOf = groups?.contentOf;
  const contentOf = useMemo(
    () =>
      (record: AnyRecord): RowContent => {
        const ofGroup = groupContentOf?.(record);
        if (ofGroup)
          return { of: { record, title: ofGroup.title, href: '' }, texts: ofGroup.texts };
        return {
          of: present(record),
          texts: columns.map((column) => column.format(record[column.field.name], record)),
        };
      },
    [columns, present, groupContentOf],
  );
  const isSelected =
    selection &&
    ((record: AnyRecord, index: number) => selection.isSelected(record.id as RowId, index));
  const model = { rows, heights, makeBody, contentOf, isSelected, loadingText: t('loadingRow') };
  return { model, height, groupHeight };
}

/**
 * Returns the same columns while only texts differ: these are written into rows whose elements somebody may be
 * pressing.
 */
function useDrawnColumns(columns: readonly GridColumn[]): readonly GridColumn[] {
  const [drawn, setDrawn] = useState(columns);
  const isSame =
    drawn.length === columns.length &&
    drawn.every((one, place) => looksLike(one, columns[place] as GridColumn));
  if (isSame) return drawn;
  setDrawn(columns);
  return columns;
}

function looksLike(one: GridColumn, other: GridColumn): boolean {
  const names = Object.keys(one) as (keyof GridColumn)[];
  return names.every((name) => name === 'format' || one[name] === other[name]);
}

/** Height of a group in px: one line and its figures. */
function groupHeightOf(lines: number, cards: boolean, rowHeight: number): number {
  return cards ? 48 + (lines > 0 ? 20 * lines + 8 : 0) : rowHeight + 18 * (Math.max(1, lines) - 1);
}
