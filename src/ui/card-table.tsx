import type { ReactNode } from 'react';
import styles from './card-table.module.css';

interface CardTableRow {
  key: string | number;
  /** Content of the cells, one for each column; the first names the row. */
  cells: readonly ReactNode[];
  action?: ReactNode;
}

interface CardTableProps {
  name: string;
  columns: readonly string[];
  rows: readonly CardTableRow[];
}

/** Table for a few rows that are only read; on a phone each is a card. */
export function CardTable({ name, columns, rows }: CardTableProps) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={name}>
      {/* CSS lays the table out anew, so explicit roles name its parts. */}
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
            <td role="cell" />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [head, ...others], action }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {head}
              </th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
              <td role="cell">{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
