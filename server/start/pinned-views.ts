import { and } from 'drizzle-orm';
import type { Call } from '../http/operations/call';
import type { Contract } from '../http/contract/contract';
import { mayCall } from '../http/access/required-right';
import { predicateSql } from '../queries/predicate-sql';
import { readPredicate } from '../queries/predicate';
import { pinnedPresets, type PinnedPreset } from '../queries/preset-store';
import { queryableList } from '../queries/queryable-list';
import { substitution } from '../queries/variables';
import { totalOf, type Total } from '../resources/lists/count-rows';
import { visibleRows } from '../resources/records/row-rights';
import type { Tables } from '../resources/model/tables';
import { textRoom } from '../resources/lists/text-room';

interface PinnedView extends Total {
  id: number;
  name: string;
  liste: string;
  fehlgeschlagen?: true;
}

/** Reads the views that the caller has pinned, of existing lists that he may see, with the number of their rows. */
export async function readPinnedViews(
  call: Call,
  contract: Contract,
  tables: Tables,
): Promise<{ result: PinnedView[] }> {
  const { caller } = call;
  const pinned = await pinnedPresets(caller, call.db);
  const result: PinnedView[] = [];
  // One after the other: pinned views never take more than one connection.
  for (const preset of pinned) {
    const { id, name, query } = preset;
    const view = { id, name, liste: query };
    try {
      const total = await countPinned(preset, call, contract, tables);
      if (total) result.push({ ...view, ...total });
    } catch (error) {
      call.note(error);
      result.push({ ...view, fehlgeschlagen: true });
    }
  }
  return { result };
}

async function countPinned(
  { query, predicate }: PinnedPreset,
  call: Call,
  contract: Contract,
  tables: Tables,
): Promise<Total | undefined> {
  const { caller } = call;
  const [groupKey = '', id = ''] = query.split('/');
  const { resource, operation } = queryableList({ groupKey, id }, contract, tables);
  if (!mayCall(operation.right, caller)) return undefined;
  const context = {
    resource,
    caller,
    language: call.language,
    substitute: substitution([], caller, new Date()),
    stored: true,
    room: textRoom(),
  };
  const where = and(
    visibleRows(resource, operation.right, call),
    predicateSql(readPredicate(predicate), context),
  );
  return totalOf('capped', { rows: resource.table, where }, call.db);
}
