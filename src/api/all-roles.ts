import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { rowsOf } from './dialects/reference';

const operation = 'GET /system/rollen';

/** Query for all roles by name, for users who may see them (`can`); read again after a minute. */
export function allRolesQuery(can: (operation: string) => boolean) {
  return queryOptions({
    queryKey: ['all-roles'],
    queryFn: async ({ signal }): Promise<readonly { id: number; name: string }[]> => {
      const query = { orderBy: 'name', limit: 2000 };
      const { data } = await call(operation, { query, signal });
      return rowsOf(data).rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
    },
    enabled: can(operation),
    staleTime: 60_000,
    meta: { failure: 'silent' },
  });
}
