import type { Registry } from '../application/registry';
import type { AnyRecord } from '../define/definition';
import type { Place } from './place';
import { idOf } from './record-id';
import { recordPath } from './record-path';
import { tabTypeOf } from './tab-type';

/** Address of a screen's records. */
export interface RecordAddress {
  /** Returns the address of a record; undefined for one that cannot be opened by itself. */
  addressOf: (record: AnyRecord) => string | undefined;
  /** Field that holds what they are a part of, where they have no screen of their own. */
  parent?: string;
}

/**
 * Returns the address on their own screen, else in the tab of what they are a part of. Undefined where they have no
 * such place.
 */
export async function recordAddress(
  registry: Registry,
  { definition, path }: Pick<Place, 'definition' | 'path'>,
): Promise<RecordAddress | undefined> {
  if (definition.standalone) return { addressOf: ({ id }) => below(path, idOf(id)) };
  const { 'x-parent': parent = '', properties } = await registry.loadSchema(definition.schema);
  const of = properties[parent]?.['x-ref'];
  const entry = registry.entries.find(({ schema, standalone }) => standalone && schema === of);
  if (of === undefined || !entry) return undefined;
  const { tabs } = await registry.loadScreen(entry.name);
  const tab = tabs.find((one) => {
    const embedded = tabTypeOf(registry, one).embeds?.(one);
    return embedded?.screen === definition.name && embedded.by === parent;
  });
  if (!tab) return undefined;
  const addressOf = (record: AnyRecord) => {
    const holder = below(`/${entry.name}`, idOf(record[parent]));
    return holder && below(`${holder}/${tab.name}`, idOf(record.id));
  };
  return { addressOf, parent };
}

function below(path: string, id: ReturnType<typeof idOf>): string | undefined {
  return id === undefined ? undefined : recordPath(path, id);
}
