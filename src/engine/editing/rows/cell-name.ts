/** Where something is wrong in a table: in a cell, or in a row as a whole. */
export interface CellPlace {
  table: string;
  key: string;
  field: string | undefined;
}

/** The name under which a session keeps what is wrong with a cell or a row; keys may hold anything but slashes. */
export function cellName(table: string, key: string, field?: string): string {
  return field === undefined ? `${table}/${key}` : `${table}/${key}/${field}`;
}

/** Reads what `cellName` wrote; undefined for the name of a field of the record itself. */
export function cellPlace(name: string): CellPlace | undefined {
  const [table = '', key, field] = name.split('/');
  return key === undefined ? undefined : { table, key, field };
}
