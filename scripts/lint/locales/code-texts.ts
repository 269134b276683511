import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** File of code with what it may name texts by. */
export interface CodeFile {
  file: string;
  /** Texts between quotes, and templates with their expressions left open. */
  literals: ReadonlySet<string>;
  templates: readonly RegExp[];
  /** Keys of `t('…')` with their namespace, and of messages: `msg_…`, `requiredMessage`. */
  keys: readonly string[];
  /** Values that are handed out by their labels, `valueLabels(…, 'Schema', 'field')`: `Schema.field`. */
  values: readonly string[];
}

/** Reads every file of code in these folders; generated code names no texts. */
export function readCode(folders: readonly string[]): CodeFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\bgenerated\b/.test(file))
    .map((file) => codeFile(file, readFileSync(file, 'utf8')));
}

export function codeFile(file: string, code: string): CodeFile {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  const messages = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      literals.add(node.text);
      if (isMessage(node)) messages.add(`messages:${node.text}`);
    }
    if (ts.isTemplateExpression(node)) templates.push(...patternOf(node));
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind));
  const namespace = /(?:useTranslation\(\[?\s*|TFunction<)'(\w+)'/.exec(code)?.[1] ?? 'app';
  const keys = [...code.matchAll(/\bt\(\s*'([^'$]+)'/g)].map(([, key = '']) =>
    key.includes(':') ? key : `${namespace}:${key}`,
  );
  const values = [...code.matchAll(/\bvalueLabels\(\w+, '(\w+)', '(\w+)'\)/g)].map(
    ([, schema = '', field = '']) => `${schema}.${field}`,
  );
  return { file, literals, templates, keys: [...keys, ...messages], values };
}

/**
 * Tells whether a literal is a code that the server answers or a field's rule gives; `msg_a_` begins one that is put
 * together.
 */
function isMessage(node: ts.StringLiteralLike): boolean {
  const { parent, text } = node;
  if (/^msg(_[a-z0-9]+)+$/.test(text)) return true;
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'requiredMessage';
}

/** Returns the pattern of a template; one of expressions alone would fit every key. */
function patternOf(node: ts.TemplateExpression): RegExp[] {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (!/[a-z]{2}/i.test(parts.join(''))) return [];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${escaped.join('[^:]+')}$`)];
}

/** Tells whether a text may be named by this code: by its whole key, or by its path where its namespace is named. */
export function isNamed(key: string, code: readonly CodeFile[]): boolean {
  const [namespace = '', path = ''] = key.split(':');
  return code.some(({ literals, templates }) => {
    const isSpokenOf = namespace === 'app' || namespace === 'messages' || literals.has(namespace);
    const names = isSpokenOf ? [key, path] : [key];
    return names.some(
      (name) => literals.has(name) || templates.some((template) => template.test(name)),
    );
  });
}
