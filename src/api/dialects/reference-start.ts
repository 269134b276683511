import type { AnyRecord } from '../dialect';

/** Counts what the start page shows, in one call. */
export const startOperation = 'GET /webapp/start';

/** What the server calls the block of pinned views. */
export const pinnedViewsBlock = 'ansichten';

export function startQuery(blocks: readonly string[]) {
  return { bloecke: blocks.join(',') };
}

/** How many rows, and what they add up to, by currency. */
export interface StartCount {
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
  sums: readonly { value: number; currency: string | undefined }[];
}

export interface StartBlock {
  figures: Readonly<Record<string, StartCount>>;
  /** The figure whose first rows are there. */
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

/** The answer's blocks by name. */
export function blocksIn(data: unknown): Readonly<Record<string, unknown>> {
  return (data as { result: Readonly<Record<string, unknown>> }).result;
}

/** Undefined for one that the server could not read. */
export function blockOf(wire: unknown): StartBlock | undefined {
  const { zahlen = {}, zeigt, result = [], fehlgeschlagen } = wire as WireBlock;
  if (fehlgeschlagen) return undefined;
  const figures = Object.entries(zahlen).map(([name, one]) => [name, countOf(one)] as const);
  return { figures: Object.fromEntries(figures), shows: zeigt, rows: result };
}

export interface PinnedView {
  id: number;
  name: string;
  /** As views are stored: `stammdaten/artikel`. */
  query: string;
  /** Undefined where it could not be counted. */
  count: StartCount | undefined;
}

/** Undefined where the server could not read them. */
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
