import type { ComponentType } from 'react';
import type { Field } from '../../field/field';

export interface CellProps {
  text: string;
  value: unknown;
  column: GridColumn;
}

/** A column ready to be drawn: field, label, formatter made once, component of its cells. */
export interface GridColumn {
  field: Field;
  label: string;
  width: number;
  align: 'start' | 'end';
  format: (value: unknown) => string;
  Cell: ComponentType<CellProps>;
}
