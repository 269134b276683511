import { formatNumber } from '../../../../schemas/rules/format-number';
import { changeInPercent } from './period-sums';

/** Writes a change: `+21,4 %`; undefined where there is nothing to compare with. */
export function changeText(
  of: number | undefined,
  from: number | undefined,
  language: string,
): string | undefined {
  const percent = changeInPercent(of, from);
  if (percent === undefined) return undefined;
  const text = formatNumber(percent, language, { digits: 1, fixed: true });
  return `${percent > 0 ? '+' : ''}${text} %`;
}
