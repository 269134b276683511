import { useLayoutEffect, useRef } from 'react';
import type { CellContent, Draw } from '../../fields/cell-type';
import type { Field } from '../../fields/field';

interface DrawnValueProps {
  draw: Draw;
  field: Field;
  label: string;
  content: CellContent;
}

/** Value in a record, drawn as cells of lists draw it. */
export function DrawnValue({ draw, field, label, content }: DrawnValueProps) {
  const cell = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const at = cell.current;
    if (!at) return;
    draw(at, { field, label })(content);
    return () => at.replaceChildren();
  });
  return <span ref={cell} />;
}
