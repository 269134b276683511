// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { BoardCard } from '../../../../src/engine/views/list/board/board-card';
import type { MakeBody, RowContent } from '../../../../src/engine/views/list/rows/row-body';
import { render } from '../../support/render';

/** A body of a link alone. */
const makeBody = (): MakeBody => (element) => {
  const link = document.createElement('a');
  link.dataset.record = '';
  element.append(link);
  return {
    className: 'card',
    cells: [],
    check: undefined,
    write: ({ of: { title, href } }) => {
      link.textContent = title;
      link.href = href;
    },
    clear: () => undefined,
  };
};

const content: RowContent = {
  of: { record: { id: 1 }, title: 'Zwölf Drucker', href: '/1' },
  texts: [],
};

test('a card whose body is made anew keeps the focus, and takes none that was elsewhere', () => {
  const card = (body: MakeBody) => (
    <BoardCard makeBody={body} content={content} isActive hint="how" />
  );
  const shown = render(card(makeBody()));
  const link = () => shown.container.querySelector('a')!;
  const before = link();
  before.focus();
  shown.rerender(card(makeBody()));
  expect(link()).not.toBe(before);
  expect(document.activeElement).toBe(link());

  link().blur();
  shown.rerender(card(makeBody()));
  expect(document.activeElement).toBe(document.body);
  shown.unmount();
});
