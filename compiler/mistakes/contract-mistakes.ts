import { formats } from '../../schemas/rules/format-checks';
import { resourceWords, words } from '../../schemas/contract/words';
import { parseFilter } from '../../schemas/rules/filter-grammar';
import { fieldParts } from '../../schemas/rules/field-part';
import { orRather } from '../nearest-name';
import type { Mistake } from './mistake';
import type { SourceFile } from './source-file';

type Node = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** Names that the files of a contract may use without defining them; undefined where nothing is known of them. */
export interface KnownNames {
  /** Lists of `lookups.ts`. */
  lookups: readonly string[] | undefined;
  /** Schemas with a table of another contract. */
  foreign: readonly string[];
}

/** Formats that OpenAPI and JSON Schema know beside the contract's own. */
const standardFormats = ['int32', 'int64', 'float', 'double', 'byte', 'binary', 'hostname'];
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Members whose own members may have any name. */
const nameMaps = [
  'properties',
  'headers',
  'schemas',
  'paths',
  'parameters',
  'responses',
  'content',
];

/**
 * Finds mistakes in a contract's files: words, fields, schemas, rights, formats, lists and number ranges that do not
 * exist, each with the nearest that does. The first file is the root; a root without `x-areas` is somebody else's, with
 * keywords and formats of its own.
 */
export function contractMistakes(sources: readonly SourceFile[], known: KnownNames): Mistake[] {
  const mistakes: Mistake[] = [];
  const isOwn = isNode(sources[0]?.content) && 'x-areas' in sources[0].content;
  const schemas = new Map(
    sources.flatMap(({ content }) => Object.entries(schemasOf(content)).filter(hasNode)),
  );
  const resources = [...schemas].filter(([, schema]) => 'x-resource' in schema);
  const referable = [...resources.map(([name]) => name), ...known.foreign];
  const listed = referable.length > 0 ? referable : [...schemas.keys()];
  const rights = (schemas.get('Right')?.enum ?? []) as string[];
  const lookups = known.lookups && [...known.lookups, ...schemas.keys()];
  const ownFormats = isNode(sources[0]?.content) ? sources[0].content['x-formats'] : undefined;
  const allFormats = [
    ...Object.keys(formats),
    ...standardFormats,
    ...(Array.isArray(ownFormats) ? ownFormats.map(String) : []),
  ];

  for (const source of sources) {
    const say = (path: Path, text: string) =>
      mistakes.push({ file: source.file, line: source.lineOf(path), text });
    /** Checks a name; `what` reads on with the name and what may have been meant. */
    const among = (
      value: unknown,
      names: readonly string[] | undefined,
      path: Path,
      what: (name: string) => string,
    ) => {
      if (typeof value !== 'string' || !names || names.includes(value)) return;
      say(path, `${what(value)}${orRather(value, names)}`);
    };
    const right = (value: unknown, path: Path) => {
      if (rights.length === 0) return;
      const names = isNode(value)
        ? [value, isNode(value.instead) ? value.instead : {}].flatMap((one) =>
            ['own', 'foreign', 'change', 'any'].flatMap((key) => one[key] ?? []),
          )
        : [value];
      for (const name of names) {
        among(name, [...rights, 'public', 'session'], path, (one) => `there is no right «${one}»`);
      }
    };

    const visit = (node: unknown, path: Path): void => {
      if (Array.isArray(node)) node.forEach((item, index) => visit(item, [...path, index]));
      if (!isNode(node)) return;
      if (!isNameMap(path)) {
        if (isOwn) keywords(node, path);
        right(node['x-right'], [...path, 'x-right']);
        among(node['x-ref'], listed, [...path, 'x-ref'], (name) => {
          const why = schemas.has(name) ? 'is no resource' : 'does not exist';
          return `x-ref names schema «${name}», which ${why}`;
        });
        among(
          node['x-lookup'],
          lookups,
          [...path, 'x-lookup'],
          (name) => `there is no list «${name}» in lookups.ts`,
        );
        among(
          node['x-part'],
          fieldParts,
          [...path, 'x-part'],
          (name) => `there is no part «${name}»`,
        );
        if (isOwn && ('type' in node || '$ref' in node)) {
          among(
            node.format,
            allFormats,
            [...path, 'format'],
            (name) => `there is no format «${name}»`,
          );
        }
        if (isOperation(path)) searched(node, path);
      }
      for (const [key, value] of Object.entries(node)) {
        if (!['example', 'examples', 'default', 'enum', 'x-resource'].includes(key)) {
          visit(value, [...path, key]);
        }
      }
    };

    const keywords = (node: Node, path: Path) => {
      const place = placeOf(node, path);
      const allowed: readonly string[] = place.words;
      for (const key of Object.keys(node)) {
        if (node[key] === null && key.includes(' ')) {
          say(
            [...path, key],
            `«${key}» is no keyword: a text with a comma inside { … } stands in quotes`,
          );
        }
        if (!key.startsWith('x-') || allowed.includes(key)) continue;
        const elsewhere = Object.entries(words).find(([, all]) =>
          (all as readonly string[]).includes(key),
        )?.[0];
        const text = elsewhere
          ? `«${key}» is said of ${article(elsewhere)}, not of ${article(place.name)}`
          : `there is no keyword «${key}»${orRather(key, allowed)}`;
        say([...path, key], text);
      }
    };

    /** Returns the fields that an operation's own `x-search` names. */
    const searched = (operation: Node, path: Path) => {
      const schema = listedSchema(operation.responses);
      const properties = schema === undefined ? undefined : schemas.get(schema)?.properties;
      if (!isNode(properties)) return;
      fieldsOf(operation['x-search'], [...path, 'x-search'], schema ?? '', [
        'id',
        ...Object.keys(properties),
      ]);
    };

    const fieldsOf = (
      value: unknown,
      path: Path,
      schema: string,
      names: readonly string[],
      /** Place of the name, below the last step of the path. */
      place = path,
    ) => {
      if (value === undefined) return;
      const word = String(path.at(-1));
      [value].flat().forEach((name, index) => {
        const at = Array.isArray(value) ? [...place, index] : place;
        among(name, names, at, (one) => `${word} names «${one}», no property of ${schema}`);
      });
    };

    const ofSchema = (name: string, schema: Node, path: Path) => {
      const { properties, 'x-resource': resource } = schema;
      if (isNode(properties) && !schema.allOf) {
        const names = [...new Set(['id', ...Object.keys(properties), ...given(schema)])];
        for (const word of ['required', 'x-title', 'x-parent']) {
          fieldsOf(schema[word], [...path, word], name, names);
        }
        if (isNode(resource)) {
          const inside = [...path, 'x-resource'];
          fieldsOf(resource.search, [...inside, 'search'], name, names);
          for (const [word, fields] of sectionFields(resource.section)) {
            for (const field of fields) fieldsOf(field, [...inside, 'section', word], name, names);
          }
          for (const [figure, said] of Object.entries(
            isNode(resource.start) ? resource.start : {},
          )) {
            for (const [word, fields] of figureFields(said)) {
              const at = [...inside, 'start', figure, word];
              for (const field of fields) fieldsOf(field, at, name, names);
            }
          }
        }
      }
      if (!isNode(resource)) return;
      const place = [...path, 'x-resource'];
      for (const word of Object.keys(resource)) {
        among(word, resourceWords, [...place, word], (one) => `x-resource knows no «${one}»`);
      }
      for (const word of ['see', 'create', 'change', 'remove']) {
        right(resource[word], [...place, word]);
      }
      [resource.list ?? []].flat().forEach((list, index) => {
        if (isNode(list)) right(list.see, [...place, 'list', index, 'see']);
      });
    };

    visit(source.content, []);
    const place = isNode(source.content) && 'schemas' in source.content ? [] : ['components'];
    for (const [name, schema] of Object.entries(schemasOf(source.content))) {
      if (isNode(schema)) ofSchema(name, schema, [...place, 'schemas', name]);
    }
  }
  return mistakes;
}

/** Returns the fields that order and filter of a section name. */
function sectionFields(section: unknown): [string, string[]][] {
  if (!isNode(section)) return [];
  const { order = '', filter = '' } = section;
  const ordered = String(order)
    .split(',')
    .map((term) => term.trim().replace(/^-/, ''));
  const filtered = parseFilter(String(filter)).conditions.map(({ field }) => field);
  return [
    ['order', ordered.filter(Boolean)],
    ['filter', filtered],
  ];
}

/** Returns the fields that a figure of the start page names. */
function figureFields(figure: unknown): [string, string[]][] {
  if (!isNode(figure)) return [];
  return [...sectionFields(figure), ['sum', [figure.sum ?? []].flat().map(String)]];
}

/** Returns the properties that nobody has to write. */
function given({ 'x-resource': resource, 'x-table': table }: Node): string[] {
  if (!isNode(resource) || resource.change === undefined) return [];
  return ['version', ...(table === undefined ? [] : ['ProtokollBemerkung'])];
}

function schemasOf(content: unknown): Node {
  if (!isNode(content)) return {};
  const components = isNode(content.components) ? content.components.schemas : undefined;
  const schemas = content.schemas ?? components;
  return isNode(schemas) ? schemas : {};
}

/** Returns the words allowed at a place, and the name of that place. */
function placeOf(node: Node, path: Path): { name: string; words: readonly string[] } {
  const [first, second] = path;
  if (path.length === 0) return { name: 'document', words: words.document };
  if (isOperation(path)) return { name: 'operation', words: words.operation };
  const isSchema =
    (first === 'schemas' && path.length === 2) ||
    (first === 'components' && second === 'schemas' && path.length === 3);
  if (isSchema && 'properties' in node) return { name: 'schema', words: words.schema };
  if (isSchema) return { name: 'schema', words: [...words.schema, ...words.property] };
  return { name: 'property', words: words.property };
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}

function isOperation(path: Path): boolean {
  return path[0] === 'paths' && path.length === 3 && methods.includes(String(path[2]));
}

function isNameMap(path: Path): boolean {
  return nameMaps.includes(String(path.at(-1))) && path.at(-2) !== 'properties';
}

/** Returns the schema of the rows in an answer: the first list of references. */
function listedSchema(node: unknown): string | undefined {
  if (Array.isArray(node)) return undefined;
  if (!isNode(node)) return undefined;
  const { items } = node;
  if (isNode(items) && typeof items.$ref === 'string') return items.$ref.split('/').at(-1);
  for (const value of Object.values(node)) {
    const found = listedSchema(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasNode(entry: [string, unknown]): entry is [string, Node] {
  return isNode(entry[1]);
}
