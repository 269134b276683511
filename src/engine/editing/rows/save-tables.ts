import type { QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { rowsKey } from '../../data/lists/row-page';
import { askOnce, type AskWhether } from '../model/confirmed';
import type { ServerErrors } from '../model/edit-session';
import { partsParams, partsQuery } from './parts-query';
import { saveRows, type RowAttempts, type RowsProgress } from './save-rows';
import { rowsIn } from '../model/session-rows';
import type { RowTexts } from './use-row-texts';

interface SaveTablesOptions {
  client: QueryClient;
  language: string;
  lock: string | undefined;
  texts: RowTexts;
  attempts: RowAttempts;
  askWhether: AskWhether;
  onProgress?: (progress: RowsProgress) => void;
}

export interface TablesOutcome {
  base: AnyRecord;
  values: AnyRecord;
  errors: ServerErrors;
  stopped: unknown;
  failures: readonly unknown[];
  changed: boolean;
}

/** Saves the tables, only those of parts that were opened in the session. */
export async function saveTables(
  place: Place,
  id: RecordId,
  session: { base: AnyRecord; values: AnyRecord },
  { client, language, askWhether, ...options }: SaveTablesOptions,
): Promise<TablesOutcome> {
  const base: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  let errors: ServerErrors = {};
  let stopped: unknown;
  const failures: unknown[] = [];
  let changed = false;
  const ask = askOnce(askWhether);
  for (const table of place.tables.filter(({ isProperty }) => !isProperty)) {
    const before = rowsIn(session.base, table.name);
    const rows = rowsIn(session.values, table.name);
    if (!before || !rows) continue;
    base[table.name] = before;
    values[table.name] = rows;
    if (before === rows || stopped !== undefined) continue;
    const params = partsParams(place, table, id);
    const outcome = await saveRows(table, {
      base: before,
      rows,
      params,
      askWhether: ask,
      ...options,
    });
    base[table.name] = outcome.base;
    values[table.name] = outcome.rows;
    errors = { ...errors, ...outcome.errors };
    stopped = outcome.stopped;
    failures.push(...outcome.failures);
    changed ||= outcome.changed;
    if (!outcome.changed) continue;
    void client.invalidateQueries({ queryKey: rowsKey(table.schema) });
    client.setQueryData(partsQuery(place, table, id, language).queryKey, outcome.base);
  }
  return { base, values, errors, stopped, failures, changed };
}
