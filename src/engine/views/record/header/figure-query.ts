import { decimal } from '../../../../../schemas/rules/decimal';
import { paramsBelow, type Place } from '../../../screens/place';
import type { TabFigure } from '../../../screens/tab-type';
import { wholeRowsQuery } from '../../../data/lists/rows-source';

/** What the rows add up to in one field; the request is the one that the tab makes. */
export function figureQuery(figure: TabFigure, place: Place, id: number, language: string) {
  const { list, by, schema, field } = figure;
  const call = {
    list,
    params: paramsBelow(list, place, id),
    query: by === undefined ? {} : { [by]: id },
  };
  return {
    ...wholeRowsQuery(call, {}, schema, language),
    select: (rows: readonly Readonly<Record<string, unknown>>[]) =>
      rows.reduce((sum, row) => sum.plus(decimal(Number(row[field] ?? 0))), decimal(0)).toNumber(),
    meta: { failure: 'silent' as const },
  };
}
