import type { TFunction } from 'i18next';
import { today } from '../../../../../schemas/rules/today';
import type { AnyRecord } from '../../../../api/dialect';
import { badgeClass, badgeColors } from '../../../../ui/status-badge-style';
import type { Field } from '../../../fields/field';
import type { Mark } from '../../../fields/use-field-texts';
import type { CellKind } from '../rows/grid-column';

export type DueTexts = TFunction<'list'>;

/** Returns how a due date stands today, in days; undefined where nothing is due. */
export function dueMark(
  { name, metadata }: Field,
  record: AnyRecord,
  t: DueTexts,
  now = today(),
): Mark | undefined {
  const day = record[name];
  if (typeof day !== 'string' || !metadata.due?.(record)) return undefined;
  const count = Math.round((Date.parse(day) - Date.parse(now)) / 86_400_000);
  if (count < 0) return { text: t('list:due.late', { count: -count }), tone: 'red' };
  const when = count === 0 ? 'today' : 'in';
  return { text: t(`list:due.${when}`, { count }), tone: 'grey' };
}

/** Cell with the days instead of the date. */
export const dueCell: CellKind = (cell) => {
  const badge = cell.appendChild(document.createElement('span'));
  return ({ text, mark }) => {
    badge.textContent = mark?.text ?? text;
    badge.className = mark ? badgeClass : '';
    badge.style.cssText = '';
    if (mark) Object.assign(badge.style, badgeColors(mark.tone));
  };
};
