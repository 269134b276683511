import { useLocation } from 'react-router-dom';
import { visits } from '../../engine/data/visits';
import { useEngine } from '../../engine/application/context';
import { useStore } from '../../state/store';
import type { About } from './reminder-store';

/** The record that is open, where reminders can be about such; `tables`: the codes of those. */
export function useAboutHere(tables: readonly unknown[]): About | undefined {
  const { pathname } = useLocation();
  const { codes, entries } = useEngine().registry;
  const [last] = useStore(visits);
  if (!last || !`${pathname}/`.startsWith(`${last.path}/`)) return undefined;
  const schema = entries.find(({ name }) => name === last.screen)?.schema;
  const tabelle = schema === undefined ? undefined : codes[schema];
  const tabelleId = Number(last.path.split('/').at(-1));
  if (tabelle === undefined || !tables.includes(tabelle) || !Number.isSafeInteger(tabelleId)) {
    return undefined;
  }
  return { tabelle, tabelleId, title: last.title };
}
