import { basename } from 'node:path';
import ts from 'typescript';

export interface DescribedFile {
  /** Names that it exports, in order. */
  exports: readonly string[];
  /** First sentence of its first comment for readers; empty without one. */
  about: string;
}

/** Reads what a source file says about itself. */
export function describedFile(path: string, text: string): DescribedFile {
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const exporting = source.statements.filter((statement) => exportedNames(statement).length > 0);
  // The declaration it is named after comes first; functions say more than the values they use.
  const own = exporting.filter((statement) => exportedNames(statement).some(isNameOf(path)));
  const doing = exporting.filter(ts.isFunctionDeclaration);
  const values = exporting.filter((statement) => !isType(statement));
  const ranked = [...own, ...doing, ...values, ...exporting, ...source.statements];
  const said = ranked.map(commentOf).find(Boolean) ?? '';
  return { exports: [...new Set(exporting.flatMap(exportedNames))], about: firstSentence(said) };
}

function exportedNames(statement: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => name.text);
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name ? [name.getText()] : [];
}

/** Returns a function that tells whether a file is named after a name: `read-events.ts` after `readEvents`. */
function isNameOf(path: string): (name: string) => boolean {
  const plain = basename(path)
    .replace(/\.[^.]+$/, '')
    .replaceAll('-', '')
    .toLowerCase();
  return (name) => name.toLowerCase() === plain;
}

const isType = (statement: ts.Statement) =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

function commentOf(statement: ts.Statement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the first sentence; a dot inside a name, a number or «e.g.» does not end it. */
function firstSentence(text: string): string {
  const end = /(?<!\be\.g|\bi\.e|\bmax|\bno)[.!?](?=\s+[A-ZÄÖÜ«`])/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
