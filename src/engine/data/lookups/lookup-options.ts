import type { Lookup } from '../../../../schemas/define';
import { recordTitle } from '../../../../schemas/rules/record-title';
import type { AnyRecord } from '../../define/definition';

export interface LookupOption {
  value: string | number;
  label: string;
  /** Shown where it is set, but not offered: blocked, or an id of 0 and below. */
  blocked: boolean;
  row: AnyRecord;
}

export interface LookupOptions {
  options: readonly LookupOption[];
  byValue: ReadonlyMap<unknown, LookupOption>;
}

/** Turns the rows of a reference list into options; rows without value or text are left out. */
export function lookupOptions(lookup: Lookup, rows: readonly AnyRecord[]): LookupOptions {
  const options = rows.flatMap((row): LookupOption[] => {
    const value = row[lookup.value];
    const label = recordTitle(lookup.title, row, (_, part) => String(part));
    if ((typeof value !== 'string' && typeof value !== 'number') || label === '') return [];
    const blocked =
      (lookup.blocked !== undefined && row[lookup.blocked] === true) ||
      (typeof value === 'number' && value <= 0);
    return [{ value, label, blocked, row }];
  });
  return { options, byValue: new Map(options.map((option) => [option.value, option])) };
}
