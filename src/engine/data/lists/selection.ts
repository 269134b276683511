/**
 * Selection of all rows, or of stretches by index and single rows more or less by id; nothing is loaded. Another order
 * or filter empties it.
 */
export interface Selection {
  readonly all: boolean;
  /** Stretches, disjoint and ascending. */
  readonly stretches: readonly Stretch[];
  /** Rows selected besides: index by id. */
  readonly added: ReadonlyMap<RowId, number>;
  /** Rows not selected although in a stretch: index by id. */
  readonly removed: ReadonlyMap<RowId, number>;
  /** Row from which Shift selects. */
  readonly anchor: number | undefined;
  /** Row up to which Shift went last, and the selection before it: going back undoes it. */
  readonly stretched?: { readonly to: number; readonly before: Selection };
}

export type RowId = number | string;

/** Stretch of indexes, both included. */
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

export function selectedCount(selection: Selection, total: number): number {
  const covered = selection.all
    ? total
    : selection.stretches.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return covered + selection.added.size - selection.removed.size;
}

/** Counts the selected rows from one index to another. */
export function selectedWithin(selection: Selection, { from, to }: Stretch): number {
  const within = (rows: ReadonlyMap<RowId, number>) =>
    [...rows.values()].filter((index) => from <= index && index <= to).length;
  const covered = selection.all
    ? to - from + 1
    : selection.stretches.reduce(
        (sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from) + 1),
        0,
      );
  return covered + within(selection.added) - within(selection.removed);
}

/** Selects the stretch, or takes it out when all of it is selected. `total`: rows of the list. */
export function toggleStretch(selection: Selection, stretch: Stretch, total: number): Selection {
  const { from, to } = stretch;
  const isWhole = selectedWithin(selection, stretch) === to - from + 1;
  const rest = {
    added: outside(selection.added, stretch),
    removed: outside(selection.removed, stretch),
    anchor: from,
    stretched: undefined,
  };
  if (!isWhole && selection.all) return { ...selection, ...rest };
  if (!isWhole)
    return { ...selection, ...rest, stretches: withStretch(selection.stretches, stretch) };
  const stretches = selection.all ? [{ from: 0, to: total - 1 }] : selection.stretches;
  return {
    ...selection,
    ...rest,
    all: false,
    stretches: stretches.flatMap((one) =>
      [
        { from: one.from, to: Math.min(one.to, from - 1) },
        { from: Math.max(one.from, to + 1), to: one.to },
      ].filter((part) => part.from <= part.to),
    ),
  };
}

/** Selects a row or takes it out; it becomes the anchor of Shift. */
export function toggleRow(selection: Selection, id: RowId, index: number): Selection {
  const added = new Map(selection.added);
  const removed = new Map(selection.removed);
  if (isSelected(selection, id, index)) {
    if (!added.delete(id)) removed.set(id, index);
  } else {
    removed.delete(id);
    // Deselected in a stretch, it may have moved out of it since.
    if (!isCovered(selection, index)) added.set(id, index);
  }
  return { ...selection, added, removed, anchor: index, stretched: undefined };
}

/**
 * Selects from the anchor on. Rows with a known id are kept by id, so that they stay selected when others come or go
 * above.
 */
export function selectTo(
  selection: Selection,
  index: number,
  idAt: (index: number) => RowId | undefined = () => undefined,
): Selection {
  const before = selection.stretched?.before ?? selection;
  const anchor = selection.anchor ?? index;
  const stretch = { from: Math.min(anchor, index), to: Math.max(anchor, index) };
  const added = outside(before.added, stretch);
  const removed = outside(before.removed, stretch);
  const ids = before.all ? undefined : idsOf(stretch, idAt);
  const next: Selection = {
    ...before,
    anchor,
    stretches: ids || before.all ? before.stretches : withStretch(before.stretches, stretch),
    added: ids ? withRows(added, ids, before.stretches) : added,
    removed,
  };
  return { ...next, stretched: { to: index, before } };
}

/** Extends the selection by Shift and an arrow: on from where Shift went last, else from the row that was left. */
export function extendTo(
  selection: Selection,
  from: number,
  to: number,
  idAt?: (index: number) => RowId | undefined,
): Selection {
  const goesOn = selection.stretched?.to === from;
  return selectTo(
    goesOn ? selection : { ...selection, anchor: from, stretched: undefined },
    to,
    idAt,
  );
}

export function selectAll(): Selection {
  return { ...nothingSelected, all: true };
}

/**
 * Returns the stretches to read to have every selected row: ascending and disjoint; some rows in them may not be
 * selected.
 */
export function selectedStretches(selection: Selection, total: number): readonly Stretch[] {
  if (selection.all) return total > 0 ? [{ from: 0, to: total - 1 }] : [];
  return [...selection.added.values()].reduce(
    (stretches, index) => withStretch(stretches, { from: index, to: index }),
    selection.stretches,
  );
}

function isCovered({ all, stretches }: Selection, index: number): boolean {
  return all || stretches.some(({ from, to }) => from <= index && index <= to);
}

/** Most rows kept by id; more are kept as a stretch. */
const mostIds = 2_000;

function idsOf({ from, to }: Stretch, idAt: (index: number) => RowId | undefined) {
  if (to - from >= mostIds) return undefined;
  const ids: [RowId, number][] = [];
  for (let index = from; index <= to; index += 1) {
    const id = idAt(index);
    if (id === undefined) return undefined;
    ids.push([id, index]);
  }
  return ids;
}

function withRows(
  added: ReadonlyMap<RowId, number>,
  rows: readonly [RowId, number][],
  stretches: readonly Stretch[],
): ReadonlyMap<RowId, number> {
  const isIn = (index: number) => stretches.some(({ from, to }) => from <= index && index <= to);
  return new Map([...added, ...rows.filter(([, index]) => !isIn(index))]);
}

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
