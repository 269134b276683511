import { IconAlertTriangle, IconDots, IconGripVertical, IconHourglass } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowLook } from '../../../../../schemas/define';
import type { Row } from '../../../editing/model/row';
import { rowLook } from '../../../editing/rows/row-look';
import type { MarkedColumns } from './cell-range';
import { GridCell, messageClass } from './grid-cell';
import { useGrid } from './grid-context';
import styles from './grid-row.module.css';
import { titleColumn } from './title-column';
import type { ActiveTableCell } from './use-open-cell';
import type { TableColumn } from './use-table-columns';

/** Errors by field, and of the row as a whole under ''. */
export type RowErrors = Readonly<Record<string, string>>;

interface GridRowProps {
  row: Row;
  /** Index of the row, from 0. */
  index: number;
  /** Distance from the top of the rows, in px. */
  top: number;
  /** True while something is on its way for it. */
  pending: boolean;
  errors: RowErrors | undefined;
  /** Fields whose text names a record that is being looked for. */
  searched: string;
  /** Cell with the focus, where it is in this row. */
  active: ActiveTableCell | undefined;
  /** Columns of the range to be copied. */
  marked: MarkedColumns | undefined;
}

/** Row of the grid. Renders when the row, its errors or the focus in it change; its cells render on their own. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, errors, active, marked } = props;
  const { table, columns, editing, rights, isNew, openMenu } = useGrid();
  const { t } = useTranslation('table');
  const number = index + 1;
  const look = rowLook(table, row);
  const ofRow = errors?.[''];
  const searched = new Set(props.searched.split(' ').filter(Boolean));
  const wrong = Object.keys(errors ?? {}).some((name) => !searched.has(name));
  const title = titleColumn(columns);
  const titlePlace = title ? columns.indexOf(title) : -1;
  const span = look === 'text' ? reachOf(row, columns, titlePlace) : 1;
  const isCovered = (place: number) => place > titlePlace && place < titlePlace + span;
  const focused = active && isCovered(active.column) ? titlePlace : active?.column;
  const typing = editing && active?.typing !== undefined;
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      data-row={row.$key}
      data-wrong={wrong || undefined}
      data-new={isNew(row) || undefined}
      data-look={look}
      data-pending={props.pending || undefined}
      aria-busy={props.pending || undefined}
      className={styles.row}
      style={{ top: props.top }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={active?.column === -1 ? 0 : -1}
        data-cell={-1}
        aria-invalid={ofRow === undefined ? undefined : true}
        aria-describedby={ofRow === undefined ? undefined : `${row.$key}-error`}
        className={styles.number}
      >
        {editing && rights.move && (
          <span className={styles.handle} data-handle title={t('handle', { number })} aria-hidden>
            <IconGripVertical size={16} stroke={1.5} />
          </span>
        )}
        {wrong && (
          <IconAlertTriangle
            size={16}
            stroke={1.5}
            className={styles.alert}
            aria-label={t('faulty')}
            role="img"
          />
        )}
        {props.pending && !wrong && (
          <IconHourglass
            size={14}
            stroke={1.5}
            className={styles.waits}
            aria-label={t('pending')}
            role="img"
          />
        )}
        <span>{number}</span>
        {ofRow !== undefined && (
          <span
            id={`${row.$key}-error`}
            className={messageClass}
            data-shown={active ? true : undefined}
          >
            {ofRow}
          </span>
        )}
      </div>
      {columns.map((column, place) => {
        const { name } = column.field;
        if (isCovered(place)) return null;
        const suggestion = ownValue(row, column);
        const mark =
          suggestion === undefined
            ? column.markOf(row)
            : ({ text: t('own', { value: suggestion }), tone: 'orange' } as const);
        return (
          <GridCell
            key={name}
            column={column}
            place={place}
            rowKey={row.$key}
            number={number}
            value={row[name]}
            text={textOf(column, row, { look, isTitle: place === titlePlace })}
            mark={mark?.text}
            markTone={mark?.tone}
            span={place === titlePlace ? span : 1}
            focus={focused !== place ? undefined : typing ? 'open' : 'here'}
            editable={editing && rights.canEdit(row, name)}
            marked={marked !== undefined && place >= marked.from && place <= marked.to}
            searched={searched.has(name)}
            error={searched.has(name) ? undefined : errors?.[name]}
          />
        );
      })}
      <div role="gridcell" aria-colindex={columns.length + 2} className={styles.tools}>
        <button
          type="button"
          tabIndex={active?.column === columns.length ? 0 : -1}
          data-cell={columns.length}
          className={styles.more}
          aria-label={t('menu', { number })}
          aria-haspopup="menu"
          onClick={(event) => openMenu(row.$key, event.currentTarget)}
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
    </div>
  );
});

/** Counts the columns that a text reaches over: those behind it in which its row has no values. */
function reachOf(row: Row, columns: readonly TableColumn[], from: number): number {
  const behind = columns.slice(from + 1);
  const end = behind.findIndex((column) => column.isFor(row));
  return from < 0 ? 1 : 1 + (end < 0 ? behind.length : end);
}

/** Returns the suggested amount as text where the user has written another one. */
function ownValue(row: Row, { field, format, isFor }: TableColumn): string | undefined {
  const suggested = row.$suggested?.values[field.name] ?? null;
  const value = row[field.name] ?? null;
  if (suggested === null || value === null || field.readOnly || !isFor(row)) return undefined;
  return field.type.isAmount && value !== suggested ? format(suggested) : undefined;
}

/**
 * Formats the value of a cell. Of what was scanned nothing is known yet but its code; an amount that does not count
 * stands in brackets.
 */
function textOf(
  column: TableColumn,
  row: Row,
  { look, isTitle }: { look: RowLook | undefined; isTitle: boolean },
): string {
  const text = column.text(row) || (isTitle && row.$scanned) || '';
  return look === 'aside' && column.field.type.isAmount && text !== '' ? `(${text})` : text;
}
