import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber } from '../../../../schemas/rules/parse-number';
import { formatNumber } from '../../../ui/format/format-number';
import { numberScale } from '../../field/number-scale';
import classes from './control.module.css';
import { TextControl } from './text-control';
import type { WidgetProps } from './widget';

interface NumberControlProps extends WidgetProps {
  /** All decimals are always shown. */
  fixed?: boolean;
  unit?: string;
}

/**
 * A decimal number, typed with comma or dot and shown as the user's language writes it. What is no
 * number stays and is handed up as text, for validation to name it; «1.234» is read as 1,23 and
 * offers 1.234,00 (3-decisions 3.5).
 */
export function NumberControl({ fixed = false, unit, ...props }: NumberControlProps) {
  const { t, i18n } = useTranslation('form');
  const { language } = i18n;
  const scale = numberScale(props.field);
  const [suggestion, setSuggestion] = useState<{ of: unknown; hint: number }>();
  const format = useCallback(
    (value: unknown) =>
      typeof value === 'number'
        ? formatNumber(value, language, { digits: scale, fixed })
        : asText(value),
    [language, scale, fixed],
  );
  const parse = useCallback((text: string) => readNumber(text, scale), [scale]);
  const onCommit = useCallback(
    (text: string) => {
      const { value, hint } = parseNumber(text, { scale });
      setSuggestion(hint === undefined ? undefined : { of: value, hint });
    },
    [scale],
  );
  const offered = suggestion?.of === props.value ? suggestion?.hint : undefined;
  return (
    <>
      <TextControl
        {...props}
        format={format}
        parse={parse}
        onCommit={onCommit}
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
      {offered !== undefined && (
        <button
          type="button"
          className={classes.suggestion}
          onClick={() => {
            setSuggestion(undefined);
            props.onChange(offered);
          }}
        >
          {t('form:didYouMean', {
            value: formatNumber(offered, language, { digits: 2, fixed: true }),
          })}
        </button>
      )}
    </>
  );
}

function readNumber(text: string, scale: number): unknown {
  const { value } = parseNumber(text, { scale });
  return value === undefined ? text.trim() : value;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
