import type { AnyRecord } from '../dialect';

/** Operation that counts what the start page shows, in one call. */
export const startOperation = 'GET /webapp/start';

/** Name of the server for the block of pinned views. */
export const pinnedViewsBlock = 'ansichten';

export function startQuery(blocks: readonly string[]) {
  return { bloecke: blocks.join(',') };
}

/** Number of rows, and their sums by currency. */
export interface StartCount {
  total: number;
  /** True if there are more than `total`. */
  isCapped: boolean;
  sums: readonly { value: number; currency: string | undefined }[];
}

export interface StartBlock {
  figures: Readonly<Record<string, StartCount>>;
  /** Figure whose first rows are there. */
  shows: string | undefined;
  rows: readonly AnyRecord[];
}

interface WireCount {
  total?: number;
  totalCapped?: boolean;
  summen?: readonly { wert: number; waehrung?: string }[];
}

interface WireBlock {
  zahlen?: Readonly<Record<string, WireCount>>;
  zeigt?: string;
  result?: readonly AnyRecord[];
  fehlgeschlagen?: boolean;
}

/** Returns the answer's blocks by name. */
export function blocksIn(data: unknown): Readonly<Record<string, unknown>> {
  return (data as { result: Readonly<Record<string, unknown>> }).result;
}

/** Reads a block; undefined for one that the server could not read. */
export function blockOf(wire: unknown): StartBlock | undefined {
  const { zahlen = {}, zeigt, result = [], fehlgeschlagen } = wire as WireBlock;
  if (fehlgeschlagen) return undefined;
  const figures = Object.entries(zahlen).map(([name, one]) => [name, countOf(one)] as const);
  return { figures: Object.fromEntries(figures), shows: zeigt, rows: result };
}

export interface PinnedView {
  id: number;
  name: string;
  /** Query that the view is stored under: `stammdaten/artikel`. */
  query: string;
  /** Number of its rows; undefined where they could not be counted. */
  count: StartCount | undefined;
}

/** Reads the pinned views; undefined where the server could not read them. */
export function pinnedViewsOf(wire: unknown): readonly PinnedView[] | undefined {
  const { result = [], fehlgeschlagen } = wire as WireBlock;
  if (fehlgeschlagen) return undefined;
  return result.map((view) => ({
    id: Number(view.id),
    name: String(view.name),
    query: String(view.liste),
    count: view.fehlgeschlagen ? undefined : countOf(view as WireCount),
  }));
}

function countOf({ total = 0, totalCapped = false, summen = [] }: WireCount): StartCount {
  return {
    total,
    isCapped: totalCapped,
    sums: summen.map(({ wert, waehrung }) => ({ value: wert, currency: waehrung })),
  };
}
