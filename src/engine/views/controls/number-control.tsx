import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber } from '../../../../schemas/rules/parse-number';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { numberScale } from '../../fields/number-scale';
import classes from './control.module.css';
import { FieldNote } from './field-note';
import { TextControl } from './text-control';
import type { WidgetProps } from '../../fields/field-editing';

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
        ? formatNumber(value, language, { digits: scale === 0 ? 6 : scale, fixed })
        : asText(value),
    [language, scale, fixed],
  );
  const parse = useCallback((text: string) => readNumber(text, scale), [scale]);
  const onCommit = useCallback(
    (text: string) => {
      const { value, hint } = parseNumber(text, { scale });
      setSuggestion(hint === undefined || scale === 0 ? undefined : { of: value, hint });
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
        // The reading stands: this is a question, no mistake.
        <FieldNote>
          {t('form:readAs', { value: format(props.value) })}{' '}
          <button
            type="button"
            className={classes.suggestion}
            onClick={() => {
              setSuggestion(undefined);
              props.onChange(offered);
              document.getElementById(props.id)?.focus();
            }}
          >
            {t('form:didYouMean', {
              value: formatNumber(offered, language, { digits: 2, fixed: true }),
            })}
          </button>
        </FieldNote>
      )}
    </>
  );
}

/** Where only whole pieces count, decimals are not rounded away but refused. */
function readNumber(text: string, scale: number): unknown {
  const { value, hint } = parseNumber(text, { scale: scale === 0 ? 6 : scale });
  const meant = scale === 0 ? (hint ?? value) : value;
  return meant === undefined ? text.trim() : meant;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
