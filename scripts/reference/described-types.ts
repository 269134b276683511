import ts from 'typescript';
import { valueWords } from './value-words';

export interface Described {
  about: string;
  /** Examples as they stand in the docstring. */
  examples: readonly string[];
  /** Heading that it stands under (`@group`). */
  group: string | undefined;
}

export interface DescribedMember {
  name: string;
  isOptional: boolean;
  value: string;
  about: string;
}

export interface Types {
  /** Lists every member of an exported interface or type, those of all its alternatives included. */
  members(file: string, type: string): DescribedMember[];
  /** Returns the types that members of an interface have, by the members' names: `TabDefinitions`. */
  added(file: string, type: string): Map<string, { file: string; members: DescribedMember[] }>;
  /** Returns what a declaration says about itself. */
  described(file: string, name: string): Described;
  /** Returns that of the first declaration of a file that shows examples, else of the first that says anything. */
  shown(file: string): Described;
  /** Lists the interfaces of a file besides those named, with what they say. */
  interfaces(file: string): { name: string; about: string; members: DescribedMember[] }[];
}

/** Reads declarations with what their docstrings say; `files` and all that they import are known. */
export function readTypes(files: readonly string[]): Types {
  const program = ts.createProgram({
    rootNames: [...files],
    options: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      allowImportingTsExtensions: true,
    },
  });
  const checker = program.getTypeChecker();
  const source = (file: string) => {
    const found = program.getSourceFile(file);
    if (!found) throw new Error(`${file}: there is no such file`);
    return found;
  };
  const declared = (file: string, name: string) => {
    const found = source(file).statements.find((statement) => nameOf(statement) === name);
    if (!found) throw new Error(`${file}: there is no «${name}»`);
    return found;
  };
  const typeOf = (file: string, name: string) => {
    const statement = declared(file, name) as ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
    return checker.getTypeAtLocation(statement.name);
  };
  const membersOf = (type: ts.Type, where: string) => {
    const parts = type.isUnion() ? type.types : [type];
    const found = new Map<string, DescribedMember>();
    for (const symbol of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
      for (const declaration of symbol.declarations ?? []) {
        if (!isMember(declaration) || isUnused(declaration)) continue;
        if (!found.has(symbol.name)) found.set(symbol.name, describedMember(declaration, where));
      }
    }
    return [...found.values()].sort((one, other) => +one.isOptional - +other.isOptional);
  };
  return {
    members: (file, name) => membersOf(typeOf(file, name), `${file}: ${name}`),
    added(file, name) {
      const symbols = checker.getPropertiesOfType(typeOf(file, name));
      return new Map(
        symbols.map((symbol) => {
          const [declaration] = symbol.declarations ?? [];
          if (!declaration) throw new Error(`${file}: ${name}.${symbol.name} is nowhere declared`);
          const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
          const at = declaration.getSourceFile().fileName;
          return [symbol.name, { file: at, members: membersOf(type, `${at}: ${symbol.name}`) }];
        }),
      );
    },
    described: (file, name) => describedNode(declared(file, name)),
    shown(file) {
      const all = source(file).statements.map(describedNode);
      const found =
        all.find(({ examples }) => examples.length > 0) ?? all.find(({ about }) => about);
      if (!found) throw new Error(`${file} says nothing of itself`);
      return found;
    },
    interfaces: (file) =>
      source(file)
        .statements.filter(ts.isInterfaceDeclaration)
        .map((one) => ({
          name: one.name.text,
          about: describedNode(one).about,
          members: membersOf(checker.getTypeAtLocation(one.name), `${file}: ${one.name.text}`),
        })),
  };
}

type Member = ts.PropertySignature | ts.MethodSignature;

const isMember = (node: ts.Node): node is Member =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node);

/** Tells whether a member only keeps alternatives apart. */
const isUnused = ({ type }: Member) => type?.kind === ts.SyntaxKind.UndefinedKeyword;

/** Members that need no explanation in their place: they are the same everywhere, and explained once. */
const usual = new Set(['name', 'type', 'schema', 'list', 'columns', 'order']);

function describedMember(node: Member, where: string): DescribedMember {
  const name = node.name.getText();
  const { about } = describedNode(node);
  if (about === '' && !usual.has(name))
    throw new Error(`${where}: «${name}» says nothing of itself`);
  return { name, isOptional: node.questionToken !== undefined, value: valueOf(node), about };
}

function valueOf(node: Member): string {
  if (ts.isPropertySignature(node)) return node.type ? valueWords(node.type) : 'unknown';
  const given = node.parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : '…'));
  return `(${given.join(', ')}) => ${node.type ? valueWords(node.type) : 'unknown'}`;
}

function describedNode(node: ts.Node): Described {
  const all = ts.getJSDocCommentsAndTags(node);
  const comment = all.filter(ts.isJSDoc).at(-1);
  const tags = (comment?.tags ?? []).map((tag) => [tag.tagName.text, textOf(tag.comment)] as const);
  return {
    about: inline(textOf(comment?.comment)),
    examples: tags.flatMap(([name, text]) => (name === 'example' ? [text] : [])),
    group: tags.find(([name]) => name === 'group')?.[1],
  };
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

function inline(text: string): string {
  return text.replace(/\{@link ([^}]+)\}/g, '`$1`').replace(/\s+/g, ' ');
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations[0]?.name.getText();
  }
  return (statement as ts.Statement & { name?: ts.Node }).name?.getText();
}
