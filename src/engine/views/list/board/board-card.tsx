import { useLayoutEffect, useRef, type ComponentProps, type CSSProperties } from 'react';
import { lookAttributes, lookColors } from '../../values/presentation';
import type { MakeBody, RowBody, RowContent } from '../rows/row-body';

interface BoardCardProps extends Omit<ComponentProps<'div'>, 'content'> {
  makeBody: MakeBody;
  /** Content of the card; undefined while it is on its way. */
  content: RowContent | undefined;
  /** True if it is in the tab order. */
  isActive: boolean;
  /** Id of the element that says how cards are moved. */
  hint: string | undefined;
}

/** Card as phones show it in place of a row; its name and its button take the focus. */
export function BoardCard({ makeBody, content, isActive, hint, ...rest }: BoardCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<RowBody>(undefined);
  /** True if the body had the focus, which is lost with it: the next one takes it. */
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const made = makeBody(element);
    element.classList.add(made.className);
    // Removes the roles of a grid: the card stands in none.
    for (const cell of made.cells)
      for (const name of ['role', 'aria-colindex', 'tabindex']) cell.removeAttribute(name);
    body.current = made;
    return () => {
      hadFocus.current = element.contains(document.activeElement);
      element.replaceChildren();
    };
  }, [makeBody]);
  useLayoutEffect(() => {
    if (content) body.current?.write(content, false);
    else body.current?.clear();
  }, [makeBody, content]);
  useLayoutEffect(() => {
    for (const one of box.current?.querySelectorAll<HTMLElement>('a, button') ?? []) {
      one.tabIndex = isActive ? 0 : -1;
      one.draggable = false;
    }
    const link = box.current?.querySelector<HTMLElement>('[data-record]');
    if (hint === undefined) {
      link?.removeAttribute('aria-describedby');
      link?.removeAttribute('aria-keyshortcuts');
    } else {
      link?.setAttribute('aria-describedby', hint);
      link?.setAttribute('aria-keyshortcuts', 'Alt+ArrowLeft Alt+ArrowRight');
    }
    if (hadFocus.current) link?.focus();
    hadFocus.current = false;
  }, [makeBody, isActive, hint]);
  const look = content?.of ?? {};
  return (
    <div
      ref={box}
      data-loading={content ? undefined : ''}
      style={lookColors(look) as CSSProperties}
      {...lookAttributes(look)}
      {...rest}
    />
  );
}
