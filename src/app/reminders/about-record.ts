import type { Registry } from '../../engine/application/registry';
import type { Visit } from '../../engine/data/visits';
import type { About } from './reminder-store';

interface Shown {
  pathname: string;
  /** Visits, the newest first. */
  visits: readonly Visit[];
  /** Codes of the tables that reminders can be about. */
  tables: readonly unknown[];
}

/** Returns the record that a page shows, if reminders can be about it; else the one that it stands in. */
export function aboutRecord(
  registry: Pick<Registry, 'codes' | 'entries'>,
  { pathname, visits, tables }: Shown,
): About | undefined {
  const [last] = visits;
  if (!last || !`${pathname}/`.startsWith(`${last.path}/`)) return undefined;
  const [, screen = '', id = ''] = last.path.split('/');
  const path = `/${screen}/${id}`;
  const above = visits.find((visit) => visit.path === path)?.title ?? last.title;
  return [last, { path, screen, title: above }]
    .map((visit) => aboutVisit(registry, visit, tables))
    .find((about) => about !== undefined);
}

function aboutVisit(
  { codes, entries }: Pick<Registry, 'codes' | 'entries'>,
  { path, screen, title }: Visit,
  tables: readonly unknown[],
): About | undefined {
  const schema = entries.find(({ name }) => name === screen)?.schema;
  const tabelle = schema === undefined ? undefined : codes[schema];
  const tabelleId = Number(path.split('/').at(-1));
  if (tabelle === undefined || !tables.includes(tabelle) || !Number.isSafeInteger(tabelleId)) {
    return undefined;
  }
  return { tabelle, tabelleId, title };
}
