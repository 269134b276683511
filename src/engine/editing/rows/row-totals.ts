import { decimal, roundHalfUp } from '../../../../schemas/rules/decimal';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { isNumeric } from '../../fields/field';
import { numberScale } from '../../fields/figure';

/** Total of a column; amounts in several currencies have no sum. */
export type Total = { value: number; currency: string | undefined } | 'several currencies';

interface TotalsOptions {
  fields: Fields;
  of: readonly string[];
  countedWhen?: (row: AnyRecord) => boolean;
  currencyOf: (row: AnyRecord) => string | undefined;
}

/** Exact; empty cells and texts that are no numbers (yet) do not count. */
export function rowTotals(
  rows: readonly AnyRecord[],
  { fields, of, countedWhen, currencyOf }: TotalsOptions,
): ReadonlyMap<string, Total> {
  const counted = countedWhen ? rows.filter(countedWhen) : rows;
  return new Map(
    of.flatMap((name) => {
      const field = fields[name];
      if (!field || !isNumeric(field)) return [];
      let sum = decimal(0);
      const currencies = new Set<string>();
      for (const row of counted) {
        const value = row[name];
        if (typeof value !== 'number') continue;
        if (field.metadata.when && !field.metadata.when({ ...row })) continue;
        sum = sum.plus(decimal(value));
        const currency = field.type.isAmount ? currencyOf(row) : undefined;
        if (currency !== undefined) currencies.add(currency);
      }
      const total: Total =
        currencies.size > 1
          ? 'several currencies'
          : { value: roundHalfUp(sum, numberScale(field)), currency: [...currencies][0] };
      return [[name, total] as const];
    }),
  );
}
