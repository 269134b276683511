import { useMemo } from 'react';
import { useEngine } from '../../engine/application/context';
import { lookupNamed } from '../../engine/data/lookups/use-lookup';
import { useReferenceTexts } from '../../engine/data/references/use-reference-texts';
import { useScreenOfTable } from '../pages/use-screen-of-table';
import type { Reminder } from './reminder';

/** Returns the titles of the records that reminders are about; '' while they are being read. */
export function useReminderTitles(reminders: readonly Reminder[] | undefined) {
  const { registry } = useEngine();
  const screenOf = useScreenOfTable();
  const schemas = [
    ...new Set(reminders?.flatMap(({ tabelle }) => (tabelle && screenOf(tabelle)?.schema) || [])),
  ];
  const named = schemas.join(' ');
  const paths = useMemo(
    () => named.split(' ').flatMap((schema) => (schema ? lookupNamed(registry, schema).path : [])),
    [named, registry],
  );
  return useReferenceTexts(paths);
}
