import type { ComponentType } from 'react';
import type { Field } from '../fields/field';

export interface GroupPart {
  field: Field;
  value: unknown;
  /** As it reads; '' when it is empty. */
  text: string;
}

/** By role; what the section does not show, or the schema does not have, is missing. */
export type GroupParts = Readonly<Record<string, GroupPart | undefined>>;

export interface GroupViewProps {
  parts: GroupParts;
}

/** Fields that are read together: a postal address is no list of fields. Edited, it opens into them in its place. */
export interface FieldGroup {
  /** Key of what it is called when it is read: `groups.<name>` in `record.json`. */
  name: string;
  /** Role of a part, and how its field is known. */
  roles: Readonly<Record<string, (field: Field) => boolean>>;
  /** Without these, what is there is read field by field. */
  needs: readonly string[];
  /** Its roles as they are edited, line by line. */
  lines: readonly (readonly string[])[];
  /** Across the whole section; otherwise as wide as one field and as many rows high as it has lines. */
  isWide?: boolean;
  /** Room in a line for the input of a role, in `em`; the others share what is left. */
  widths?: Readonly<Record<string, number>>;
  View: ComponentType<GroupViewProps>;
}
