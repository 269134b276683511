import type { QueryClient } from '@tanstack/react-query';
import { recordQuery } from '../../data/record-query';
import type { AnyRecord, Me } from '../../define/definition';
import type { Place } from '../../screens/place';
import { newRecord } from './new-record';

interface Options {
  client: QueryClient;
  /** Query of the address. */
  query: URLSearchParams;
  language: string;
}

/** Makes a record like `newRecord`, with the record above; without that one it starts without its presets. */
export async function freshRecord(
  place: Place,
  me: Me,
  { client, query, language }: Options,
): Promise<AnyRecord> {
  const { parent } = place;
  const above =
    parent &&
    (await client
      .ensureQueryData(recordQuery(parent.place, parent.id, language))
      .catch(() => undefined));
  return newRecord(place, me, query, above);
}
