import { XMLBuilder } from 'fast-xml-parser';
import type { GroupName, TermName, Terms } from '../../../schemas/e-invoice/terms';

/** Attributes of an element: the term that gives the value, or `=` and the value itself. */
type Attributes = Readonly<Record<string, TermName | `=${string}`>>;

/** Part of a syntax: what is written of the terms, in the order of the schema. */
export type Part =
  | { kind: 'leaf'; path: readonly string[]; term: TermName; attributes: Attributes; day: boolean }
  | { kind: 'fixed'; path: readonly string[]; value: string }
  | { kind: 'node'; path: readonly string[]; parts: readonly Part[]; always: boolean }
  | { kind: 'each'; path: readonly string[]; parts: readonly Part[]; group: GroupName };

/** Element, as the builder reads it in its order. */
type XmlElement = Record<string, unknown>;

const pathOf = (path: string) => path.split('/');

/** Element with the value of a term; absent where the invoice has none. `a/b` is `b` within `a`. */
export function leaf(path: string, term: TermName, attributes: Attributes = {}): Part {
  return { kind: 'leaf', path: pathOf(path), term, attributes, day: false };
}

/** Element with a day, written as `20261125` (code 102 of UN/ECE 2379). */
export function day(path: string, term: TermName): Part {
  return { kind: 'leaf', path: pathOf(path), term, attributes: { format: '=102' }, day: true };
}

/** Text of the element itself. */
export function text(term: TermName): Part {
  return { kind: 'leaf', path: [], term, attributes: {}, day: false };
}

/** Element with a value of the syntax itself; it does not make its parent appear. */
export function fixed(path: string, value: string): Part {
  return { kind: 'fixed', path: pathOf(path), value };
}

/** Element with parts; absent where none of its terms is there. */
export function node(path: string, ...parts: readonly Part[]): Part {
  return { kind: 'node', path: pathOf(path), parts, always: false };
}

/** Element that the schema wants even where it is empty. */
export function always(path: string, ...parts: readonly Part[]): Part {
  return { kind: 'node', path: pathOf(path), parts, always: true };
}

/** One element for each of a group. */
export function each(group: GroupName, path: string, ...parts: readonly Part[]): Part {
  return { kind: 'each', path: pathOf(path), parts, group };
}

/** Root element with its namespaces by prefix; '' for the one without. */
export interface Syntax {
  root: string;
  namespaces: Readonly<Record<string, string>>;
  parts: readonly Part[];
}

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressEmptyNode: true,
});

/** Writes an invoice in a syntax: one XML document in UTF-8 with its declaration. */
export function writeXml({ root, namespaces, parts }: Syntax, terms: Terms): string {
  const names = Object.entries(namespaces).map(([prefix, uri]) => [
    prefix === '' ? 'xmlns' : `xmlns:${prefix}`,
    uri,
  ]);
  const children = parts.flatMap((part) => write(part, [terms]));
  const document = [{ [root]: children, ':@': Object.fromEntries(names) as XmlElement }];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

/** Control characters, which XML 1.0 cannot carry. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Elements of a part; `scopes` are the group and those around it, the innermost first. */
function write(part: Part, scopes: readonly Terms[]): XmlElement[] {
  const [own = {}] = scopes;
  if (part.kind === 'fixed') return [within(part.path, [{ '#text': part.value }])];
  if (part.kind === 'each') {
    return (own[part.group] ?? []).flatMap((terms) => element(part, [terms, ...scopes]));
  }
  if (part.kind === 'node') return element(part, scopes);
  const value = own[part.term];
  if (value === undefined) return [];
  const content = { '#text': part.day ? value.replaceAll('-', '') : value.replace(unwritable, '') };
  if (part.path.length === 0) return [content];
  return [within(part.path, [content], attributesOf(part.attributes, scopes))];
}

function element(
  part: Extract<Part, { kind: 'node' | 'each' }>,
  scopes: readonly Terms[],
): XmlElement[] {
  const written = part.parts.map((one) => ({ one, elements: write(one, scopes) }));
  const hasContent = written.some(
    ({ one, elements }) => one.kind !== 'fixed' && elements.length > 0,
  );
  if (!hasContent && !(part.kind === 'node' && part.always)) return [];
  return [within(part.path, hasContent ? written.flatMap(({ elements }) => elements) : [])];
}

function attributesOf(attributes: Attributes, scopes: readonly Terms[]): XmlElement {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, from]) => {
      const value = from.startsWith('=')
        ? from.slice(1)
        : scopes.map((terms) => terms[from as TermName]).find((one) => one !== undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function within(
  path: readonly string[],
  children: readonly XmlElement[],
  attributes: XmlElement = {},
): XmlElement {
  const [first = '', ...rest] = path;
  if (rest.length > 0) return { [first]: [within(rest, children, attributes)] };
  return { [first]: children, ...(Object.keys(attributes).length > 0 && { ':@': attributes }) };
}
