import { badgeClass, badgeColors } from '../../../../../ui/status-badge-style';
import type { CellKind } from '../grid-column';
import styles from './cell-kinds.module.css';

/** A value as text, and behind it as a badge what it amounts to. */
export const markedCell: CellKind = (cell) => {
  const node = cell.appendChild(document.createTextNode(''));
  const badge = cell.appendChild(document.createElement('span'));
  badge.className = `${badgeClass} ${styles.mark ?? ''}`;
  return ({ text, mark }) => {
    // The space keeps them apart where only the text is read.
    node.data = mark ? `${text} ` : text;
    badge.hidden = mark === undefined;
    badge.textContent = mark?.text ?? '';
    badge.style.cssText = '';
    if (mark) Object.assign(badge.style, badgeColors(mark.tone));
  };
};
