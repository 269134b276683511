import { relative } from 'node:path';
import { circlesOf, importGraph } from './circles.ts';
import { houses, wallMistakes } from './folder-circles.ts';

/** Refuses files, and rooms of a folder, that import each other in a circle. */
const root = process.cwd();
const graph = importGraph(root, ['schemas', 'screens', 'server', 'src', 'compiler', 'scripts']);
const circles = circlesOf(graph).map(
  (circle) => `circle of imports: ${circle.map((file) => relative(root, file)).join('\n    → ')}`,
);
const mistakes = [...circles, ...houses.flatMap((house) => wallMistakes(root, graph, house))];
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
if (mistakes.length > 0) process.exitCode = 1;
