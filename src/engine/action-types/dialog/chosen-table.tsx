import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import { useFormatters } from '../../data/use-formatters';
import { isNumeric, type Field } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import { allOf, type OpenRow, type Quantities } from './chosen-rows';
import { ChosenRowLine } from './chosen-row-line';
import styles from './chosen-table.module.css';

interface ChosenTableProps {
  label: string;
  columns: readonly Field[];
  quantity: Field;
  rows: readonly OpenRow[];
  chosen: Quantities;
  /** True if the table is all that the dialog asks for. */
  takesFocus: boolean;
  onChange: (chosen: Quantities) => void;
  /** Called on Enter in the last row. */
  onEnd: () => void;
}

/** Table of rows with a quantity each: arrows and Enter go from quantity to quantity, Tab through everything. */
export function ChosenTable(props: ChosenTableProps) {
  const { label, columns, quantity, rows, chosen, onChange } = props;
  const { t } = useTranslation('record');
  const labelOf = useFieldLabel();
  const shown = useMemo(() => [...columns, quantity], [columns, quantity]);
  const formatters = useFormatters(shown);
  const table = useRef<HTMLTableElement>(null);
  // Draws a row again only when something in it changes.
  const latest = useRef({ chosen, onChange });
  latest.current = { chosen, onChange };
  const onRow = useMemo(
    () => (id: RecordId, value: number | string | undefined) => {
      const next = new Map(latest.current.chosen);
      if (value === undefined) next.delete(id);
      else next.set(id, value);
      latest.current.chosen = next;
      latest.current.onChange(next);
    },
    [],
  );
  const { takesFocus } = props;
  useEffect(() => {
    if (!takesFocus) return;
    // The rows come later than the dialog, which has given the focus to itself or its foot meanwhile.
    if (document.activeElement?.matches('input, textarea, select')) return;
    table.current?.querySelector<HTMLElement>('[data-quantity]')?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    const input = event.target as HTMLElement;
    if (step === undefined || event.ctrlKey || !input.matches('[data-quantity]')) return;
    event.preventDefault();
    const inputs = [
      ...(table.current?.querySelectorAll<HTMLInputElement>('[data-quantity]') ?? []),
    ];
    const next = inputs[inputs.indexOf(input as HTMLInputElement) + step];
    if (next) next.focus();
    else if (event.key === 'Enter') props.onEnd();
  };
  const isAll = rows.every(({ id }) => chosen.has(id));
  return (
    <>
      <p role="status" className={styles.count}>
        {t('chosen.count', { count: chosen.size, of: rows.length })}
      </p>
      <div className={styles.scroll}>
        <table ref={table} className={styles.table} aria-label={label} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col" data-label={t('chosen.all')}>
                <input
                  type="checkbox"
                  aria-label={t('chosen.all')}
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = !isAll && chosen.size > 0;
                  }}
                  onChange={() => onChange(isAll ? new Map() : allOf(rows))}
                />
              </th>
              {columns.map((field) => (
                <th key={field.name} scope="col" data-end={isNumeric(field) || undefined}>
                  {labelOf(field)}
                </th>
              ))}
              <th scope="col" data-end>
                {labelOf(quantity)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((open, index) => (
              <ChosenRowLine
                key={open.id}
                open={open}
                columns={columns}
                quantity={quantity}
                formatters={formatters}
                value={chosen.get(open.id)}
                takesFocus={takesFocus && index === 0}
                onChange={onRow}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
