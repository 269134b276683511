import { isNumeric, type Field } from '../../fields/field';
import classes from './cell.module.css';

/** Class of a field's cell: several lines take the whole width. */
export function cellClass(field: Field): string {
  return field.type.prose === 'lines' ? `${classes.cell} ${classes.wide}` : `${classes.cell}`;
}

/** Class of a field's read value. */
export function valueClass(field: Field): string {
  if (field.type.prose === 'lines') return `${classes.value} ${classes.lines}`;
  return isNumeric(field) ? `${classes.value} ${classes.figures}` : `${classes.value}`;
}
