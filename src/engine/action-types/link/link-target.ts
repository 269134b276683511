import { textOfFilter, type Condition } from '../../../../schemas/rules/filter-grammar';
import { recordPath } from '../../screens/record-path';
import type { RecordId } from '../../../api/dialect';
import type { Engine } from '../../application/context';
import type { AnyRecord, ScreenDefinition } from '../../define/definition';
import { screenOfTable } from '../../screens/screen-of-table';
import { creatingTab } from './creating-tab';
import type { LinkAction } from './definition';

interface Host {
  place: { path: string; definition: Pick<ScreenDefinition, 'tabs'> };
  registry: Engine['registry'];
  id: RecordId;
  record: AnyRecord;
}

/**
 * Returns the address of a record of the other screen, of a new one with presets or in a tab of this record, or of the
 * other screen's list, all of it or filtered.
 */
export function linkTarget(action: LinkAction, { place, registry, id, record }: Host): string {
  if (action.creates !== undefined) {
    const { name = action.creates } =
      creatingTab(action.creates, place.definition.tabs, registry)?.tab ?? {};
    const query = presetQuery({ ...action.values }, action.create, record);
    return `${recordPath(place.path, id)}/${name}/new${query}`;
  }
  if (action.table !== undefined) {
    const { name = '' } = screenOfTable(registry, record[action.table]) ?? {};
    return recordPath(`/${name}`, record[action.id]);
  }
  const { screen, create, filter } = action;
  if (action.id !== undefined) return recordPath(`/${screen}`, record[action.id]);
  if (filter) {
    const conditions = Object.entries(filter).map(([field, name]): Condition => ({
      field,
      operator: '=',
      values: [String(record[name] ?? '')],
    }));
    return `/${screen}?${new URLSearchParams({ filter: textOfFilter(conditions) }).toString()}`;
  }
  if (!create) return `/${screen}`;
  return `/${screen}/new${presetQuery({}, create, record)}`;
}

/** Query that presets a new record; empty where nothing is preset. */
function presetQuery(
  values: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>> = {},
  record: AnyRecord,
): string {
  const query = new URLSearchParams(values);
  for (const [parameter, field] of Object.entries(fields)) {
    const value = record[field];
    if (value !== null && value !== undefined) query.set(parameter, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
