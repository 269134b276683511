import type { RecordId } from '../../api/dialect';
import { readRows } from '../../api/rows';
import type { Engine } from '../application/context';
import { paramsBelow, type Place } from '../screens/place';

export interface PartCount {
  schema: string;
  count: number;
}

/** Longest wait in ms: a question must come soon. */
const PATIENCE_MS = 3000;

/** Counts what is removed with a record, as far as the user may see it; what cannot be counted is left out. */
export async function partsBelow(
  place: Place,
  id: RecordId,
  { can, registry }: Pick<Engine, 'can' | 'registry'>,
): Promise<readonly PartCount[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const countOf = async (schema: string, list: string): Promise<PartCount> => {
    const params = paramsBelow(list, place, id);
    const { total } = await readRows(list, { params, limit: 1, count: 'capped', signal });
    return { schema, count: total ?? 0 };
  };
  const parts = await registry.loadParts(place.definition.schema).catch(() => []);
  const counts = await Promise.allSettled(
    parts.filter(({ list }) => can(`GET ${list}`)).map(({ schema, list }) => countOf(schema, list)),
  );
  return counts.flatMap((one) =>
    one.status === 'fulfilled' && one.value.count > 0 ? [one.value] : [],
  );
}
