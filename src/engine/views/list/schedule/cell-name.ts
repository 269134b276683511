/** A row and a day of a schedule. */
export interface CellAt {
  row: string;
  day: string;
}

/** In the document: `7 2026-11-23`. */
export function cellName({ row, day }: CellAt): string {
  return `${row} ${day}`;
}

/** Undefined for anything else. */
export function readCellName(name: string): CellAt | undefined {
  const at = name.lastIndexOf(' ');
  return at < 0 ? undefined : { row: name.slice(0, at), day: name.slice(at + 1) };
}
