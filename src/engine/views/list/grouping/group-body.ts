import type { MakeBody } from '../rows/row-body';
import { groupLineOf } from './group-line';
import styles from './group-body.module.css';

interface GroupBodyTexts {
  level: (level: number) => string;
  checkGroup: string;
  checkRow: string;
}

/** Draws a group's name, number and figures; a record's cells are `inner`'s. */
export function groupBody(inner: MakeBody, texts: GroupBodyTexts): MakeBody {
  return (row) => {
    const body = inner(row);
    let drawn: HTMLElement[] = [];
    const undraw = () => {
      for (const element of drawn) element.remove();
      drawn = [];
      delete row.dataset.group;
      row.classList.remove(styles.group ?? '');
      body.cells[0]?.removeAttribute('aria-expanded');
      body.check?.setAttribute('aria-label', texts.checkRow);
    };
    const add = (cell: HTMLElement | undefined, text: string, className = '') => {
      if (!cell || text === '') return;
      const element = cell.appendChild(document.createElement('span'));
      element.textContent = text;
      element.className = className;
      drawn.push(element);
    };
    return {
      className: body.className,
      cells: body.cells,
      check: body.check,
      write: (content, keyOnly) => {
        const line = groupLineOf(content.of.record);
        if (drawn.length > 0) undraw();
        if (!line) {
          body.write(content, keyOnly);
          return;
        }
        body.clear();
        row.dataset.group = '';
        row.classList.add(styles.group ?? '');
        const [first, ...others] = body.cells;
        body.check?.setAttribute('aria-label', texts.checkGroup);
        first?.setAttribute('aria-expanded', String(line.isOpen));
        row.style.setProperty('--level', String(line.level));
        add(first, content.of.title, styles.label);
        drawn[0]?.setAttribute('data-name', '');
        if (line.level > 0) add(first, texts.level(line.level + 1), 'visually-hidden');
        // Uses one cell for everything on a card.
        if (others.length === 0) add(first, content.texts.join('\n'), styles.lines);
        others.forEach((cell, index) => add(cell, content.texts[index + 1] ?? '', styles.figure));
      },
      clear: () => {
        if (drawn.length > 0) undraw();
        body.clear();
      },
    };
  };
}
