import { useEffect, useRef, type RefObject } from 'react';

interface Left {
  list: Element;
  index: number;
}

/**
 * Keeps the focus when a ticked box moves to the other list: it goes to what then stands in its place, or to
 * `otherwise` where nothing is left. Returns a function that notes a box that is about to go; `order` changes when it
 * has gone.
 */
export function useKeptFocus(
  order: string,
  otherwise: RefObject<HTMLElement | null>,
): (box: Element) => void {
  const left = useRef<Left>(undefined);
  useEffect(() => {
    if (!left.current) return;
    const { list, index } = left.current;
    left.current = undefined;
    // Allows for a list that is not shown because nothing is left in it.
    const boxes = list.isConnected ? [...list.querySelectorAll<HTMLElement>('input')] : [];
    (boxes[index] ?? boxes.at(-1) ?? otherwise.current)?.focus();
  }, [order, otherwise]);
  return (box) => {
    const list = box.closest('ul');
    if (list)
      left.current = {
        list,
        index: [...list.querySelectorAll('input')].indexOf(box as HTMLInputElement),
      };
  };
}
