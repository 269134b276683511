import type { ColumnStructure, TableStructure } from './structure';

/**
 * Difference of a database: something that it lacks, or has besides what is wanted. Names are those of the database.
 */
export type Difference =
  | { kind: 'table'; table: string }
  | { kind: 'column'; table: string; column: string }
  | { kind: 'rename'; table: string; column: string; from: string }
  | { kind: 'superfluous'; table: string; column: string }
  | {
      kind: 'type' | 'notNull' | 'default' | 'generated';
      table: string;
      column: string;
      wanted: ColumnStructure;
      was: ColumnStructure;
    }
  | { kind: 'reference'; table: string; column: string; to: string }
  | { kind: 'unique'; table: string; column: string }
  | { kind: 'index'; table: string; columns: string };

/** Old names by `table.new`: what somebody said was renamed. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Compares tables, column by column. Further tables of the database, and its constraints and indexes beyond what is
 * wanted, are somebody's own and no difference. A column is only taken for a renamed one where `renames` says so.
 */
export function differences(
  actual: ReadonlyMap<string, TableStructure>,
  wanted: ReadonlyMap<string, TableStructure>,
  renames: Renames = new Map(),
): Difference[] {
  return [...wanted.values()].flatMap((table) => {
    const former = actual.get(table.name);
    if (!former) return [{ kind: 'table' as const, table: table.name }];
    const renamed = new Map(
      table.columns.flatMap(({ name }) => {
        const from = renames.get(`${table.name}.${name}`);
        return from !== undefined && former.columns.some((one) => one.name === from)
          ? [[from, name] as const]
          : [];
      }),
    );
    const found = withNames(former, renamed);
    return [
      ...[...renamed].map(([from, column]): Difference => ({
        kind: 'rename',
        table: table.name,
        column,
        from,
      })),
      ...columnDifferences(found, table),
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

/** Returns a table with the new names of its columns: what refers to them follows. */
function withNames(table: TableStructure, renamed: ReadonlyMap<string, string>): TableStructure {
  if (renamed.size === 0) return table;
  const inText = (text: string) => text.replace(/\w+/g, (word) => renamed.get(word) ?? word);
  const ofColumns = (columns: string) =>
    columns
      .split(',')
      .map((name) => renamed.get(name) ?? name)
      .join(',');
  return {
    name: table.name,
    columns: table.columns.map((column) => ({
      ...column,
      name: renamed.get(column.name) ?? column.name,
      generated: column.generated && inText(column.generated),
    })),
    references: table.references.map((reference) => {
      const [column = '', to = ''] = reference.split(' → ');
      return `${renamed.get(column) ?? column} → ${to}`;
    }),
    unique: table.unique.map(ofColumns),
    indexes: table.indexes.map(ofColumns),
  };
}

function columnDifferences(
  found: TableStructure,
  { name: table, columns }: TableStructure,
): Difference[] {
  const names = new Set(columns.map(({ name }) => name));
  const result = columns.flatMap((wanted): Difference[] => {
    const column = wanted.name;
    const own = found.columns.find(({ name }) => name === column);
    if (!own) return [{ kind: 'column', table, column }];
    const changed = (['generated', 'type', 'notNull', 'default'] as const).filter(
      (kind) => own[kind] !== wanted[kind],
    );
    // A generated column is made anew as a whole.
    const isMade = changed.includes('generated') || changed.includes('type');
    const kinds = wanted.generated !== null && isMade ? (['generated'] as const) : changed;
    return kinds.map((kind): Difference => ({ kind, table, column, wanted, was: own }));
  });
  const superfluous = found.columns
    .filter(({ name }) => !names.has(name))
    .map(({ name }): Difference => ({ kind: 'superfluous', table, column: name }));
  return [...result, ...superfluous];
}
