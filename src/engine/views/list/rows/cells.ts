import { badgeClass, badgeColors } from '../../../../ui/status-badge-style';
import type { Field } from '../../../fields/field';
import type { CellKind } from './grid-column';
import styles from './cell-kinds.module.css';

const textCell: CellKind = (cell) => {
  const node = cell.appendChild(document.createTextNode(''));
  return ({ text }) => {
    node.data = text;
  };
};

/** Cell for e-mail, phone and web; text where it leads nowhere. */
export const linkCell: CellKind = (cell, { field }) => {
  const link = cell.appendChild(document.createElement('a'));
  link.tabIndex = -1;
  const { type } = field;
  if (type.link?.newTab) {
    link.target = '_blank';
    link.rel = 'noreferrer';
  }
  const node = link.appendChild(document.createTextNode(''));
  return ({ text, value, country }) => {
    const href = text === '' ? undefined : type.link?.href(String(value), country);
    node.data = text;
    if (href === undefined) link.removeAttribute('href');
    else link.href = href;
  };
};

/** Cell for a tone; text where the value has none. */
const toneCell: CellKind = (cell, { field }) => {
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

/** Cell with a badge behind the text that says what the value amounts to. */
const markedCell: CellKind = (cell) => {
  const node = cell.appendChild(document.createTextNode(''));
  const badge = cell.appendChild(document.createElement('span'));
  badge.className = `${badgeClass} ${styles.mark ?? ''}`;
  return ({ text, mark }) => {
    // Keeps a space between them for those who only read the text.
    node.data = mark ? `${text} ` : text;
    badge.hidden = mark === undefined;
    badge.textContent = mark?.text ?? '';
    badge.style.cssText = '';
    if (mark) Object.assign(badge.style, badgeColors(mark.tone));
  };
};

/** Cell that opens the rows a figure is made of; nothing is behind a zero. */
export const drillDownCell: CellKind = (cell, { label }) => {
  const text = cell.appendChild(document.createTextNode(''));
  const button = cell.appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = styles.drillDown ?? '';
  button.tabIndex = -1;
  button.dataset.drillDown = '';
  button.hidden = true;
  return ({ text: shown, value }) => {
    const isFigure = typeof value === 'number' && value !== 0;
    button.hidden = !isFigure;
    button.textContent = isFigure ? shown : '';
    button.setAttribute('aria-label', `${label}: ${shown}`);
    text.data = isFigure ? '' : shown;
  };
};

export function cellKind(field: Field): CellKind {
  const { type, metadata } = field;
  if (type.draw) return type.draw;
  if (metadata.tones) return toneCell;
  if (metadata.mark) return markedCell;
  return type.link ? linkCell : textCell;
}
