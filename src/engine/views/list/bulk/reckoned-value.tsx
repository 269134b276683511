import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../../schemas/rules/format-number';
import { Select } from '../../../../ui/select';
import { TextField } from '../../../../ui/text-field';
import { type Rounding, roundingsOf } from '../../../fields/rounding';
import type { TypedChange } from '../../../fields/typed-change';
import type { Field } from '../../../fields/field';
import { numberScale } from '../../../fields/figure';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { WhichNumber } from '../../controls/which-number';
import { useRoundingText } from './use-rounding-text';
import styles from './bulk.module.css';

interface ReckonedValueProps {
  field: Field;
  text: string;
  read: TypedChange;
  understood: string;
  error: string | undefined;
  rounding: Rounding;
  onText: (text: string) => void;
  onRounding: (rounding: Rounding) => void;
  input: Ref<HTMLInputElement>;
}

/** Field that asks for a value or a formula, which of two numbers is meant, and how results are rounded. */
export function ReckonedValue(props: ReckonedValueProps) {
  const { field, text, read, error, rounding, onText, onRounding } = props;
  const { t, i18n } = useTranslation('list');
  const labelOf = useFieldLabel();
  const roundingText = useRoundingText();
  const id = useId();
  const roundings = roundingsOf(field);
  return (
    <>
      <TextField
        id={id}
        ref={props.input}
        label={labelOf(field)}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
        description={error === undefined && props.understood}
        error={error}
        isErrorSaid
      />
      {read.kind === 'ambiguous' && (
        <WhichNumber
          readings={read.readings.map((value) => ({
            value,
            // Shows three decimals, which cannot be mistaken for thousands.
            text: formatNumber(value, i18n.language, {
              digits: text.trim() === read.typed ? numberScale(field) : 3,
              fixed: true,
            }),
          }))}
          onChoose={(value) => {
            const chosen = formatNumber(value, i18n.language, { digits: 3, fixed: true });
            onText(text.replace(read.typed, chosen));
            document.getElementById(id)?.focus();
          }}
        />
      )}
      {read.kind === 'formula' && roundings.length > 1 && (
        <div className={styles.rounding}>
          <Select
            label={t('bulk:rounding.label')}
            value={rounding}
            onChange={({ target }) => onRounding(target.value as Rounding)}
          >
            {roundings.map((one) => (
              <option key={one} value={one}>
                {roundingText(one, field)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  );
}
