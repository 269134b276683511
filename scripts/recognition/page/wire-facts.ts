import type {
  ContractModel,
  ListOperation,
  RecordOperation,
  WriteOperation,
} from '../resources/model';
import { pagePath } from './page-path';

/** What the wire of a resource is like: everything of its model but the schemas. */
export interface WireFacts {
  schema: string;
  list: Omit<ListOperation, 'schema' | 'rights'>;
  record: Omit<RecordOperation, 'schema' | 'rights'>;
  create?: Omit<WriteOperation, 'schema' | 'rights'>;
  change?: Omit<WriteOperation, 'schema' | 'rights'>;
  remove?: { path: string };
}

/** Page's path of a list → what its calls are on the wire. */
export function wireFacts({ resources }: ContractModel): Record<string, WireFacts> {
  return Object.fromEntries(
    resources.map(({ schema, list, record, create, change, remove }) => [
      pagePath(list.path, 'list'),
      {
        schema,
        list: withoutSchema(list),
        record: withoutSchema(record),
        ...(create && { create: withoutSchema(create) }),
        ...(change && { change: withoutSchema(change) }),
        ...(remove && { remove: { path: remove.path } }),
      },
    ]),
  );
}

function withoutSchema<T extends { schema: unknown; rights: unknown }>({
  schema: _schema,
  rights: _rights,
  ...rest
}: T): Omit<T, 'schema' | 'rights'> {
  return rest;
}
