import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { visits } from '../../engine/data/visits';
import { notifyFailure } from '../../failure/notify-failure';
import { aboutRecord } from './about-record';
import { writtenReminder } from './reminder-store';

interface NewReminder {
  /** Begins one, about the record that is open where there is such a one. */
  begin: () => void;
  /** Whether a record is open that one can be reminded of. */
  isAboutRecord: () => boolean;
}

/** Undefined where the user may have none. */
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
      // Until that is known: whatever has a code of its own.
      return aboutOf(known ?? Object.values(registry.codes)) !== undefined;
    },
  };
}
