import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * Mantine's components throw without a provider above them, and the page has none at its root: it comes with
 * `withMantine`. What is drawn outside of such a part is imported on a way that leads through none; so no file on
 * such a way may use Mantine.
 */

/** `notifications` is a store; what shows its notices is wrapped. */
const harmless: Record<string, string[]> = { '@mantine/notifications': ['notifications'] };

/** Fetch the form and its controls ahead and never draw them. */
const fetchesOnly = {
  path: 'src/engine/routes/routes.tsx',
  file: 'src/engine/views/form/lazy-record-form.tsx',
};
const fetchesControls = {
  path: 'src/engine/views/list/page/load-at-rest.ts',
  file: 'src/engine/views/list/in-place/prepare-in-place.ts',
};

/** Lists of what draws the types of tabs, actions and fields. */
const lists = ['views', 'dialogs', 'editings'];

/** A type of tab, action or field names what draws it without drawing it. */
const typeOfParts = /\/((tab|action|field)-types|fields)\/[\w-]+\/index\.ts$/;
const listOfParts = new RegExp(`/((tab|action|field)-types|fields)/(${lists.join('|')})\\.ts$`);

/** What draws the views of all types of tabs, and of all types of actions. */
const drawers: Record<string, string> = {
  'src/engine/views/record/tab-view.tsx': 'src/engine/tab-types',
  'src/engine/views/actions/asking-dialog.tsx': 'src/engine/action-types',
  'src/engine/editing/load-editing.tsx': 'src/engine/fields',
};

interface Import {
  from: string;
  /** Undefined: everything of it. */
  names: string[] | undefined;
  /** It comes when it is asked for. */
  isDynamic?: boolean;
}

interface Source {
  imports: Import[];
  /** Exported values, and whether `withMantine` made them. */
  exports: Map<string, boolean>;
}

const known = new Map<string, Source>();

function read(path: string): Source {
  const before = known.get(path);
  if (before) return before;
  const tree = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const source: Source = { imports: [], exports: new Map() };
  const add = (from: ts.Node, names?: string[]) => {
    if (ts.isStringLiteralLike(from)) source.imports.push({ from: from.text, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      if (!clause) add(node.moduleSpecifier, []);
      else if (!clause.isTypeOnly) {
        const named = clause.namedBindings;
        if (named && ts.isNamedImports(named)) {
          const values = named.elements.filter((element) => !element.isTypeOnly);
          const names = values.map((element) => (element.propertyName ?? element.name).text);
          add(node.moduleSpecifier, clause.name ? [...names, 'default'] : names);
        } else add(node.moduleSpecifier);
      }
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
      add(node.moduleSpecifier);
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0]
    ) {
      add(node.arguments[0]);
      Object.assign(source.imports.at(-1) ?? {}, { isDynamic: true });
    } else if (isGlob(node)) {
      for (const file of globbed(path, node)) source.imports.push({ from: file, names: undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const drawn = drawers[relative('.', path)];
  if (drawn !== undefined) source.imports.push(...viewsOf(drawn));
  for (const statement of tree.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    const isExported = ts
      .getModifiers(statement)
      ?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        source.exports.set(name.getText(), isWrapped(initializer));
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      source.exports.set(statement.name?.text ?? 'default', false);
    }
  }
  known.set(path, source);
  return source;
}

/** The views that the types in a folder name. */
function viewsOf(folder: string): Import[] {
  const indexes = readdirSync(folder).map((type) => resolve(folder, type, 'index.ts'));
  return [...indexes, ...lists.map((list) => resolve(folder, `${list}.ts`))]
    .filter(existsSync)
    .flatMap((index) =>
      read(index)
        .imports.filter(({ isDynamic }) => isDynamic || listOfParts.test(index))
        .map(({ from }) => ({ from: resolve(dirname(index), from), names: undefined })),
    );
}

function isWrapped(node: ts.Node | undefined): boolean {
  return !!node && ts.isCallExpression(node) && node.expression.getText() === 'withMantine';
}

function isGlob(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob';
}

function globbed(path: string, node: ts.CallExpression): string[] {
  const [first] = node.arguments;
  const named = first && ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
  return named.flatMap((pattern) => {
    if (!pattern || !ts.isStringLiteralLike(pattern))
      throw new Error(`${path}: the patterns of import.meta.glob have to be texts`);
    if (pattern.text.startsWith('!')) return [];
    const folder = resolve(
      pattern.text.startsWith('/') ? '.' : dirname(path),
      dirname(pattern.text).replace(/^\//, ''),
    );
    const ending = pattern.text.split('*').at(-1) ?? '';
    if (pattern.text.includes('/generated/') || !/^\.tsx?$/.test(ending)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => resolve(folder, file));
  });
}

/** The file an import means; undefined for packages, styles, data and virtual modules. */
function fileOf(from: string, importer: string): string | undefined {
  if (/\/generated\//.test(from) || !/^[./]/.test(from)) return undefined;
  const base = resolve(dirname(importer), from);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((name) => /\.tsx?$/.test(name) && existsSync(name));
}

/** Files in which Mantine is used with no provider above, with the way to them; and how many were looked at. */
function unprovided(roots: string[]) {
  const way = new Map<string, string>(roots.map((root) => [resolve(root), '']));
  const found: string[] = [];
  for (const [path, before] of way) {
    const here = `${before} → ${path.slice(resolve('.').length + 1)}`;
    for (const { from, names, isDynamic } of read(path).imports) {
      if (from.startsWith('@mantine/') && !from.endsWith('.css')) {
        const bad = names?.filter((name) => !harmless[from]?.includes(name)) ?? ['*'];
        if (bad.length > 0) found.push(`${here} uses ${bad.join(', ')}`);
        continue;
      }
      const file = fileOf(from, path);
      if (!file || way.has(file)) continue;
      if (isDynamic && typeOfParts.test(path)) continue;
      if (listOfParts.test(path)) continue;
      const isFetched = [fetchesOnly, fetchesControls].some(
        (one) => path === resolve(one.path) && file === resolve(one.file),
      );
      if (isFetched) continue;
      const exports = read(file).exports;
      const taken = names ?? [...exports.keys()];
      // A dynamic import takes everything, so nothing beside the wrapped may be exported there.
      const isCovered = taken.length > 0 && taken.every((name) => exports.get(name) === true);
      if (!isCovered) way.set(file, here);
    }
  }
  return { found, files: [...way.keys()] };
}

test('nothing outside of withMantine uses Mantine', () => {
  const playground = 'tests/fixtures/gadgets/page';
  const { found, files } = unprovided([
    'src/main.tsx',
    'screens/index.ts',
    ...['tab-types', 'action-types', 'fields'].map((types) => `src/engine/${types}/index.ts`),
    ...['tab-types', 'action-types', 'field-types'].map(
      (types) => `${playground}/${types}/index.ts`,
    ),
  ]);
  expect(found).toEqual([]);
  expect(readFileSync(fetchesOnly.path, 'utf8')).not.toContain('<LazyRecordForm');
  // The ways are really walked: through routes, lazy parts and the list.
  const seen = files.map((file) => file.slice(resolve('.').length + 1));
  expect(seen).toEqual(
    expect.arrayContaining([
      'src/engine/views/list/page/list-view.tsx',
      'src/app/shell/shell.tsx',
      'src/app/home/home-page.tsx',
      'src/app/session/session-gate.tsx',
      'src/ui/notices.ts',
    ]),
  );
  // Some 300 files are parsed, which takes its time where other tests run beside it.
}, 60_000);

test('a use without provider is found', () => {
  const drawn = unprovided([
    'src/engine/views/record/tab-view.tsx',
    'src/engine/views/actions/asking-dialog.tsx',
  ]);
  expect(drawn.found).toContain(
    ' → src/engine/views/record/tab-view.tsx → src/engine/tab-types/cards/cards-tab.tsx → src/engine/views/blocks/cards/figure-cards.tsx uses Button',
  );
  expect(drawn.found).toContain(
    ' → src/engine/views/actions/asking-dialog.tsx → src/engine/action-types/ask/ask-dialog.tsx uses Button',
  );
  const { found } = unprovided(['src/engine/views/record/record-bar.tsx']);
  expect(found).toContain(' → src/engine/views/record/record-bar.tsx uses Button');
});
