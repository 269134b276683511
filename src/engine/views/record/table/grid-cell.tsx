import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CellEditor, type CellEditorHandle } from './cell-editor';
import { CellText } from './cell-text';
import type { Tone } from '../../../../../schemas/define';
import type { TableColumn } from './use-table-columns';
import styles from './grid-cell.module.css';

interface GridCellProps {
  column: TableColumn;
  /** Among the columns, from 0. */
  place: number;
  rowKey: string;
  /** Of the row, from 1. */
  number: number;
  value: unknown;
  text: string;
  /** What the value amounts to besides. */
  mark: string | undefined;
  markTone: Tone | undefined;
  /** Columns that it reaches over. */
  span: number;
  /** An amount that does not count. */
  aside: boolean;
  reading: boolean;
  active: boolean;
  editing: boolean;
  editable: boolean;
  /** Part of the range to be copied. */
  marked: boolean;
  /** The record that its text names is being looked for. */
  searched: boolean;
  error: string | undefined;
  onChange: (value: unknown) => void;
  editor: Ref<CellEditorHandle>;
}

/** It renders for itself alone; the form's widget comes while it is edited. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { column, place, rowKey, number, value, text, active, editing, error } = props;
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
      tabIndex={active && !editing ? 0 : -1}
      data-cell={place}
      data-align={column.align}
      data-readonly={props.editable ? undefined : true}
      className={styles.cell}
    >
      {editing ? (
        <CellEditor
          id={id}
          field={field}
          label={t('cell', { column: column.label, number })}
          value={value}
          invalid={error !== undefined}
          describedBy={message}
          onChange={props.onChange}
          handle={props.editor}
        />
      ) : (
        <CellText
          field={field}
          value={value}
          text={props.aside && text !== '' ? `(${text})` : text}
          mark={props.mark}
          markTone={props.markTone}
          isLink={props.reading}
        />
      )}
      {error !== undefined && (
        <span id={message} className={styles.message} data-shown={active || undefined}>
          {error}
        </span>
      )}
    </div>
  );
});
