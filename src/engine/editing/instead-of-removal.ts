import type { Engine } from '../application/context';
import type { AnyRecord } from '../define/definition';
import type { Place } from '../screens/place';
import { isEditable, recordRights } from '../screens/record-rights';

/** Returns the change offered instead; undefined where the user may not make it, or the record has it already. */
export function insteadOfRemoval(
  place: Place,
  record: AnyRecord | undefined,
  engine: Engine,
): AnyRecord | undefined {
  const { insteadOfRemoval: change } = place.definition;
  if (!change || !record || !recordRights(place, record, engine).change) return undefined;
  const names = Object.keys(change);
  const isMade = names.every((name) => record[name] === change[name]);
  const mayAll = names.every((name) =>
    isEditable(place.fields[name], engine.can, { isNew: false }),
  );
  return isMade || !mayAll ? undefined : change;
}
