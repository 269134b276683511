import { relative } from 'node:path';
import { circlesOf, type ImportGraph } from './circles.ts';

/** Folder whose own folders and files are rooms: none may import itself through others. */
export interface House {
  folder: string;
  /** Imports that still close a circle, `from → to`, with the reason. The list only shrinks. */
  debt?: Readonly<Record<string, string>>;
}

/** Folders whose rooms are kept apart. */
export const houses: readonly House[] = [
  { folder: 'compiler' },
  { folder: 'compiler/recognition' },
  { folder: 'scripts' },
  { folder: 'server' },
  { folder: 'server/areas' },
  { folder: 'server/http' },
  { folder: 'server/resources' },
  { folder: 'server/accounts' },
  { folder: 'src/api' },
  { folder: 'src/app' },
  { folder: 'src/engine/data' },
  { folder: 'src/engine/editing' },
  { folder: 'src/engine/flow' },
  { folder: 'src/engine/views' },
  { folder: 'src/engine/views/list' },
  { folder: 'src/engine/views/record' },
  { folder: 'src/ui' },
];

/** Rooms of a folder, each with the rooms that it imports and the first import that does so. */
type Rooms = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Finds what breaks the walls of a folder, a sentence each: circles of its rooms, and debts that are paid. */
export function wallMistakes(root: string, graph: ImportGraph, { folder, debt = {} }: House) {
  const rooms = roomsIn(root, graph, folder);
  const owed = Object.keys(debt).map((line) => line.split(' → ') as [string, string]);
  const graphWithout = (left: readonly (readonly [string, string])[]): ImportGraph =>
    new Map(
      [...rooms].map(([from, targets]) => [
        from,
        [...targets.keys()].filter((to) => !left.some(([a, b]) => a === from && b === to)),
      ]),
    );
  const circles = circlesOf(graphWithout(owed)).map((circle) => {
    const imports = circle.slice(1).map((to, index) => rooms.get(circle[index] ?? '')?.get(to));
    return `rooms of ${folder} that import each other: ${circle.join(' → ')}\n    ${imports.join('\n    ')}`;
  });
  if (circles.length > 0) return circles;
  return owed
    .filter((one) => circlesOf(graphWithout(owed.filter((other) => other !== one))).length === 0)
    .map(
      ([from, to]) =>
        `${folder}: «${from} → ${to}» closes no circle any more: take it off the list`,
    );
}

function roomsIn(root: string, graph: ImportGraph, folder: string): Rooms {
  const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/');
  const roomOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
  const rooms = new Map<string, Map<string, string>>();
  for (const [file, targets] of graph) {
    const from = roomOf(pathOf(file));
    if (from === undefined) continue;
    const imported = rooms.get(from) ?? new Map<string, string>();
    rooms.set(from, imported);
    for (const target of targets) {
      const to = roomOf(pathOf(target));
      if (to === undefined || to === from || imported.has(to)) continue;
      imported.set(to, `${pathOf(file)} → ${pathOf(target)}`);
    }
  }
  return rooms;
}
