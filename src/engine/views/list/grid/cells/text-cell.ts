import type { CellKind } from '../grid-column';

/** A value as text. */
export const textCell: CellKind = (cell) => {
  const node = cell.appendChild(document.createTextNode(''));
  return ({ text }) => {
    node.data = text;
  };
};
