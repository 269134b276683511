import ts from 'typescript';

export interface DescribedFile {
  /** What it exports, in order. */
  exports: readonly string[];
  /** The first sentence of its first comment for readers; empty without one. */
  about: string;
}

/** What a source file says of itself. */
export function describedFile(path: string, text: string): DescribedFile {
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const exporting = source.statements.filter((statement) => exportedNames(statement).length > 0);
  // What is done says more than what it is done with.
  const doing = exporting.filter((statement) => !isType(statement));
  const said = [...doing, ...exporting, ...source.statements].map(commentOf).find(Boolean) ?? '';
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

const isType = (statement: ts.Statement) =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

function commentOf(statement: ts.Statement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** A dot inside of a name, a number or «e.g.» ends nothing. */
function firstSentence(text: string): string {
  const end = /(?<!\be\.g|\bi\.e|\bmax|\bno)[.!?](?=\s+[A-ZÄÖÜ«`])/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
