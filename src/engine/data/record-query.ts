import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../api/dialect';
import { readRecord } from '../../api/records';
import type { AnyRecord } from '../define/definition';
import { rowsKey } from './lists/row-page';
import { referencesKey } from './references/reference-query';
import type { Place } from '../screens/place';

export function recordQuery(place: Place, id: RecordId, language: string) {
  const path = place.definition.api.record;
  return queryOptions({
    queryKey: [...recordKey(place, id), language],
    queryFn: ({ signal }): Promise<AnyRecord> =>
      readRecord(path, { params: { ...place.params, id }, signal }),
    meta: { schema: place.definition.schema, saysMissing: true },
  });
}

function recordKey(place: Place, id: RecordId): readonly unknown[] {
  const path = place.definition.api.record;
  const named = Object.entries(place.params).filter(([name]) => path.includes(`{${name}}`));
  return ['record', path, Object.fromEntries(named), id];
}

/**
 * Notes a change of a record: `record` is the record now, without it the record is fetched again. Every list of its
 * schema and what its tabs list (its history) is fetched again in any case.
 */
export function recordChanged(
  client: QueryClient,
  place: Place,
  id: RecordId,
  record: AnyRecord | undefined,
): void {
  const key = recordKey(place, id);
  if (record) client.setQueriesData({ queryKey: key }, record);
  else void client.invalidateQueries({ queryKey: key });
  listsChanged(client, place);
  tabsChanged(client, place);
  aboveChanged(client, place);
}

/** Refreshes the tabs; tables that are edited with the record are refreshed by their own saving. */
function tabsChanged(client: QueryClient, { definition, tables }: Place): void {
  const edited = new Set(tables.map(({ schema }) => schema));
  const listed = new Set(
    definition.tabs.flatMap((tab) =>
      'schema' in tab && typeof tab.schema === 'string' ? [tab.schema] : [],
    ),
  );
  for (const schema of listed) {
    if (!edited.has(schema)) void client.invalidateQueries({ queryKey: rowsKey(schema) });
  }
}

/** Notes changes to many records of a place: whatever shows them is fetched again. */
export function recordsChanged(client: QueryClient, place: Place): void {
  void client.invalidateQueries({ queryKey: ['record', place.definition.api.record] });
  listsChanged(client, place);
  aboveChanged(client, place);
}

/** Refreshes the record above, which may show sums of those below. */
function aboveChanged(client: QueryClient, { parent }: Place): void {
  if (parent) recordChanged(client, parent.place, parent.id, undefined);
}

/** Notes a deletion: every list of its schema is fetched again. */
export function recordRemoved(client: QueryClient, place: Place, id: RecordId): void {
  void client.cancelQueries({ queryKey: recordKey(place, id) });
  listsChanged(client, place);
  aboveChanged(client, place);
}

/** Refreshes the records of a schema, in rows or as the reference of another record. */
function listsChanged(client: QueryClient, { definition }: Place): void {
  void client.invalidateQueries({ queryKey: rowsKey(definition.schema) });
  void client.invalidateQueries({ queryKey: referencesKey(definition.api.list) });
}

/** Forgets a record; not while its page is open, which would fetch it again. */
export function forgetRecord(client: QueryClient, place: Place, id: RecordId): void {
  client.removeQueries({ queryKey: recordKey(place, id) });
}
