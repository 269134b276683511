import { useQuery } from '@tanstack/react-query';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { isNumeric, type Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { fieldsQuery } from '../../../data/fields-query';
import { FieldValue } from '../../values/field-value';
import styles from './answer.module.css';

interface AnswerRowsProps {
  schema: string;
  /** Property of the answer that has the rows; its label names the table. */
  field: Field;
  columns: readonly string[];
  rows: readonly AnyRecord[];
}

/** Rows of an answer as a plain table: there are only a handful. */
export function AnswerRows({ schema, field, columns, rows }: AnswerRowsProps) {
  const { registry } = useEngine();
  const labelOf = useFieldLabel();
  const { data: fields } = useQuery(fieldsQuery(registry, schema));
  if (!fields) return null;
  const shown = columns.map((name) => fields[name]).filter((one): one is Field => !!one);
  const align = (one: Field) => (isNumeric(one) ? 'end' : undefined);
  return (
    // Wider than a phone, it scrolls: the keyboard has to reach it.
    <div className={styles.scroll} role="region" aria-label={labelOf(field)} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{labelOf(field)}</caption>
        <thead>
          <tr>
            {shown.map((one) => (
              <th key={one.name} scope="col" data-align={align(one)}>
                {labelOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {shown.map((one) => (
                <td key={one.name} data-align={align(one)}>
                  <FieldValue field={one} value={row[one.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
