import type { Row } from '../model/row';

interface Step {
  before: readonly Row[];
  after: readonly Row[];
  /** Consecutive steps of one mark are one: the keystrokes of one cell. */
  mark: string | undefined;
}

export interface UndoStack {
  done: readonly Step[];
  undone: readonly Step[];
}

export const emptyUndo: UndoStack = { done: [], undone: [] };

/** Most steps, more than anybody undoes; each holds the rows by reference. */
const MOST = 100;

export function noted(
  stack: UndoStack,
  before: readonly Row[],
  after: readonly Row[],
  mark?: string,
): UndoStack {
  const last = stack.done.at(-1);
  const joins = mark !== undefined && last?.mark === mark && last.after === before;
  const step: Step = { before: joins ? last.before : before, after, mark };
  const former = joins ? stack.done.slice(0, -1) : followsFrom(stack, before);
  return { done: [...former, step].slice(-MOST), undone: [] };
}

/** Joins a consequence to the last step, so that it is never undone alone. */
export function amended(
  stack: UndoStack,
  before: readonly Row[],
  after: readonly Row[],
): UndoStack {
  const done = followsFrom(stack, before);
  const last = done.at(-1);
  return { done: last ? [...done.slice(0, -1), { ...last, after }] : [], undone: [] };
}

/**
 * Makes the same change to the rows of every step, now that something is known of them: no step of its own, and undone
 * with its cause.
 */
export function amendedThroughout(
  stack: UndoStack,
  before: readonly Row[],
  change: (rows: readonly Row[]) => readonly Row[],
): { stack: UndoStack; rows: readonly Row[] } {
  const known = new Map<readonly Row[], readonly Row[]>();
  const changed = (rows: readonly Row[]) => {
    const result = known.get(rows) ?? change(rows);
    known.set(rows, result);
    return result;
  };
  const steps = (all: readonly Step[]) =>
    all.map((step) => ({ ...step, before: changed(step.before), after: changed(step.after) }));
  return {
    stack: { done: steps(stack.done), undone: steps(stack.undone) },
    rows: changed(before),
  };
}

/** Undoes a step; undefined when there is none, or the rows have changed since. */
export function undo(
  stack: UndoStack,
  rows: readonly Row[],
): { stack: UndoStack; rows: readonly Row[] } | undefined {
  const last = stack.done.at(-1);
  if (last?.after !== rows) return undefined;
  return {
    stack: { done: stack.done.slice(0, -1), undone: [...stack.undone, last] },
    rows: last.before,
  };
}

/** Returns the rows as they were before the last undo. */
export function redo(
  stack: UndoStack,
  rows: readonly Row[],
): { stack: UndoStack; rows: readonly Row[] } | undefined {
  const last = stack.undone.at(-1);
  if (last?.before !== rows) return undefined;
  return {
    stack: { done: [...stack.done, last], undone: stack.undone.slice(0, -1) },
    rows: last.after,
  };
}

/** Steps count only if they led to the present rows: saving and loading start anew. */
function followsFrom({ done }: UndoStack, rows: readonly Row[]): readonly Step[] {
  return done.at(-1)?.after === rows ? done : [];
}
