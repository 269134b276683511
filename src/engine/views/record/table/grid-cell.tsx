import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../../../schemas/define';
import { CellEditor } from './cell-editor';
import cells from '../../cells/cell-control.module.css';
import { CellText } from './cell-text';
import styles from './grid-cell.module.css';
import { useGrid } from './grid-context';
import type { TableColumn } from './use-table-columns';

interface GridCellProps {
  column: TableColumn;
  /** Index among the columns, from 0. */
  place: number;
  rowKey: string;
  /** Number of the row, from 1. */
  number: number;
  value: unknown;
  text: string;
  /** Mark of what else the value means. */
  mark: string | undefined;
  markTone: Tone | undefined;
  /** Number of columns that it reaches over. */
  span: number;
  /** State of the focus: in the cell, or in its open editor; undefined elsewhere. */
  focus: 'here' | 'open' | undefined;
  editable: boolean;
  /** True if it is part of the range to be copied. */
  marked: boolean;
  /** True while the record that its text names is being looked for. */
  searched: boolean;
  error: string | undefined;
}

/** Class of the error of a cell, or of the row in the cell of its number. */
export const messageClass = `${cells.message} ${styles.message}`;

/** Cell of the grid. Renders on its own; the form's widget comes while it is edited. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { column, place, rowKey, number, value, focus, error } = props;
  const { editing, change, editor } = useGrid();
  const { t } = useTranslation('table');
  const { field } = column;
  const id = `${rowKey}-${field.name}`;
  const message = error === undefined ? undefined : `${id}-error`;
  return (
    <div
      role="gridcell"
      aria-colindex={place + 2}
      aria-colspan={props.span > 1 ? props.span : undefined}
      style={props.span > 1 ? { gridColumnEnd: `span ${props.span}` } : undefined}
      aria-readonly={props.editable ? undefined : true}
      aria-selected={props.marked || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={message}
      aria-busy={props.searched || undefined}
      tabIndex={focus === 'here' ? 0 : -1}
      data-cell={place}
      data-align={column.align}
      data-readonly={props.editable ? undefined : true}
      className={styles.cell}
    >
      {focus === 'open' ? (
        <CellEditor
          id={id}
          field={field}
          label={t('cell', { column: column.label, number })}
          value={value}
          invalid={error !== undefined}
          describedBy={message}
          onChange={(next) => change(rowKey, field.name, next)}
          handle={editor}
        />
      ) : (
        <CellText
          field={field}
          value={value}
          text={props.text}
          mark={props.mark}
          markTone={props.markTone}
          isLink={!editing}
        />
      )}
      {error !== undefined && (
        <span id={message} className={messageClass} data-shown={focus ? true : undefined}>
          {error}
        </span>
      )}
    </div>
  );
});
