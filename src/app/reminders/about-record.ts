import type { Registry } from '../../engine/application/registry';
import type { Visit } from '../../engine/data/visits';
import type { About } from './reminder-store';

/** The record that a page shows, where reminders can be about such; `tables`: the codes of those. */
export function aboutRecord(
  { codes, entries }: Pick<Registry, 'codes' | 'entries'>,
  {
    pathname,
    last,
    tables,
  }: { pathname: string; last: Visit | undefined; tables: readonly unknown[] },
): About | undefined {
  if (!last || !`${pathname}/`.startsWith(`${last.path}/`)) return undefined;
  const schema = entries.find(({ name }) => name === last.screen)?.schema;
  const tabelle = schema === undefined ? undefined : codes[schema];
  const tabelleId = Number(last.path.split('/').at(-1));
  if (tabelle === undefined || !tables.includes(tabelle) || !Number.isSafeInteger(tabelleId)) {
    return undefined;
  }
  return { tabelle, tabelleId, title: last.title };
}
