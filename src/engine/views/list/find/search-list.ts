import type { TFunction } from 'i18next';
import type { AnyRecord } from '../../../../api/dialect';
import type { GridColumn } from '../rows/grid-column';
import type { GroupTexts } from '../grouping/use-group-texts';
import type { Unfolded } from '../grouping/unfold';
import type { ListSource } from '../../../data/lists/list-source';
import { findMatch, type FoundCell, groupedLines, recordLines } from './find-lines';

export interface SearchedList {
  source: ListSource;
  columns: readonly GridColumn[];
  /** Number of records, without the rows of groups. */
  total: number;
  /** Returns the title of a card, where rows are cards, which have one cell. */
  cardTitle: ((record: AnyRecord) => string) | undefined;
  /** Rows with every group open; undefined while nothing is grouped. */
  unfolded: Unfolded | undefined;
  groupTexts: Pick<GroupTexts, 'titleOf' | 'valueOf'>;
}

interface Asked {
  text: string;
  step: 1 | -1;
  active: FoundCell;
  resume: number | undefined;
  signal: AbortSignal;
  t: TFunction<'list'>;
  say: (message: string) => void;
}

interface Found {
  message: string;
  cell?: FoundCell;
  pausedAt?: number;
}

/** Searches a list, and opens the groups above what it finds. */
export async function searchList(list: SearchedList, asked: Asked): Promise<Found> {
  const { source, columns, total, cardTitle, unfolded, groupTexts } = list;
  const { text, step, signal, t, say } = asked;
  const records = recordLines({
    count: total,
    read: async (offset, limit) =>
      (await source.read({ offset, limit, count: false, signal })).rows,
    textsOf: (record) => {
      const texts = columns.map(({ field, format }) => format(record[field.name], record));
      return cardTitle ? [[cardTitle(record), ...texts].join('\n')] : texts;
    },
    signal,
    onProgress: (row) => say(t('list:find.searching', { row: row + 1 })),
  });
  const lines = unfolded ? groupedLines(unfolded, records, groupTexts.valueOf) : records;
  const result = await findMatch({ text, lines, from: startOf(asked, unfolded), step });
  const numberOf = (row: number) => (unfolded?.recordAt(row) ?? row) + 1;
  if ('pausedAt' in result) {
    const { pausedAt } = result;
    return { pausedAt, message: t('list:find.paused', { row: numberOf(pausedAt) }) };
  }
  if ('none' in result) return { message: t('list:find.none') };
  const { row, column } = result.found;
  const group = unfolded?.groupAt(row);
  return {
    cell: { row: unfolded?.show(row) ?? row, column },
    message: group ? groupTexts.titleOf(group) : t('list:find.found', { row: numberOf(row) }),
  };
}

function startOf(
  { active, resume, step }: Pick<Asked, 'active' | 'resume' | 'step'>,
  unfolded: Unfolded | undefined,
): FoundCell {
  if (resume !== undefined) return { row: resume, column: step > 0 ? -1 : Infinity };
  // Starts at the first row when in the header.
  if (active.row < 0) return { row: 0, column: -1 };
  return { ...active, row: unfolded?.rowOf(active.row) ?? active.row };
}
