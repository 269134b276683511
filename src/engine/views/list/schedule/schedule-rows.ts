import type { LookupOption } from '../../../data/lookups/use-lookup';
import { noRow } from './schedule-cells';

export interface ScheduleRow {
  /** Value as text; empty for records without one. */
  key: string;
  label: string;
}

/** Lists the rows: first what has no row yet, then all that exist; who is blocked only where something is planned. */
export function scheduleRows(
  options: readonly Pick<LookupOption, 'value' | 'label' | 'blocked'>[],
  cells: ReadonlyMap<string, unknown>,
  without: string,
): readonly ScheduleRow[] {
  const rows = options
    .filter(({ value, blocked }) => !blocked || cells.has(String(value)))
    .map(({ value, label }) => ({ key: String(value), label }));
  return [{ key: noRow, label: without }, ...rows];
}
