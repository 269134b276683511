import { isNumeric, type Field } from '../../fields/field';
import classes from './cell.module.css';

/** A field of several lines takes the whole width. */
export function cellClass(field: Field): string {
  return field.type.prose === 'lines' ? `${classes.cell} ${classes.wide}` : `${classes.cell}`;
}

export function valueClass(field: Field): string {
  if (field.type.prose === 'lines') return `${classes.value} ${classes.lines}`;
  return isNumeric(field) ? `${classes.value} ${classes.figures}` : `${classes.value}`;
}
