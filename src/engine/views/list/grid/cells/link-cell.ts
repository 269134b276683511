import type { CellKind } from '../grid-column';

/** A value that can be followed: e-mail, phone, web. Text where it leads nowhere. */
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
