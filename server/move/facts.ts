import type { MigrationMark } from '../db/migrate';

/** Column as every version of PostgreSQL names it. */
export interface ColumnFacts {
  name: string;
  type: string;
}

/** Table that migrations made: its columns except those that the database computes. */
export interface TableShape {
  name: string;
  columns: ColumnFacts[];
}

/** Sums of a table: its rows, its bytes of text, and a digest that does not depend on the order of the rows. */
export interface TableSums {
  rows: number;
  bytes: number;
  digest: string;
}

export type TableFacts = TableShape & TableSums;

export interface SequenceFacts {
  name: string;
  value: string;
  /** True if `value` was given out already. */
  called: boolean;
}

/** Facts about a company that are known before its rows are read, and have to hold where they arrive. */
export interface Facts {
  /** Time at which the company was in this state: ISO 8601, whole seconds, UTC. */
  created: string;
  /** Version of Kontor that wrote it. */
  product: string;
  postgresql: string;
  migrations: MigrationMark[];
  tables: TableFacts[];
  sequences: SequenceFacts[];
}

/** Tables and columns that only one side has, a sentence each. */
export function shapeDifferences(
  expected: readonly TableShape[],
  found: readonly TableShape[],
): string[] {
  const columnsOf = (tables: readonly TableShape[]) =>
    new Map(
      tables.flatMap(({ name, columns }) => [
        [`table ${name}`, 'table'] as const,
        ...columns.map((column) => [`column ${name}.${column.name}`, column.type] as const),
      ]),
    );
  const [left, right] = [columnsOf(expected), columnsOf(found)];
  return [
    ...[...left]
      .filter(([name, type]) => right.get(name) !== type)
      .map(([name, type]) =>
        right.has(name)
          ? `${name} is ${type} in the source, ${right.get(name)} by the migrations`
          : `${name} is in the source, and no migration makes it`,
      ),
    ...[...right.keys()]
      .filter((name) => !left.has(name))
      .map((name) => `${name} is made by a migration, and not in the source`),
  ];
}

/** Difference between what was sent of a table and what arrived; undefined when there is none. */
export function sumsDifference(
  table: string,
  expected: TableSums,
  found: TableSums,
): string | undefined {
  if (expected.rows !== found.rows) {
    return `${table}: ${expected.rows} rows were to come, ${found.rows} arrived`;
  }
  if (expected.digest === found.digest && expected.bytes === found.bytes) return undefined;
  return `${table}: ${expected.rows} rows arrived, but not the same ones (digest ${expected.digest}, ${found.digest})`;
}

/** Sequences that differ, or are on one side only, a sentence each. */
export function sequenceDifferences(
  expected: readonly SequenceFacts[],
  found: readonly SequenceFacts[],
): string[] {
  const text = (sequence: SequenceFacts | undefined) =>
    sequence ? `${sequence.value}${sequence.called ? '' : ' (not given out)'}` : 'missing';
  const byName = (sequences: readonly SequenceFacts[]) =>
    new Map(sequences.map((sequence) => [sequence.name, sequence]));
  const [left, right] = [byName(expected), byName(found)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((name) => text(left.get(name)) !== text(right.get(name)))
    .map(
      (name) =>
        `sequence ${name}: ${text(left.get(name))} in the source, ${text(right.get(name))} here`,
    );
}
