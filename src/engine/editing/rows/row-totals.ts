import { decimal, roundHalfUp } from '../../../../schemas/rules/decimal';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { isNumeric } from '../../fields/field';
import { numberScale } from '../../fields/figure';

/** The sum of a column; amounts in several currencies have none. */
export type Total = { value: number; currency: string | undefined } | 'several currencies';

interface TotalsOptions {
  fields: Fields;
  /** Columns to add up. */
  of: readonly string[];
  countedWhen?: (row: AnyRecord) => boolean;
  /** Currency of a row's amounts. */
  currencyOf: (row: AnyRecord) => string | undefined;
}

/** Adds columns up, exactly; texts that are no numbers (yet) and empty cells do not count. */
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
