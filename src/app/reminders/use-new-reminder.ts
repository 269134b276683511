import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { visits } from '../../engine/data/visits';
import { notifyFailure } from '../../failure/notify-failure';
import { aboutRecord } from './about-record';
import { writtenReminder } from './reminder-store';

/** Begins a reminder, about the record that is open where there is one. Undefined where the user may have none. */
export function useNewReminder(): (() => void) | undefined {
  const { registry, can } = useEngine();
  const client = useQueryClient();
  const { pathname } = useLocation();
  if (!can('POST /crm/erinnerungen')) return undefined;
  const begin = async () => {
    const { tabelle } = await client.ensureQueryData(fieldsQuery(registry, 'Reminder'));
    const tables = tabelle?.values ?? [];
    const about = aboutRecord(registry, { pathname, visits: visits.get(), tables });
    writtenReminder.set({ about });
  };
  return () => void begin().catch(notifyFailure);
}
