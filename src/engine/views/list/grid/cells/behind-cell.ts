import type { CellKind } from '../grid-column';
import styles from './cell-kinds.module.css';

/** A figure that opens the rows it is made of; nothing is behind a zero. */
export const behindCell: CellKind = (cell, { label }) => {
  const text = cell.appendChild(document.createTextNode(''));
  const button = cell.appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = styles.behind ?? '';
  button.tabIndex = -1;
  button.dataset.behind = '';
  button.hidden = true;
  return ({ text: shown, value }) => {
    const isFigure = typeof value === 'number' && value !== 0;
    button.hidden = !isFigure;
    button.textContent = isFigure ? shown : '';
    button.setAttribute('aria-label', `${label}: ${shown}`);
    text.data = isFigure ? '' : shown;
  };
};
