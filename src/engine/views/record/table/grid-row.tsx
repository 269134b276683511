import { IconAlertTriangle, IconDots, IconGripVertical, IconHourglass } from '@tabler/icons-react';
import { memo, useCallback, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowLook } from '../../../../../schemas/define';
import type { CellEditorHandle } from './cell-editor';
import { GridCell } from './grid-cell';
import type { Row } from '../../../editing/model/row';
import { titleColumn } from './title-column';
import type { TableColumn } from './use-table-columns';
import type { TableRights } from './use-table-rights';
import cellStyles from './grid-cell.module.css';
import styles from './grid-row.module.css';

/** By field, and with the row as a whole under ''. */
export type RowErrors = Readonly<Record<string, string>>;

export interface GridRowProps {
  row: Row;
  /** From 0. */
  index: number;
  /** px, from the top of the rows. */
  top: number;
  columns: readonly TableColumn[];
  editing: boolean;
  rights: TableRights;
  isNew: boolean;
  look: RowLook | undefined;
  /** Something is on its way for it. */
  pending: boolean;
  errors: RowErrors | undefined;
  /** Fields whose text names a record that is being looked for. */
  searched: string;
  /** −1 is the row's number, the one after the last its menu. */
  activeColumn: number | undefined;
  typing: boolean;
  /** Columns of the range to be copied. */
  markedFrom: number | undefined;
  markedTo: number | undefined;
  onChange: (key: string, field: string, value: unknown) => void;
  onMenu: (key: string, button: Element) => void;
  editor: Ref<CellEditorHandle>;
}

/** Renders when the row, its errors or the focus in it change; cells each for themselves. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, columns, editing, rights, errors, activeColumn, typing } = props;
  const { markedFrom = 0, markedTo = -1, onChange } = props;
  const { t } = useTranslation('table');
  const number = index + 1;
  const ofRow = errors?.[''];
  const searched = new Set(props.searched.split(' ').filter(Boolean));
  const wrong = Object.keys(errors ?? {}).some((name) => !searched.has(name));
  const title = titleColumn(columns);
  const titlePlace = title ? columns.indexOf(title) : -1;
  const span = props.look === 'text' ? reachOf(row, columns, titlePlace) : 1;
  const isCovered = (place: number) => place > titlePlace && place < titlePlace + span;
  const activePlace =
    activeColumn !== undefined && isCovered(activeColumn) ? titlePlace : activeColumn;
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      data-row={row.$key}
      data-wrong={wrong || undefined}
      data-new={props.isNew || undefined}
      data-look={props.look}
      data-pending={props.pending || undefined}
      aria-busy={props.pending || undefined}
      className={styles.row}
      style={{ top: props.top }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={activeColumn === -1 ? 0 : -1}
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
            className={cellStyles.message}
            data-shown={activeColumn !== undefined || undefined}
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
          <FieldCell
            key={name}
            column={column}
            place={place}
            rowKey={row.$key}
            number={number}
            value={row[name]}
            text={textOf(column, row, place === titlePlace)}
            mark={mark?.text}
            markTone={mark?.tone}
            span={place === titlePlace ? span : 1}
            aside={props.look === 'aside' && column.field.type.isAmount === true}
            reading={!editing}
            active={activePlace === place}
            editing={activePlace === place && typing}
            editable={editing && rights.canEdit(row, name)}
            marked={place >= markedFrom && place <= markedTo}
            searched={searched.has(name)}
            error={searched.has(name) ? undefined : errors?.[name]}
            onChange={onChange}
            editor={props.editor}
          />
        );
      })}
      <div role="gridcell" aria-colindex={columns.length + 2} className={styles.tools}>
        <button
          type="button"
          tabIndex={activeColumn === columns.length ? 0 : -1}
          data-cell={columns.length}
          className={styles.more}
          aria-label={t('menu', { number })}
          aria-haspopup="menu"
          onClick={(event) => props.onMenu(row.$key, event.currentTarget)}
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
    </div>
  );
});

/** Columns that a text reaches over: those behind it in which its row has no values. */
function reachOf(row: Row, columns: readonly TableColumn[], from: number): number {
  const behind = columns.slice(from + 1);
  const end = behind.findIndex((column) => column.isFor(row));
  return from < 0 ? 1 : 1 + (end < 0 ? behind.length : end);
}

/** What was suggested where the user has written something else. */
function ownValue(row: Row, { field, format, isFor }: TableColumn): string | undefined {
  const suggested = row.$suggested?.values[field.name] ?? null;
  const value = row[field.name] ?? null;
  if (suggested === null || value === null || field.readOnly || !isFor(row)) return undefined;
  return field.type.isAmount && value !== suggested ? format(suggested) : undefined;
}

/** Nothing is known yet of what was scanned but its code. */
function textOf(column: TableColumn, row: Row, isTitle: boolean): string {
  return column.text(row) || (isTitle && row.$scanned) || '';
}

interface FieldCellProps extends Omit<React.ComponentProps<typeof GridCell>, 'onChange'> {
  onChange: GridRowProps['onChange'];
}

/** Keeps the cell's own properties the same between renderings. */
function FieldCell({ onChange, ...cell }: FieldCellProps) {
  const { rowKey, column } = cell;
  const { name } = column.field;
  const change = useCallback(
    (value: unknown) => onChange(rowKey, name, value),
    [onChange, rowKey, name],
  );
  return <GridCell {...cell} onChange={change} />;
}
