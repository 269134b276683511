import { useTranslation } from 'react-i18next';
import { decimalSign, formatNumber } from '../../../../../schemas/rules/format-number';
import { scaleOf } from '../../../../../schemas/rules/scale-of';
import { type Rounding, stepOf } from '../../../fields/rounding';
import type { Field } from '../../../fields/field';

/** Returns the text «auf 0,05», which continues «gerundet». */
export function useRoundingText(): (rounding: Rounding, field: Field) => string {
  const { t, i18n } = useTranslation('list');
  const { language } = i18n;
  return (rounding, field) => {
    if (rounding === 'x.90' || rounding === 'x.99') {
      return t('bulk:rounding.ending', { ending: rounding.replace('x.', decimalSign(language)) });
    }
    const isOwn = rounding === 'field';
    const step = isOwn ? Number(stepOf(field).toString()) : Number(rounding);
    const digits = step < 1 ? Math.max(2, scaleOf(step)) : scaleOf(step);
    return t(isOwn ? 'bulk:rounding.field' : 'bulk:rounding.step', {
      step: formatNumber(step, language, { digits, fixed: true }),
    });
  };
}
