import type { Field } from '../../../../fields/field';
import type { CellKind } from '../grid-column';
import { linkCell } from './link-cell';
import { markedCell } from './marked-cell';
import { textCell } from './text-cell';
import { toneCell } from './tone-cell';

/** How a field's cells are drawn. */
export function cellKind(field: Field): CellKind {
  if (field.metadata.tones) return toneCell;
  if (field.metadata.mark) return markedCell;
  return field.type.link ? linkCell : textCell;
}
