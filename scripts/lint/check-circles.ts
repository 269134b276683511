import { relative } from 'node:path';
import { circlesOf, importGraph } from './circles.ts';

/** Refuses files that import each other in a circle, on the page and on the server. */
const root = process.cwd();
const circles = circlesOf(importGraph(root, ['schemas', 'screens', 'server', 'src']));
for (const circle of circles) {
  const way = circle.map((file) => relative(root, file)).join('\n    → ');
  process.stderr.write(`circle of imports: ${way}\n`);
}
if (circles.length > 0) process.exitCode = 1;
