import type { RecordId } from '../../../api/dialect';
import { paramNames, type Place } from '../../screens/place';

/** Record whose parts, or whose things, are chosen from. */
export interface Among {
  /** Names it in what is chosen. */
  field: string;
  value: RecordId;
}

/**
 * Finds where a new one is created instead of choosing one: as a part of the record that is chosen among, or with its name in it.
 * Undefined where that record is not known, or where the path of creation asks for another one.
 */
export function createPlace(place: Place, among: Among | undefined): Place | undefined {
  const asked = paramNames(place.definition.api.create);
  const known = among && { [among.field]: among.value };
  if (asked.length === 0) return { ...place, preset: { ...place.preset, ...known } };
  if (!known || asked.some((name) => !(name in known))) return undefined;
  return { ...place, params: { ...place.params, ...known } };
}
