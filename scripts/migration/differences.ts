import type { ColumnStructure, TableStructure } from './structure';

/** What a database lacks of what is wanted, or has besides it. Names are those of the database. */
export type Difference =
  | { kind: 'table'; table: string }
  | { kind: 'column'; table: string; column: string }
  | { kind: 'rename'; table: string; column: string; from: string }
  | { kind: 'superfluous'; table: string; column: string }
  | { kind: 'type'; table: string; column: string; wanted: ColumnStructure }
  | { kind: 'notNull'; table: string; column: string; wanted: ColumnStructure }
  | { kind: 'default'; table: string; column: string; wanted: ColumnStructure }
  | { kind: 'generated'; table: string; column: string; wanted: ColumnStructure }
  | { kind: 'reference'; table: string; column: string; to: string }
  | { kind: 'unique'; table: string; column: string }
  | { kind: 'index'; table: string; columns: string };

/** Old name by `table.new`: what somebody said was renamed. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Compares tables, column by column. What the database has in tables that are not wanted, and its
 * constraints and indexes beyond what is wanted, are somebody's own and no difference. A column is only
 * taken for a renamed one where `renames` says so.
 */
export function differences(
  actual: ReadonlyMap<string, TableStructure>,
  wanted: ReadonlyMap<string, TableStructure>,
  renames: Renames = new Map(),
): Difference[] {
  return [...wanted.values()].flatMap((table) => {
    const found = actual.get(table.name);
    if (!found) return [{ kind: 'table' as const, table: table.name }];
    return [
      ...columnDifferences(found, table, renames),
      ...table.references
        .filter((reference) => !found.references.includes(reference))
        .map((reference): Difference => {
          const [column = '', to = ''] = reference.split(' → ');
          return { kind: 'reference', table: table.name, column, to };
        }),
      ...table.unique
        .filter((columns) => !found.unique.includes(columns))
        .map((column): Difference => ({ kind: 'unique', table: table.name, column })),
      ...table.indexes
        // A longer index that begins with the same column serves as well.
        .filter((columns) => !found.indexes.some((own) => begins(own, columns)))
        .map((columns): Difference => ({ kind: 'index', table: table.name, columns })),
    ];
  });
}

function begins(index: string, columns: string): boolean {
  const [first = ''] = columns.split(',');
  return index === columns || (first !== '' && index.split(',')[0] === first);
}

function columnDifferences(
  found: TableStructure,
  { name: table, columns }: TableStructure,
  renames: Renames,
): Difference[] {
  const taken = new Set<string>();
  const result = columns.flatMap((wanted): Difference[] => {
    const from = renames.get(`${table}.${wanted.name}`) ?? wanted.name;
    const own = found.columns.find(({ name }) => name === from);
    const column = wanted.name;
    if (!own) return [{ kind: 'column', table, column }];
    taken.add(from);
    const renamed: Difference[] = from === column ? [] : [{ kind: 'rename', table, column, from }];
    const changed = (['type', 'notNull', 'default', 'generated'] as const)
      .filter((kind) => own[kind] !== wanted[kind])
      .map((kind): Difference => ({ kind, table, column, wanted }));
    return [...renamed, ...changed];
  });
  const superfluous = found.columns
    .filter(({ name }) => !taken.has(name))
    .map(({ name }): Difference => ({ kind: 'superfluous', table, column: name }));
  return [...result, ...superfluous];
}
