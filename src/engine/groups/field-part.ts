import type { FieldPart } from '../../../schemas/rules/field-part';
import type { Field } from '../fields/field';

/** Recognises a part by the contract's `x-part`, or by the field's metadata where the contract is not ours to write. */
export function isPart(role: FieldPart): (field: Field) => boolean {
  return ({ property, metadata }) => (metadata.part ?? property['x-part']) === role;
}
