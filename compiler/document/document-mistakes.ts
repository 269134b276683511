import { formats as ownFormats } from '../../schemas/rules/format-checks';
import type { OpenApiDocument } from '../../schemas/contract/document';
import { nearestName, orRather } from '../nearest-name';
import { isNode, pointerStep, referred, type Node } from './references';
import type { PlacedMistake } from './version-mistake';

/** Help for formats from the configuration: a misspelt one → the one that is meant, or `true` where it is right. */
export type FormatHelp = Readonly<Record<string, string | true>>;

/** Known formats of OpenAPI, JSON Schema and the registry of formats, as far as they occur. */
const knownFormats = [
  ...Object.keys(ownFormats),
  ...['int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'float', 'double'],
  ...['decimal', 'byte', 'binary', 'base64url', 'password', 'hostname', 'idn-hostname', 'ipv4'],
  ...['ipv6', 'ip', 'idn-email', 'uri-reference', 'uri-template', 'iri', 'iri-reference', 'url'],
  ...['uuid', 'ulid', 'json-pointer', 'relative-json-pointer', 'regex', 'time', 'duration'],
  ...['timestamp', 'unix-time', 'date-time-rfc1123', 'http-date', 'char', 'color', 'currency'],
];

/** Members that hold made-up examples, not schemas. */
const examples = ['example', 'examples', 'default', 'enum', 'const'];

/**
 * Finds references to nothing, references and compositions that only lead back to themselves, and formats that are one
 * or two letters away from an existing one. Formats that resemble nothing known are the document's own.
 */
export function documentMistakes(
  document: OpenApiDocument,
  formats: FormatHelp = {},
): PlacedMistake[] {
  const mistakes: PlacedMistake[] = [];
  const say = (steps: readonly (string | number)[], text: string, remedy: string) =>
    mistakes.push({
      pointer: `#/${steps.map(pointerStep).join('/')}`,
      text,
      remedies: [remedy],
    });
  const visit = (node: unknown, steps: (string | number)[]): void => {
    if (Array.isArray(node)) node.forEach((one, index) => visit(one, [...steps, index]));
    if (!isNode(node)) return;
    const isNames = ['properties', 'schemas', 'headers'].includes(String(steps.at(-1)));
    if (typeof node.$ref === 'string' && !isNames) {
      const wrong = referenceMistake(document, node.$ref);
      if (wrong) say([...steps, '$ref'], ...wrong);
      return;
    }
    if (typeof node.format === 'string' && typeOf(node) && !isNames) {
      const wrong = formatMistake(node.format, formats);
      if (wrong) say([...steps, 'format'], ...wrong);
    }
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object' || (examples.includes(key) && !isNames)) continue;
      // Own words of the document's author.
      if (key.startsWith('x-')) continue;
      visit(value, [...steps, key]);
    }
  };
  visit(document, []);
  for (const name of Object.keys(document.components?.schemas ?? {})) {
    if (!containsItself(document, name)) continue;
    const remedy = 'take the reference out of its allOf';
    say(['components', 'schemas', name], `«${name}» is composed of itself`, remedy);
  }
  return mistakes;
}

type Wrong = readonly [text: string, remedy: string];

function referenceMistake(document: OpenApiDocument, reference: string): Wrong | undefined {
  if (!reference.startsWith('#')) return undefined;
  const seen = new Set<string>();
  for (let next: unknown = reference; typeof next === 'string';) {
    if (seen.has(next)) {
      return [`«${reference}» only leads back to itself`, 'let one of them say what it is'];
    }
    seen.add(next);
    const target = referred(document, next);
    if (target === undefined) {
      const parent = next.slice(0, next.lastIndexOf('/'));
      const others = referred(document, parent);
      const name = next.slice(parent.length + 1);
      const near = orRather(name, isNode(others) ? Object.keys(others) : []);
      return [`«${next}» is not in the document${near}`, 'mend the name, or fetch the whole file'];
    }
    next = isNode(target) ? target.$ref : undefined;
  }
  return undefined;
}

function formatMistake(format: string, help: FormatHelp): Wrong | undefined {
  if (format in help || knownFormats.includes(format)) return undefined;
  const plain = format.toLowerCase().replaceAll(/[_ ]/g, '-');
  if (knownFormats.includes(plain) || knownFormats.includes(plain.replaceAll('-', ''))) {
    return undefined;
  }
  // With one other letter a short name is another word.
  const near = format.length < 4 ? undefined : nearestName(plain, knownFormats);
  if (near === undefined) return undefined;
  const remedy = `mend it, or say in the configuration: formats: { '${format}': '${near}' }`;
  return [`there is no format «${format}», did you mean «${near}»?`, remedy];
}

function typeOf({ type }: Node): boolean {
  return [type].flat().some((one) => one === 'string' || one === 'number' || one === 'integer');
}

/** Tells whether a schema is part of its own `allOf`, however indirectly: nothing could ever match it. */
function containsItself(document: OpenApiDocument, name: string): boolean {
  const own = `#/components/schemas/${name}`;
  const seen = new Set<string>();
  const left = [own];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const schema = referred(document, next);
    const parts = isNode(schema) && Array.isArray(schema.allOf) ? (schema.allOf as unknown[]) : [];
    for (const part of parts) {
      const reference = isNode(part) ? part.$ref : undefined;
      if (reference === own) return true;
      if (typeof reference === 'string' && !seen.has(reference)) {
        seen.add(reference);
        left.push(reference);
      }
    }
  }
  return false;
}
