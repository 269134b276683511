import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Registry } from '../../application/registry';
import { callFieldsQuery, ofCode, rowFieldsQuery } from '../../data/fields-query';
import type { Fields } from '../../fields/field';

interface Asked {
  fields: Fields;
  /** True if the body is a record of the list at the call's path, of which not all fields are given. */
  isEntity: boolean;
  /** Property that takes the moment when it happened. */
  at: string | undefined;
}

/** Query for the fields of a call's body. */
export function askedFieldsQuery(registry: Registry, operation: string) {
  return queryOptions({
    queryKey: ['fields that a call says', operation],
    queryFn: async ({ client }): Promise<Asked> => {
      const [{ body }, queued] = await Promise.all([
        registry.loadSchemasOf(operation),
        registry.loadQueued(operation),
      ]);
      const isEntity = body === undefined;
      const list = operation.slice(operation.indexOf(' ') + 1);
      const fields = await (isEntity
        ? entityFields(registry, list, client)
        : client.ensureQueryData(callFieldsQuery(registry, operation, 'body')));
      return { fields, isEntity, at: queued?.at };
    },
    ...ofCode,
  });
}

/** Returns the fields of the record; none for a call without a body. */
async function entityFields(
  registry: Registry,
  list: string,
  client: QueryClient,
): Promise<Fields> {
  const isList = (await registry.loadRowSchema(list)) !== undefined;
  return isList ? client.ensureQueryData(rowFieldsQuery(registry, list)) : {};
}
