import type { AnyRecord } from '../../../api/dialect';
import { withRetryAfter } from '../../../api/retry-after';
import {
  isSelected,
  selectedStretches,
  type RowId,
  type Selection,
  type Stretch,
} from './selection';
import type { ListSource } from './list-source';
import { ApiError } from '../../../api/api-error';
import { readRecord } from '../../../api/records';
import type { Place } from '../../screens/place';

const pageSize = 1_000;
/** Gap in rows below which stretches are read as one. */
const smallGap = 250;

export interface ReadRowsOptions {
  total: number;
  /** Rows to read; every row without it. */
  selection?: Selection;
  /** Reads one row, for a selected row that has moved; undefined when it is gone. */
  readOne?: (id: RowId) => Promise<AnyRecord | undefined>;
  signal?: AbortSignal;
}

/**
 * Reads all or the selected rows, page by page in order, the next fetched ahead. A row that moves meanwhile comes once.
 */
export async function* readRows(
  source: ListSource,
  { total, selection, readOne, signal }: ReadRowsOptions,
): AsyncGenerator<readonly AnyRecord[]> {
  const seen = new Set<RowId>();
  const pages = pagesOf(stretchesToRead(selection, total));
  const read = ({ from, to }: Stretch) => {
    const limit = Math.min(pageSize, to - from + 1);
    const page = withRetryAfter(
      () => source.read({ offset: from, limit, count: false, signal }),
      signal,
    );
    // Once reading stops, later failures do not matter.
    page.catch(() => {});
    return page;
  };
  let page = pages.next();
  let coming = page.done ? undefined : read(page.value);
  while (!page.done && coming) {
    const { rows } = await coming;
    signal?.throwIfAborted();
    const { from, to } = page.value;
    // The end has come nearer, or was not known.
    const isEnd = rows.length < Math.min(pageSize, to - from + 1);
    page = isEnd ? { done: true, value: undefined } : pages.next();
    coming = page.done ? undefined : read(page.value);
    const wanted = rows.filter((row, position) => {
      const id = row.id as RowId;
      // Rows that are no records have nothing to be told apart by.
      const isTwice = row.id !== undefined && seen.has(id);
      if (isTwice || (selection && !isSelected(selection, id, from + position))) return false;
      seen.add(id);
      return true;
    });
    if (wanted.length > 0) yield wanted;
  }
  if (!selection || !readOne) return;
  for (const id of selection.added.keys()) {
    if (seen.has(id)) continue;
    signal?.throwIfAborted();
    const row = await withRetryAfter(() => readOne(id), signal);
    if (row) yield [row];
  }
}

function stretchesToRead(selection: Selection | undefined, total: number): readonly Stretch[] {
  // Rows that came after the count belong to «all».
  if (!selection || selection.all) return [{ from: 0, to: Infinity }];
  const joined: Stretch[] = [];
  for (const stretch of selectedStretches(selection, total)) {
    const last = joined.at(-1);
    if (last && stretch.from - last.to <= smallGap)
      joined[joined.length - 1] = { ...last, to: stretch.to };
    else joined.push(stretch);
  }
  return joined;
}

function* pagesOf(stretches: readonly Stretch[]): Generator<Stretch, undefined> {
  for (const { from, to } of stretches) {
    for (let start = from; start <= to; start += pageSize) {
      yield { from: start, to: Math.min(to, start + pageSize - 1) };
    }
  }
  return undefined;
}

/** Reads one row; undefined when it is gone. */
export async function readRow(
  place: Place,
  id: RowId,
  signal?: AbortSignal,
): Promise<AnyRecord | undefined> {
  try {
    const params = { ...place.params, id };
    return await readRecord(place.definition.api.record, { params, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
