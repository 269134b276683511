/**
 * Which rows of a list are selected, without loading them: the whole list or stretches of it by index,
 * and single rows by id that are more or less than that. Indexes count in the list's present order and
 * filter; another order or filter begins with an empty selection.
 */
export interface Selection {
  /** Every row that the filter lets through. */
  readonly all: boolean;
  /** Disjoint and ascending. */
  readonly stretches: readonly Stretch[];
  /** Selected beside them: index by id. */
  readonly added: ReadonlyMap<RowId, number>;
  /** Not selected although in them: index by id. */
  readonly removed: ReadonlyMap<RowId, number>;
  /** Row from which Shift selects. */
  readonly anchor: number | undefined;
}

export type RowId = number | string;

/** Rows from an index to another one, both included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const nothingSelected: Selection = {
  all: false,
  stretches: [],
  added: new Map(),
  removed: new Map(),
  anchor: undefined,
};

export function isSelected(selection: Selection, id: RowId, index: number): boolean {
  if (selection.removed.has(id)) return false;
  return selection.added.has(id) || isCovered(selection, index);
}

/** How many rows of a list are selected. */
export function selectedCount(selection: Selection, total: number): number {
  const covered = selection.all
    ? total
    : selection.stretches.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return covered + selection.added.size - selection.removed.size;
}

/** Selects a row or takes it out; Shift goes on from it. */
export function toggleRow(selection: Selection, id: RowId, index: number): Selection {
  const added = new Map(selection.added);
  const removed = new Map(selection.removed);
  if (isSelected(selection, id, index)) {
    if (!added.delete(id)) removed.set(id, index);
  } else if (!removed.delete(id)) added.set(id, index);
  return { ...selection, added, removed, anchor: index };
}

/** Selects every row between the anchor and an index. */
export function selectTo(selection: Selection, index: number): Selection {
  const anchor = selection.anchor ?? index;
  const stretch = { from: Math.min(anchor, index), to: Math.max(anchor, index) };
  return {
    ...selection,
    anchor,
    stretches: withStretch(selection.stretches, stretch),
    added: outside(selection.added, stretch),
    removed: outside(selection.removed, stretch),
  };
}

/** Selects every row that the filter lets through, by saying so. */
export function selectAll(): Selection {
  return { ...nothingSelected, all: true };
}

function isCovered({ all, stretches }: Selection, index: number): boolean {
  return all || stretches.some(({ from, to }) => from <= index && index <= to);
}

/** Joined with those that it touches. */
function withStretch(stretches: readonly Stretch[], next: Stretch): readonly Stretch[] {
  let { from, to } = next;
  const apart = stretches.filter((other) => {
    if (other.to < from - 1 || other.from > to + 1) return true;
    from = Math.min(from, other.from);
    to = Math.max(to, other.to);
    return false;
  });
  return [...apart, { from, to }].sort((a, b) => a.from - b.from);
}

function outside(
  rows: ReadonlyMap<RowId, number>,
  { from, to }: Stretch,
): ReadonlyMap<RowId, number> {
  return new Map([...rows].filter(([, index]) => index < from || index > to));
}
