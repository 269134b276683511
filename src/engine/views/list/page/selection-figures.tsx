import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import type { AnyRecord } from '../../../../api/dialect';
import { queryWhere } from '../../../data/lists/list-source';
import type { ListState } from '../../../data/lists/list-state';
import type { RowsGiver } from '../../../data/lists/use-rows';
import type { Place } from '../../../screens/place';
import type { GridColumn } from '../rows/grid-column';
import { groupsQuery } from '../grouping/groups-query';
import { useGroupTexts } from '../grouping/use-group-texts';
import { figuresOf, rowsAtHand, selectionAggregates } from '../selection/selected-figures';
import styles from './selection-bar.module.css';
import type { SelectionControl } from '../selection/use-selection';

export interface SelectionFiguresProps {
  place: Place;
  selection: SelectionControl;
  columns: readonly GridColumn[];
  /** State of the list, for what is asked of all its rows. */
  asked: { state: ListState; context: VariableContext };
  /** Number of rows in the list. */
  total: number;
  /** Returns a record by its place in the list's order. */
  recordAt: (place: number) => AnyRecord | undefined;
  subscribe: RowsGiver['subscribe'];
}

const noGroups: readonly string[] = [];

/** Sum and mean of the numeric columns: of all rows as the server answers, of some as they are at hand. */
export function SelectionFigures(props: SelectionFiguresProps) {
  const { place, selection, columns, asked, total, recordAt, subscribe } = props;
  const { definition, fields } = place;
  const { t, i18n } = useTranslation('list');
  const sum = useMemo(() => selectionAggregates(columns.map(({ field }) => field)), [columns]);
  const { all, removed } = selection.selection;
  const isAll = all && removed.size === 0 && definition.query !== undefined;
  const { state, context } = asked;
  const where = useMemo(() => queryWhere(place, state, context), [place, state, context]);
  const query = { query: definition.query ?? '', where, order: [], group: noGroups, sum, fields };
  const { data, isPending } = useQuery({
    ...groupsQuery(query, definition.schema, i18n.language),
    enabled: isAll && sum.length > 0,
  });
  const answered = isAll ? data?.totals : undefined;
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => subscribe(look), [subscribe]);
  const texts = useGroupTexts(fields, noGroups, sum, columns);
  if (sum.length === 0 || (isAll && isPending)) return null;
  const rows = answered ? [] : rowsAtHand(selection.selection, total, recordAt);
  const values = answered?.values ?? figuresOf(rows, sum, fields);
  const isPart = !answered && rows.length < selection.count;
  return (
    <p className={styles.figures}>
      {texts.columnsOf(values).map(({ label, text }) => (
        <span key={label}>
          {label} <b>{text}</b>
        </span>
      ))}
      {isPart && <span>{t('selection.atHand', { count: rows.length })}</span>}
    </p>
  );
}
