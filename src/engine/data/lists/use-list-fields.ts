import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEngine } from '../../application/context';
import { listFields, type ListFields } from '../../screens/screen-place';
import { fieldsQuery, ofCode } from '../fields-query';

/** Returns the fields of rows that a tab or dialog asks a list for; undefined while they load. */
export function useListFields(schema: string, list: string): ListFields | undefined {
  const { registry } = useEngine();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['fields', schema, list],
    queryFn: (): Promise<ListFields> => {
      const fields = (name: string) => client.ensureQueryData(fieldsQuery(registry, name));
      return listFields({ fields, loadSchema: registry.loadSchema }, schema, list);
    },
    ...ofCode,
  }).data;
}
