import { badgeClass, badgeColors } from '../../../../../ui/status-badge-style';
import type { CellKind } from '../grid-column';

/** A status as a badge in its tone; text where the value has none. */
export const toneCell: CellKind = (cell, { field }) => {
  const badge = cell.appendChild(document.createElement('span'));
  const node = badge.appendChild(document.createTextNode(''));
  return ({ text, value }) => {
    const tone = field.metadata.tones?.[String(value)];
    node.data = text;
    badge.className = tone && text ? badgeClass : '';
    badge.style.cssText = '';
    if (tone && text) Object.assign(badge.style, badgeColors(tone));
  };
};
