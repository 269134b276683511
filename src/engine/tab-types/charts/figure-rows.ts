import type { RecordId } from '../../../api/dialect';
import { parseFilter, type Condition } from '../../../../schemas/rules/filter-grammar';
import type { RowsCall } from '../../data/lists/rows-source';
import { currencyField } from '../../fields/value-formatter';
import type { Figure } from './chart-figures';
import type { Chart, ChartDrillDown } from './definition';

/** Returns the call for the records that a figure adds up. */
export function figureRows(
  { by }: Pick<Chart, 'by'>,
  { list, day, by: same = {}, filter = '' }: ChartDrillDown,
  figure: Figure & { currency?: string | undefined },
  id: RecordId | undefined,
): RowsCall {
  const equal = (field: string, value: unknown): Condition =>
    value === null || value === undefined
      ? { field, operator: 'null', values: [] }
      : { field, operator: '=', values: [String(value)] };
  const { row, currency } = figure;
  return {
    list,
    params: {},
    query: {},
    fixed: [
      ...parseFilter(filter).conditions,
      { field: day, operator: '>=', values: [figure.from] },
      { field: day, operator: '<=', values: [figure.until] },
      ...(by !== undefined && id !== undefined ? [equal(by, id)] : []),
      ...(currency === undefined ? [] : [equal(currencyField, currency)]),
      ...(row ? Object.entries(same).map(([field, name]) => equal(field, row[String(name)])) : []),
    ],
    isWhole: false,
  };
}
