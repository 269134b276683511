/** Place of a cell, or without `field` of a whole row. */
export interface CellPlace {
  table: string;
  key: string;
  field: string | undefined;
}

/** Keys may hold anything but slashes. */
export function cellName(table: string, key: string, field?: string): string {
  return field === undefined ? `${table}/${key}` : `${table}/${key}/${field}`;
}

/** Reads a place, the reverse of `cellName`; undefined for a field of the record itself. */
export function cellPlace(name: string): CellPlace | undefined {
  const [table = '', key, field] = name.split('/');
  return key === undefined ? undefined : { table, key, field };
}
