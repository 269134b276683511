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

/** Fields that are read together: a postal address is no list of fields. Edited, each stands for itself. */
export interface FieldGroup {
  /** Role of a part, and how its field is known. */
  roles: Readonly<Record<string, (field: Field) => boolean>>;
  /** Without these, what is there is read field by field. */
  needs: readonly string[];
  View: ComponentType<GroupViewProps>;
}
