import { createReactComponent, type IconNode } from '@tabler/icons-react';

/** Makes an icon of Tabler from its shapes, which came as data; the others are imported by name. */
export function drawnIcon(drawn: IconNode) {
  const nodes = drawn.map(([tag, attributes], index): IconNode[number] => [
    tag,
    { ...attributes, key: String(index) },
  ]);
  return createReactComponent('outline', 'drawn', 'Drawn', nodes);
}
