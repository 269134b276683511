import type { Engine } from '../application/context';
import type { AnyRecord } from '../define/definition';
import type { Field } from '../fields/field';
import { isShown } from '../fields/fields-of-record';
import { isInPlace } from './in-place';
import type { Place } from './place';
import { recordRights } from './record-rights';
import { sectionsOf } from './sections-of';

/**
 * Tells whether a cell may be changed, as the record would: the right to change it, and the field in a form that is
 * shown for it.
 */
export function mayChangeCell(place: Place, field: Field, row: AnyRecord, engine: Engine): boolean {
  return (
    isInPlace(place, field, engine) &&
    recordRights(place, row, engine).change &&
    isShown(field, row, engine.can) &&
    sectionsOf(place, row, engine).some(
      ({ fields, when }) => fields.includes(field.name) && (when?.(row, engine.me) ?? true),
    )
  );
}
