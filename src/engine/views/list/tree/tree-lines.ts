import type { AnyRecord } from '../../../../api/dialect';
import type { RowId } from '../../../data/lists/selection';

/** Records below another, as far as they are known. */
export interface Below {
  /** Rows; undefined while they are being read. */
  rows: readonly AnyRecord[] | undefined;
  error?: unknown;
}

interface At {
  /** Level, from 1 on. */
  level: number;
  /** Record above; undefined at the top. */
  parent: AnyRecord | undefined;
}

/** Line of the tree; `pending` and `failed` stand in place of records that are not there. */
export type TreeLine = At &
  (
    | {
        kind: 'record';
        record: AnyRecord;
        position: number;
        /** Number of records beside it; -1 while it is not known. */
        size: number;
        /** True if it is unfolded; undefined where nothing stands below it. */
        isOpen: boolean | undefined;
      }
    | { kind: 'pending'; error?: undefined }
    | { kind: 'failed'; error: unknown }
  );

interface Tree {
  top: readonly AnyRecord[];
  /** True if more may stand at the top than were read. */
  hasMore: boolean;
  open: ReadonlySet<RowId>;
  belowOf: (id: RowId) => Below | undefined;
  /** Tells whether there may be something below a record. */
  mayHave: (record: AnyRecord) => boolean;
}

/** Lists the records in sight, one below the other. A record that stands below itself is shown once. */
export function treeLines(tree: Tree): TreeLine[] {
  const lines: TreeLine[] = [];
  const add = (rows: readonly AnyRecord[], at: At, size: number, above: ReadonlySet<RowId>) => {
    rows.forEach((record, index) => {
      const id = record.id as RowId;
      const below = tree.belowOf(id);
      const isEmpty = below?.rows?.length === 0;
      const isFoldable = !isEmpty && !above.has(id) && tree.mayHave(record);
      const isOpen = isFoldable ? tree.open.has(id) : undefined;
      lines.push({ kind: 'record', record, position: index + 1, size, isOpen, ...at });
      if (!isOpen) return;
      const inside: At = { level: at.level + 1, parent: record };
      if (below?.rows) add(below.rows, inside, below.rows.length, new Set([...above, id]));
      else if (below?.error) lines.push({ kind: 'failed', error: below.error, ...inside });
      else lines.push({ kind: 'pending', ...inside });
    });
  };
  add(tree.top, { level: 1, parent: undefined }, tree.hasMore ? -1 : tree.top.length, new Set());
  return lines;
}

/** Step of an arrow on a line: goes to another, or folds the record of this one. */
export type TreeStep = { to: number } | { fold: AnyRecord } | undefined;

/** Returns the step of a key, as the pattern «treegrid» has it. */
export function treeStep(lines: readonly TreeLine[], at: number, key: string): TreeStep {
  const line = lines[at];
  const last = lines.length - 1;
  if (key === 'ArrowDown') return { to: Math.min(last, at + 1) };
  if (key === 'ArrowUp') return { to: Math.max(0, at - 1) };
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: last };
  if (!line) return undefined;
  const isOpen = line.kind === 'record' ? line.isOpen : undefined;
  if (key === 'ArrowRight') {
    if (line.kind !== 'record' || isOpen === undefined) return undefined;
    return isOpen ? { to: Math.min(last, at + 1) } : { fold: line.record };
  }
  if (key !== 'ArrowLeft') return undefined;
  if (line.kind === 'record' && isOpen) return { fold: line.record };
  const above = lines.slice(0, at).findLastIndex(({ level }) => level < line.level);
  return above < 0 ? undefined : { to: above };
}

/** Lists the records beside one that can be unfolded. */
export function foldedBeside(lines: readonly TreeLine[], at: number): readonly RowId[] {
  const of = lines[at];
  if (!of) return [];
  return lines.flatMap((line) =>
    line.kind === 'record' && line.isOpen === false && line.parent?.id === of.parent?.id
      ? [line.record.id as RowId]
      : [],
  );
}
