/** Row and day of a schedule. */
export interface CellAt {
  row: string;
  day: string;
}

/** Names a cell in the document: `7 2026-11-23`. */
export function cellName({ row, day }: CellAt): string {
  return `${row} ${day}`;
}

/** Reads the name of a cell; undefined for anything else. */
export function readCellName(name: string): CellAt | undefined {
  const at = name.lastIndexOf(' ');
  return at < 0 ? undefined : { row: name.slice(0, at), day: name.slice(at + 1) };
}
