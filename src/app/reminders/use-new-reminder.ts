import { useQuery } from '@tanstack/react-query';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { writtenReminder } from './reminder-store';
import { useAboutHere } from './use-about-here';

const none: readonly unknown[] = [];

/** Begins a reminder, about the record that is open where there is one. Undefined where the user may have none. */
export function useNewReminder(): (() => void) | undefined {
  const { registry, can } = useEngine();
  const mayCreate = can('POST /crm/erinnerungen');
  const { data: fields } = useQuery({ ...fieldsQuery(registry, 'Reminder'), enabled: mayCreate });
  const about = useAboutHere(fields?.tabelle?.values ?? none);
  return mayCreate ? () => writtenReminder.set({ about }) : undefined;
}
