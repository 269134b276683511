import { parseAst } from 'vite';

/** What is left out of a library's file. Everything named has to be there, so that a new version of it is noticed. */
export interface LeftOut {
  /** Functions by name, methods as `Class.method`, and what their bodies become; empty: a failure that names them. */
  functions: Readonly<Record<string, string>>;
  /** Expressions by their source, within the function that is named before the colon, and what they become. */
  expressions: Readonly<Record<string, string>>;
  /** What is called, as it stands, and not called any more where nobody uses what it returns. */
  calls: readonly string[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The code without these parts, line for line, so that its source map stays true.
 * @throws when one of them is not there (any more).
 */
export function leaveOut(code: string, parts: LeftOut): string {
  const missing = new Set([
    ...Object.keys(parts.functions),
    ...Object.keys(parts.expressions),
    ...parts.calls,
  ]);
  const edits: Edit[] = [];
  const edit = (name: string, { start, end }: Node, text: string) => {
    missing.delete(name);
    const lines = code.slice(start, end).split('\n').length - text.split('\n').length;
    edits.push({ start, end, text: text + '\n'.repeat(lines) });
  };
  const visit = (node: Node, within: readonly string[]) => {
    const name = nameOf(node, within);
    const body = bodyOf(node);
    const replacement = name === undefined ? undefined : parts.functions[name];
    if (name !== undefined && body && replacement !== undefined) {
      edit(name, body, `{ ${replacement || `leftOut(${JSON.stringify(name)});`} }`);
      return;
    }
    const key = within
      .flatMap((holder) => sourcesOf(node, code).map((source) => `${holder}: ${source}`))
      .find((known) => known in parts.expressions);
    if (key !== undefined) {
      edit(key, node, parts.expressions[key] ?? '');
      return;
    }
    const called = node.type === 'ExpressionStatement' ? calledBy(node, code) : undefined;
    if (called !== undefined && parts.calls.includes(called)) {
      edit(called, node, ';');
      return;
    }
    for (const child of childrenOf(node))
      visit(child, name === undefined ? within : [...within, name]);
  };
  visit(parseAst(code) as unknown as Node, []);
  if (missing.size > 0) {
    throw new Error(`${[...missing].join(', ')}: not there any more, see what became of it`);
  }
  let rest = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + text + rest.slice(end);
  }
  return `function leftOut(name) { throw new Error(name + " is left out of the build"); } ${rest}`;
}

/** An expression as it stands; a call without what it is given too: `list.forEach()`. */
function sourcesOf(node: Node, code: string): string[] {
  if (node.type === 'VariableDeclarator') return [];
  const whole = code.slice(node.start, node.end);
  if (node.type !== 'CallExpression') return [whole];
  return [whole, `${code.slice(node.start, (node.callee as Node).end)}()`];
}

/** Of a function, a class, a method, or of a variable that is a function. */
function nameOf(node: Node, within: readonly string[]): string | undefined {
  if (node.type === 'MethodDefinition') {
    return `${within.at(-1)}.${(node.key as { name?: string }).name}`;
  }
  if (!/^(FunctionDeclaration|ClassDeclaration|VariableDeclarator)$/.test(node.type))
    return undefined;
  return (node.id as { name?: string } | null)?.name;
}

function bodyOf(node: Node): Node | undefined {
  const holder = ((node.type === 'VariableDeclarator' ? node.init : node.value) ?? node) as Node;
  const body = holder.body as Node | undefined;
  return body?.type === 'BlockStatement' ? body : undefined;
}

function calledBy(statement: Node, code: string): string | undefined {
  const { type, callee } = statement.expression as Node;
  if (type !== 'CallExpression') return undefined;
  return code.slice((callee as Node).start, (callee as Node).end);
}

/** What a node is made of, without what only names something. */
function childrenOf(node: Node): Node[] {
  const names = ['id', 'params', 'left', 'label'];
  if (node.type === 'Property' && node.shorthand) names.push('value');
  if (!node.computed) names.push('key', 'property');
  return Object.entries(node)
    .filter(
      ([key]) => !names.includes(key) || (key === 'left' && !/^(For|Assignment)/.test(node.type)),
    )
    .flatMap(([, value]) => value as unknown[])
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}
