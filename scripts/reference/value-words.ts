import ts from 'typescript';

/** Words that the names of types stand for, where their declarations say more than a reader asks. */
const words: Readonly<Record<string, string>> = {
  Action: 'action',
  ActionDefinition: 'action',
  Afterwards: '{ answers: action[]; parameter?: string; when?: (record, me) => boolean }',
  AnyRecord: 'record',
  Card: 'card',
  Column: 'column',
  ColumnDefinition: 'column',
  CreatePath: 'path',
  Entity: 'record',
  FieldName: 'field',
  FormFieldName: 'field',
  ListPath: 'path',
  KeyFigures: '(field | { [field]: tab })[]',
  LookupName: 'list to choose from',
  Me: 'user',
  Of: 'record',
  Order: 'field or -field',
  Ordering: 'field or -field',
  Predicate: '(record, me) => boolean',
  QueryName: 'group/id',
  RecordPath: 'path',
  RecordRule: 'rule',
  RecordRules: '{ [name]: rule }',
  Row: 'row',
  SectionDefinition: 'section',
  SummaryDefinition: 'summary',
  Tab: 'tab',
  TabDefinition: 'tab',
  Term: 'term',
  Terms: '(term | term[])[]',
  Then: "'reload' | 'acknowledge' | 'list' | { open: screen } | { ask: action }",
  ViewDefinition: 'view',
  WrittenPageTabs: 'tab',
};

/** Parameters of types that are named after what is put in. */
const parameters: Readonly<Record<string, string>> = {
  Base: 'field',
  Call: 'operation',
  Currency: 'field',
  Field: 'field',
  List: 'path',
  Opened: 'schema',
  Path: 'path',
  Pattern: 'field#',
  Property: 'field',
  RowField: 'field',
  Schema: 'schema',
  Screen: 'screen',
};

/** Types with one argument, which says it all. */
const transparent = new Set(['Readonly', 'Partial', 'Required', 'NonNullable', 'ReadonlyArray']);

/** Writes a type as a reader of the reference needs it: without generics, in the names of what is written there. */
export function valueWords(node: ts.TypeNode): string {
  if (ts.isParenthesizedTypeNode(node)) return valueWords(node.type);
  if (ts.isTypeOperatorNode(node)) {
    return node.operator === ts.SyntaxKind.KeyOfKeyword ? 'field' : valueWords(node.type);
  }
  if (ts.isArrayTypeNode(node)) return `${bracketed(valueWords(node.elementType))}[]`;
  if (ts.isTupleTypeNode(node)) return `[${node.elements.map(valueWords).join(', ')}]`;
  if (ts.isUnionTypeNode(node)) return [...new Set(node.types.map(valueWords))].join(' | ');
  // `keyof Of & string`: the addition only narrows it.
  if (ts.isIntersectionTypeNode(node)) return valueWords(node.types[0] as ts.TypeNode);
  if (ts.isFunctionTypeNode(node)) {
    const given = node.parameters.map(({ name }) => namedParameter(name)).join(', ');
    return `(${given}) => ${valueWords(node.type)}`;
  }
  if (ts.isTypeLiteralNode(node)) return `{ ${node.members.map(memberWords).join('; ')} }`;
  if (ts.isMappedTypeNode(node)) {
    return `{ [name]: ${node.type ? valueWords(node.type) : 'unknown'} }`;
  }
  if (ts.isIndexedAccessTypeNode(node)) return valueWords(node.objectType);
  if (ts.isConditionalTypeNode(node)) return 'name';
  if (ts.isTypeReferenceNode(node)) return referenceWords(node);
  return node.getText();
}

function referenceWords(node: ts.TypeReferenceNode): string {
  const name = node.typeName.getText();
  const [first, second] = node.typeArguments ?? [];
  if (name === 'Record' && second) return `{ [name]: ${valueWords(second)} }`;
  if (transparent.has(name) && first) return valueWords(first);
  if (name === 'Promise' && first) return valueWords(first);
  const known = words[name] ?? parameters[name];
  if (known !== undefined) return known;
  const fallback = defaultOf(node, name);
  return fallback ? valueWords(fallback) : name.replace(/Definition$/, '').replace(/^Any/, '');
}

/** Returns the default of a parameter of the type around a node. */
function defaultOf(node: ts.Node, name: string): ts.TypeNode | undefined {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    const { typeParameters } = around as {
      typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>;
    };
    const found = typeParameters?.find((parameter) => parameter.name.text === name);
    if (found) return found.default;
  }
  return undefined;
}

function memberWords(member: ts.TypeElement): string {
  if (ts.isPropertySignature(member) && member.type) {
    return `${member.name.getText()}${member.questionToken ? '?' : ''}: ${valueWords(member.type)}`;
  }
  return member.getText().replace(/;$/, '');
}

/** Names a parameter such as `({ menge }) => …`, which is given a record. */
function namedParameter(name: ts.BindingName): string {
  return ts.isIdentifier(name) ? name.text : 'record';
}

function bracketed(text: string): string {
  return / \| | or |=>/.test(text) ? `(${text})` : text;
}
