import { useMemo } from 'react';
import type { AnyRecord } from '../../define/definition';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Fields } from '../../fields/field';
import { useFormatters } from '../../data/use-formatters';
import { added } from './bars';
import styles from './breakdown.module.css';
import type { BreakdownTab } from './definition';

interface BreakdownTotalProps {
  tab: BreakdownTab;
  fields: Fields;
  /** Rows to add up; undefined while they are on their way: their line is kept free. */
  rows: readonly AnyRecord[] | undefined;
}

/** Sum of all rows, shown once for all charts: each adds up to the same. */
export function BreakdownTotal({ tab, fields, rows }: BreakdownTotalProps) {
  const labelOf = useFieldLabel();
  const shown = useMemo(
    () => [...tab.sums, tab.count].flatMap((name) => fields[name] ?? []),
    [tab, fields],
  );
  const formatters = useFormatters(shown);
  const { count, sums } = added(rows ?? [], tab);
  const values: readonly number[] = [...sums, count];
  return (
    <dl className={styles.total}>
      {rows &&
        shown.map((field, index) => (
          <div key={field.name}>
            <dt>{labelOf(field)}</dt>
            <dd>{formatters.get(field.name)?.(values[index])}</dd>
          </div>
        ))}
    </dl>
  );
}
