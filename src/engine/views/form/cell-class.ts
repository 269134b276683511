import { isNumeric, type Field } from '../../fields/field';
import { holdsMany } from '../../fields/grouped-values';
import classes from './cell.module.css';

/**
 * Returns the class of a cell: a field of several lines takes the whole width, and so does what is drawn as more than a
 * text.
 */
export function cellClass(field: Field): string {
  const { prose, View } = field.type;
  const isWide = prose === 'lines' || View !== undefined || holdsMany(field);
  return isWide ? `${classes.cell} ${classes.wide}` : `${classes.cell}`;
}

export function valueClass(field: Field): string {
  if (field.type.prose === 'lines') return `${classes.value} ${classes.lines}`;
  return isNumeric(field) ? `${classes.value} ${classes.figures}` : `${classes.value}`;
}
