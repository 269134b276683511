import { useQuery } from '@tanstack/react-query';
import { useEngine } from '../../engine/context';

/** Finds the screen that shows the records of a table's code (`ADR`); undefined when none stands alone for it. */
export function useScreenOfTable(): (table: string) => string | undefined {
  const { registry } = useEngine();
  const { data } = useQuery({
    queryKey: ['screens-of-tables'],
    queryFn: async () => {
      const alone = registry.entries.filter(({ standalone, schema }) => standalone && schema);
      const found = await Promise.all(
        alone.map(async ({ name }) => {
          const { schema } = await registry.loadScreen(name);
          return [registry.codes[schema] ?? '', name] as const;
        }),
      );
      return new Map(found);
    },
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
  return (table) => data?.get(table);
}
