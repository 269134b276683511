import type { AnyRecord } from '../../../../define/definition';
import type { Row } from '../../../../editing/model/row';

interface PasteOptions {
  rows: readonly Row[];
  cells: readonly (readonly string[])[];
  at: { row: number; column: number };
  /** Field names; undefined where a copied column is none of the table's. */
  columns: readonly (string | undefined)[];
  read: (text: string, field: string) => unknown;
  canEdit: (row: Row, field: string) => boolean;
  /** Applies changes to a row, with what follows from them. */
  change: (row: Row, changes: AnyRecord) => Row;
  /** Creates rows; undefined where none can be added. */
  create: ((count: number) => readonly Row[]) | undefined;
}

export interface PasteResult {
  rows: readonly Row[];
  /** New rows for the end of the table. */
  added: readonly Row[];
  filled: readonly { key: string; field: string }[];
  /** Number of cells that stand beyond the table or must not be changed. */
  notTaken: number;
}

/** Writes copied cells into rows; what goes beyond the last row makes new rows. */
export function pasteCells(options: PasteOptions): PasteResult {
  const { rows, cells, at, columns, read, canEdit, change, create } = options;
  const filled: { key: string; field: string }[] = [];
  let notTaken = 0;
  const laid = (row: Row, texts: readonly string[]): Row => {
    let result = row;
    texts.forEach((text, offset) => {
      const field = columns[at.column + offset];
      // An earlier cell of the same row may decide whether this one can be changed.
      if (field === undefined || !canEdit(result, field)) {
        if (text.trim() !== '') notTaken += 1;
        return;
      }
      result = change(result, { [field]: read(text, field) });
      filled.push({ key: row.$key, field });
    });
    return result;
  };
  const changed = rows.map((row, index) => {
    const texts = cells[index - at.row];
    return texts && index >= at.row ? laid(row, texts) : row;
  });
  const over = cells.slice(Math.max(0, rows.length - at.row));
  const fresh = create?.(over.length) ?? [];
  const added = fresh.map((row, index) => laid(row, over[index] ?? []));
  notTaken += over.slice(fresh.length).flat().length;
  return { rows: changed, added, filled, notTaken };
}
