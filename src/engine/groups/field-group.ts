import type { ComponentType } from 'react';
import type { Field } from '../fields/field';

export interface GroupPart {
  field: Field;
  value: unknown;
  /** Text of the value; '' when it is empty. */
  text: string;
}

/** Parts by role; a part that the section does not show, or the schema does not have, is missing. */
export type GroupParts = Readonly<Record<string, GroupPart | undefined>>;

export interface GroupViewProps {
  parts: GroupParts;
}

/**
 * Group of fields that are read together: a postal address is no list of fields. Edited, it opens into them in its
 * place.
 */
export interface FieldGroup {
  /** Key of its name when it is read: `groups.<name>` in `record.json`. */
  name: string;
  /** Roles of the parts, and how the field of each is known. */
  roles: Readonly<Record<string, (field: Field) => boolean>>;
  /** Roles without which the fields are read one by one. */
  needs: readonly string[];
  /** Roles as they are edited, line by line. */
  lines: readonly (readonly string[])[];
  /** True if it spans the whole section; otherwise as wide as one field and as many rows high as it has lines. */
  isWide?: boolean;
  /** Width in a line for the input of a role, in `em`; the others share what is left. */
  widths?: Readonly<Record<string, number>>;
  View: ComponentType<GroupViewProps>;
}
