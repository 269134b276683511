import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** Graph of imports: file → files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads what the TypeScript files below some folders import of each other, at once or later (`import('…')`). Types that
 * refer to each other within one folder are one description in several files, so their `import type` does not count;
 * nor does generated code, whose tables refer to each other by foreign keys.
 */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = new Set(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|generated\//.test(file))
        .map((file) => join(root, folder, file)),
    ),
  );
  return new Map(
    [...files].map((file) => {
      const targets = importsOf(file).flatMap(({ source, isType }) => {
        const path = resolve(dirname(file), source);
        const target = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((one) =>
          files.has(one),
        );
        return target && !(isType && dirname(target) === dirname(file)) ? [target] : [];
      });
      return [file, targets];
    }),
  );
}

/** Lists the imports of files of ours, and whether only types are meant. */
function importsOf(file: string): { source: string; isType: boolean }[] {
  const found: { source: string; isType: boolean }[] = [];
  const add = (node: ts.Node | undefined, isType: boolean) => {
    if (node && ts.isStringLiteralLike(node) && node.text.startsWith('.')) {
      found.push({ source: node.text, isType });
    }
  };
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** Finds the circles of a graph, each as a way from a file back to itself; one for every knot of them (Tarjan 1972). */
export function circlesOf(graph: ImportGraph): readonly (readonly string[])[] {
  const places = new Map<string, { index: number; low: number }>();
  const way: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const place = { index: places.size, low: places.size };
    places.set(file, place);
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const known = places.get(next);
      if (!known) place.low = Math.min(place.low, visit(next));
      else if (way.includes(next)) place.low = Math.min(place.low, known.index);
    }
    if (place.low === place.index) {
      const knot = way.splice(way.indexOf(file));
      if (knot.length > 1 || graph.get(file)?.includes(file)) circles.push(circleIn(graph, knot));
    }
    return place.low;
  };
  for (const file of graph.keys()) if (!places.has(file)) visit(file);
  return circles;
}

/** Finds the shortest way through a knot back to where it begins. */
function circleIn(graph: ImportGraph, knot: readonly string[]): string[] {
  const [start = ''] = knot;
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [...way, start];
        if (!knot.includes(next) || seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return [...knot];
}
