import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { visits } from '../../engine/data/visits';
import { notifyFailure } from '../../failure/notify-failure';
import { aboutRecord } from './about-record';
import { writtenReminder } from './reminder-store';

interface NewReminder {
  /** Begins a reminder, about the open record if there is a suitable one. */
  begin: () => void;
  /** Tells whether a record is open that a reminder can be about. */
  isAboutRecord: () => boolean;
}

/** Returns what begins a new reminder; undefined where the user may have none. */
export function useNewReminder(): NewReminder | undefined {
  const { registry, can } = useEngine();
  const client = useQueryClient();
  const { pathname } = useLocation();
  if (!can('POST /crm/erinnerungen')) return undefined;
  const fields = fieldsQuery(registry, 'Reminder');
  const aboutOf = (tables: readonly unknown[]) =>
    aboutRecord(registry, { pathname, visits: visits.get(), tables });
  const begin = async () => {
    const { tabelle } = await client.ensureQueryData(fields);
    writtenReminder.set({ about: aboutOf(tabelle?.values ?? []) });
  };
  return {
    begin: () => void begin().catch(notifyFailure),
    isAboutRecord: () => {
      const known = client.getQueryData(fields.queryKey)?.tabelle?.values;
      // Until that is known: any screen whose records have a code of their own.
      return aboutOf(known ?? Object.values(registry.codes)) !== undefined;
    },
  };
}
