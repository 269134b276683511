import { createReactComponent, type IconNode } from '@tabler/icons-react';

/** An icon of Tabler from what it is drawn with, which came as data; its like are imported by name. */
export function drawnIcon(drawn: IconNode) {
  const nodes = drawn.map(([tag, attributes], index): IconNode[number] => [
    tag,
    { ...attributes, key: String(index) },
  ]);
  return createReactComponent('outline', 'drawn', 'Drawn', nodes);
}
