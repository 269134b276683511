import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber, parseWhole, possibleReadings } from '../../../../schemas/rules/parse-number';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { numberScale } from '../../fields/figure';
import classes from './control.module.css';
import { TextControl } from './text-control';
import { WhichNumber } from './which-number';
import type { WidgetProps } from '../../fields/field-editing';

interface NumberControlProps extends WidgetProps {
  /** True to always show all decimals. */
  fixed?: boolean;
  unit?: string;
  /** Currency of an amount: one in another is none. */
  currency?: string;
}

/**
 * Control for a number. A text that is not one goes up as it is to be judged; so does one that may mean two, until one
 * is chosen (3-decisions 3.5).
 */
export function NumberControl({ fixed = false, unit, currency, ...props }: NumberControlProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const scale = numberScale(props.field);
  const format = useCallback(
    (value: unknown) =>
      typeof value === 'number'
        ? formatNumber(value, language, {
            digits: scale === 0 ? 6 : scale,
            fixed: fixed && scale > 0,
          })
        : asText(value),
    [language, scale, fixed],
  );
  const { value: present } = props;
  const parse = useCallback(
    (text: string) => {
      // Asks nothing about a text that the control wrote itself, after it was typed over and restored.
      if (typeof present === 'number' && text.trim() === format(present)) return present;
      const { value } =
        scale === 0
          ? { value: parseWhole(text) }
          : parseNumber(text, { scale, language, currency });
      return value === undefined ? text.trim() : value;
    },
    [present, format, scale, language, currency],
  );
  const readings =
    typeof present === 'string' && scale > 0 ? possibleReadings(present, scale) : undefined;
  return (
    <>
      <TextControl
        {...props}
        format={format}
        parse={parse}
        inputMode="decimal"
        figures
        plain
        end={
          unit && (
            <span className={classes.unit} aria-hidden>
              {unit}
            </span>
          )
        }
      />
      {readings && (
        <WhichNumber
          readings={readings.map((value) => ({
            value,
            text: formatNumber(value, language, { digits: scale, fixed: true }),
          }))}
          onChoose={(value) => {
            props.onChange(value);
            document.getElementById(props.id)?.focus();
          }}
        />
      )}
    </>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
