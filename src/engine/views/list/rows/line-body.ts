import type { CellContent } from '../../../fields/cell-type';
import type { Field } from '../../../fields/field';
import { pinStyle, type GridColumn } from './grid-column';
import {
  gridCell,
  linkTo,
  recordLink,
  selectionCheck,
  type MakeBody,
  type RowTools,
} from './row-body';
import checkStyles from './check.module.css';
import styles from './row.module.css';

/**
 * Number of columns that tell rows apart when they pass by too fast to be read: the first one and those of the title.
 */
const keyColumns = 3;

/** Makes a row of one cell per column; the first holds the link to the record. */
export function lineBody(
  columns: readonly GridColumn[],
  titleFields: readonly string[],
  tools: RowTools,
): MakeBody {
  const isKey = keysOf(columns, titleFields);
  const isQuiet = columns.map(({ field: { type } }) => type.isAmount || type.isSwitch);
  const { editing } = tools;
  const isFixed = columns.map(({ field }) => editing?.ofColumn(field) === false);
  return (row) => {
    const cells = columns.map((column, position) => {
      const cell = gridCell(row, position, styles.cell ?? '');
      cell.dataset.align = column.align;
      if (isFigure(column.field)) cell.dataset.figures = '';
      if (isFixed[position]) cell.ariaReadOnly = 'true';
      if (!isKey[position]) cell.dataset.detail = '';
      if (column.pin !== undefined) {
        cell.dataset.pinned = '';
        Object.assign(cell.style, pinStyle(column));
      }
      return cell;
    });
    const check =
      cells[0] && tools.check !== undefined
        ? selectionCheck(cells[0], tools.check, checkStyles.check ?? '')
        : undefined;
    const link = cells[0] && recordLink(cells[0], styles.link ?? '');
    const linkText = link?.appendChild(document.createTextNode(''));
    const writers = columns.map((column, position) =>
      position === 0 && linkText
        ? ({ text }: CellContent) => {
            linkText.data = text || '–';
          }
        : column.cell(cells[position] as HTMLElement, column),
    );
    const open = cells.filter((_, position) => !isFixed[position]);
    const written: (CellContent | undefined)[] = columns.map(() => undefined);
    return {
      className: styles.row ?? '',
      cells,
      check,
      write: ({ of: { record, href }, texts }, keyOnly) => {
        // Leaves the link while rows fly past: nobody follows it.
        if (link && !keyOnly && link.getAttribute('href') !== href) linkTo(link, href);
        if (editing && !keyOnly) {
          const fixed = String(!editing.ofRow(record));
          for (const cell of open) cell.ariaReadOnly = fixed;
        }
        columns.forEach((column, position) => {
          if (keyOnly && !isKey[position]) return;
          const text = texts[position] ?? '';
          const value = record[column.field.name];
          const mark = column.markOf?.(record);
          const country = column.countryOf?.(record);
          const before = written[position];
          const isSame = before?.text === text && before.value === value;
          if (isSame && before.mark?.text === mark?.text && before.country === country) return;
          writers[position]?.((written[position] = { text, value, mark, country }));
          if (isQuiet[position]) cells[position]?.toggleAttribute('data-quiet', !value);
        });
      },
      clear: () => {
        link?.removeAttribute('href');
        columns.forEach((_, position) => {
          if (written[position]?.text === '') return;
          written[position] = { text: '', value: undefined };
          if (position === 0 && linkText) linkText.data = '';
          else writers[position]?.({ text: '', value: undefined });
        });
      },
    };
  };
}

function keysOf(columns: readonly GridColumn[], titleFields: readonly string[]): boolean[] {
  let left = keyColumns;
  return columns.map(({ field }, position) => {
    const isKey = left > 0 && (position === 0 || titleFields.includes(field.name));
    if (isKey) left -= 1;
    return isKey;
  });
}

/** Tells whether figures are tabular: in names Inter's tabular hyphen would tear a gap. */
function isFigure({ type }: Field): boolean | undefined {
  return type.figures !== undefined || type.comparison.isDay;
}
