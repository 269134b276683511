import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Lists every module below folders, from the root; declarations are no modules. */
export function modulesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js)$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(folder, name)),
  );
}

/**
 * Returns the names of the packages that these modules import when they run, however indirectly, each with one of those
 * that do. What is imported as a type is not there when they run.
 */
export function importedPackages(modules: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set(modules);
  for (const file of seen) {
    for (const target of importsOf(file)) {
      if (target.startsWith('.')) {
        const module = moduleAt(join(dirname(file), target));
        if (module) seen.add(module);
      } else if (!/^(node|virtual):/.test(target)) {
        const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
        if (!packages.has(name)) packages.set(name, file);
      }
    }
  }
  return packages;
}

function moduleAt(path: string): string | undefined {
  return ['', '.ts', '.tsx', '.js']
    .map((ending) => path + ending)
    .find((file) => /\.(tsx?|js)$/.test(file) && existsSync(file));
}

/**
 * Lists what a module imports or reads when it runs: `import`, `export … from`, `import('…')`, `require.resolve('…')`.
 */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const target = importedBy(node);
    if (target && ts.isStringLiteralLike(target)) found.push(target.text);
    if (target && ts.isTemplateExpression(target)) found.push(target.head.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    // `import { type A }` runs the module, `import type { A }` does not (`verbatimModuleSyntax`).
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      ? undefined
      : node.moduleSpecifier;
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport || isRequireResolve(expression) ? node.arguments[0] : undefined;
}

/** Tells whether an expression is `require.resolve(…)`, which names a file of a package that is read. */
function isRequireResolve(expression: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === 'require' &&
    expression.name.text === 'resolve'
  );
}
