import { decimal, roundHalfUp } from '../../../../../schemas/rules/decimal';
import type { AnyRecord } from '../../../../api/dialect';
import type { Aggregate } from '../../../data/lists/aggregate';
import {
  isSelected,
  selectedStretches,
  type RowId,
  type Selection,
} from '../../../data/lists/selection';
import { isSummable, type Field, type Fields } from '../../../fields/field';
import type { GroupValue } from '../grouping/group-line';

/** Lists the figures of a selection: sum and mean, for rates and the like only the mean. */
export function selectionAggregates(shown: readonly Field[]): readonly Aggregate[] {
  return shown
    .filter(isSummable)
    .flatMap(({ name, type }): Aggregate[] => [
      ...(type.figures?.sum === 'usually' ? [{ field: name, function: 'SUM' as const }] : []),
      { field: name, function: 'AVG' },
    ])
    .slice(0, mostFigures);
}

/** Most figures: as many as one query takes. */
const mostFigures = 20;

/** Most places looked at, so that a selection of very many never stops the page. */
const mostPlaces = 20_000;

/** Returns the selected rows that are at hand. */
export function rowsAtHand(
  selection: Selection,
  total: number,
  recordAt: (place: number) => AnyRecord | undefined,
): readonly AnyRecord[] {
  const rows: AnyRecord[] = [];
  let looked = 0;
  for (const { from, to } of selectedStretches(selection, total)) {
    for (let place = from; place <= to && looked < mostPlaces; place += 1, looked += 1) {
      const row = recordAt(place);
      if (row && isSelected(selection, row.id as RowId, place)) rows.push(row);
    }
  }
  return rows;
}

/**
 * Computes figures as the server does: exact, each currency on its own, means rounded half up and without empty values.
 */
export function figuresOf(
  rows: readonly AnyRecord[],
  aggregates: readonly Aggregate[],
  fields: Fields,
): readonly GroupValue[] {
  const hasCurrency = Object.hasOwn(fields, 'waehrung');
  return aggregates.flatMap(({ field: name, function: of }) => {
    const isAmount = fields[name]?.type.isAmount === true;
    const currencyOf = (row: AnyRecord) =>
      isAmount && hasCurrency ? String(row.waehrung ?? 'EUR') : 'EUR';
    const currencies = [...new Set(rows.map(currencyOf))].sort();
    return currencies.map((waehrung): GroupValue => {
      const values = rows
        .filter((row) => currencyOf(row) === waehrung)
        .map((row) => row[name])
        .filter((value): value is number => typeof value === 'number');
      const sum = values.reduce((all, value) => all.plus(decimal(value)), decimal(0));
      const isEmpty = values.length === 0;
      const mean = isEmpty
        ? null
        : roundHalfUp(sum.div(values.length), Math.max(2, fields[name]?.type.scale ?? 2));
      return {
        attribute: name,
        function: of,
        value: of === 'SUM' ? Number(sum.toString()) : mean,
        ...(isAmount && { waehrung }),
      };
    });
  });
}
