import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { parseNumber } from '../../../../schemas/rules/parse-number';
import type { RecordId } from '../../../api/dialect';
import { numberScale } from '../../fields/figure';
import { isNumeric, type Field } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { ValueFormatter } from '../../fields/value-formatter';
import { quantityProblem, type OpenRow } from './chosen-rows';
import styles from './chosen-table.module.css';

interface ChosenRowLineProps {
  open: OpenRow;
  columns: readonly Field[];
  quantity: Field;
  formatters: ReadonlyMap<string, ValueFormatter>;
  /** Quantity; undefined: not chosen. */
  value: number | string | undefined;
  takesFocus: boolean;
  onChange: (id: RecordId, value: number | string | undefined) => void;
}

/** Row with its box and its quantity; what is typed is judged at once, at its place. */
export const ChosenRowLine = memo(function ChosenRowLine(props: ChosenRowLineProps) {
  const { open, columns, quantity, formatters, value, onChange } = props;
  const { t, i18n } = useTranslation(['record', 'problems']);
  const labelOf = useFieldLabel();
  const noteId = useId();
  const { language } = i18n;
  const { id, row, left, there } = open;
  const isShort = there !== undefined && typeof value === 'number' && value > there;
  const scale = numberScale(quantity);
  const shownAs = (number: number) => formatNumber(number, language, { digits: scale });
  // Keeps what was typed as it is until the field is left.
  const [typed, setTyped] = useState<string>();
  const problem = value === undefined ? undefined : quantityProblem(value, left);
  const textOf = (name: string) => formatters.get(name)?.(row[name], row) ?? '';
  const name = columns.map((field) => textOf(field.name)).join(' ');
  const present = value ?? '';
  return (
    <tr data-off={value === undefined || undefined}>
      <td className={styles.box}>
        <input
          type="checkbox"
          aria-label={t('record:chosen.row', { name })}
          checked={value !== undefined}
          onChange={({ target }) => {
            setTyped(undefined);
            onChange(id, target.checked ? left : undefined);
          }}
        />
      </td>
      {columns.map((field) => (
        <td key={field.name} data-label={labelOf(field)} data-end={isNumeric(field) || undefined}>
          {textOf(field.name)}
        </td>
      ))}
      <td data-label={labelOf(quantity)} data-end>
        <span className={styles.quantity}>
          <input
            data-quantity
            data-autofocus={props.takesFocus || undefined}
            type="text"
            inputMode="decimal"
            placeholder={shownAs(0)}
            autoComplete="off"
            aria-label={`${labelOf(quantity)}: ${name}`}
            aria-invalid={problem !== undefined}
            aria-describedby={noteId}
            value={typed ?? (typeof present === 'number' ? shownAs(present) : present)}
            onFocus={({ target }) => target.select()}
            onBlur={() => setTyped(undefined)}
            onChange={({ target }) => {
              const text = target.value;
              setTyped(text);
              const { value: read } = parseNumber(text, { scale, language });
              // Leaves the row out where there is none of it.
              onChange(id, read === null || read === 0 ? undefined : (read ?? text));
            }}
          />
          <span id={noteId} className={styles.note} data-wrong={problem && ''}>
            {problem
              ? t(`problems:${problem}`, { limit: shownAs(left) })
              : t('record:chosen.left', { quantity: shownAs(left) })}
            {there !== undefined && (
              <span className={styles.there} data-short={isShort || undefined}>
                {t('record:chosen.there', { quantity: shownAs(there) })}
              </span>
            )}
          </span>
        </span>
      </td>
    </tr>
  );
});
