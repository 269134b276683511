import { parseDocument } from 'yaml';
import { pluralOf } from '../../schemas/contract/resource-declaration';
import type { OpenApiDocument } from '../../schemas/contract/document';
import { ownProperties } from '../../compiler/resources/own-properties';
import { nearestName } from '../../compiler/nearest-name';
import { screenFiles, withScreen } from '../new-screen/screen-files';
import type { CommonLabels } from '../new-screen/label-text';
import { readField, type NewField } from './read-field';
import { schemaText, searchedFields, titleOfFields } from './schema-text';

/** Options of the command line. */
export interface Wish {
  /** Name: `Machine`, `machine` or `service-machine`. */
  name: string;
  /** Fields as `name:type`, see `readField`; without any a name and a remark. */
  fields: readonly string[];
  list?: string | undefined;
  table?: string | undefined;
  /** Beginning of its rights: `ADR` means ADR_SEHEN, ADR_AENDERN, ADR_LOESCHEN. */
  rights?: string | undefined;
  number?: number | undefined;
  group?: string | undefined;
  /** Area of the contract; one of its own, named like its list, unless given. */
  area?: string | undefined;
  icon?: string | undefined;
}

/** Repository as it is already. */
export interface House {
  contract: OpenApiDocument;
  common: Readonly<Record<'de' | 'en' | 'fr', CommonLabels>>;
  /** Text of `screens/index.ts`. */
  index: string;
  /** Text of `schemas/vario-api.yaml`. */
  root: string;
}

export interface Plan {
  /** New files by path from the root. */
  files: ReadonlyMap<string, string>;
  /** Text of `screens/index.ts` with the new line. */
  index: string;
  /** Text of `schemas/vario-api.yaml`, with another line where the area is new. */
  root: string;
  /** Decisions that somebody still has to make, a line each. */
  open: readonly string[];
}

/** Right to change parameters of the system, which administers it: closed to others until somebody decides. */
const closed = 'SYS_PARAMETER';

/** Plans the files of a new entity. Throws a sentence for what cannot be. */
export function planEntity(wish: Wish, { contract, common, index, root }: House): Plan {
  const schemas = contract.components?.schemas ?? {};
  const schema = pascalCase(wish.name);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(schema)) {
    throw new Error(`«${wish.name}» is no name: letters and digits, e.g. Machine`);
  }
  if (schema in schemas) throw new Error(`the contract has a schema ${schema} already`);
  const resources = Object.keys(schemas).filter((name) => schemas[name]?.['x-resource']);
  const texts = wish.fields.length > 0 ? wish.fields : ['name:text!', 'bemerkung:longtext'];
  const fields = texts.map((text) => readField(text, resources));
  const twice = fields.find(({ name }, place) => fields.findIndex((f) => f.name === name) < place);
  if (twice) throw new Error(`field «${twice.name}» is there twice`);
  const many = pluralOf(schema);
  const route = many.charAt(0).toLowerCase() + many.slice(1);
  if (new RegExp(`^\\s*'?${route}'?:`, 'm').test(index)) {
    throw new Error(`screens/index.ts has a screen «${route}» already`);
  }
  const list = wish.list ?? `/stammdaten/${route.toLowerCase()}`;
  if (!/^(\/[A-Za-z0-9-]+){2,}$/.test(list)) {
    throw new Error(`«${list}» is no path of a list, e.g. /stammdaten/${route.toLowerCase()}`);
  }
  if (contract.paths[list]) throw new Error(`the contract has a path ${list} already`);
  const table = tableCode(schema, wish.table, schemas);
  const rights = rightsOf(wish.rights, (schemas.Right?.enum ?? []) as string[]);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const entity = ownProperties({
    'x-table': table,
    'x-title': titleOfFields(fields),
    'x-resource': { list, ...rights },
    required,
    properties: Object.fromEntries(fields.map(({ name, property }) => [name, property])),
  });
  const words = { one: spoken(schema), other: spoken(many) };
  const area = areaOf(wish.area ?? kebabCase(many), root);
  const { number, group, icon } = wish;
  return {
    files: new Map([
      [
        `schemas/api/${area.name}/${kebabCase(many)}.yaml`,
        schemaText({ schema, table, list, rights }, fields),
      ],
      ...screenFiles(
        {
          name: route,
          schema,
          entity,
          api: { list, record: `${list}/{id}` },
          queried: true,
          number,
          group: group ?? 'office',
          icon,
        },
        words,
        fields,
        common,
      ),
    ]),
    index: withScreen(index, route),
    root: area.root,
    open: [
      ...(area.root === root
        ? []
        : [`schemas/vario-api.yaml: area ${area.name} stands last, so it builds on all others`]),
      `locales/{de,en,fr}/entities/${schema}.json: what it and its fields are called and what it is for; only the names are there`,
      ...(wish.rights === undefined
        ? [`x-resource: rights; until then only who has ${closed} may do anything`]
        : []),
      ...(number === undefined
        ? [`screens/${route}.ts: number, by which the screen is called`]
        : []),
      ...(icon === undefined ? [`screens/${route}.ts: icon, of tabler.io/icons`] : []),
      ...(wish.table === undefined ? [`x-table: ${table} is made from the name`] : []),
      ...lengths(fields),
    ],
  };
}

function lengths(fields: readonly NewField[]): string[] {
  const bounded = fields.filter(
    ({ property }) => property.maxLength !== undefined || property.maximum !== undefined,
  );
  const searched = searchedFields(fields);
  return [
    ...(bounded.length > 0
      ? [`lengths and bounds of ${bounded.map(({ name }) => name).join(', ')}`]
      : []),
    ...(searched.length > 1
      ? [`search: whether all of ${searched.join(', ')} are looked into`]
      : []),
  ];
}

function rightsOf(prefix: string | undefined, rights: readonly string[]) {
  if (prefix === undefined) return { see: closed, create: closed, change: closed, remove: closed };
  const right = (verb: string) => {
    const name = `${prefix}_${verb}`;
    if (rights.includes(name)) return name;
    const nearest = nearestName(name, rights);
    throw new Error(
      `there is no right «${name}»${nearest === undefined ? '' : `, did you mean «${nearest}»?`}`,
    );
  };
  const change = right('AENDERN');
  return { see: right('SEHEN'), create: change, change, remove: right('LOESCHEN') };
}

/** Finds three letters that no other records have: the first, then consonants, then whatever is left. */
function tableCode(
  schema: string,
  wished: string | undefined,
  schemas: Readonly<Record<string, { 'x-table'?: string }>>,
): string {
  const owner = (code: string) =>
    Object.keys(schemas).find((name) => schemas[name]?.['x-table'] === code);
  if (wished !== undefined) {
    if (!/^[A-Z]{2,5}$/.test(wished)) throw new Error(`«${wished}» is no code, e.g. FZG`);
    const other = owner(wished);
    if (other) throw new Error(`x-table ${wished} is ${other} already`);
    return wished;
  }
  const [first = 'X', ...letters] = schema.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const rest = [...letters.filter((letter) => !/[AEIOU]/.test(letter)), ...letters, ...'XYZ'];
  for (const [place, second] of rest.entries()) {
    for (const third of rest.slice(place + 1)) {
      const code = first + second + third;
      if (!owner(code)) return code;
    }
  }
  throw new Error(`no code is left for ${schema}: name one, --table FZG`);
}

/**
 * Returns the area and the contract's root that names it: a new one stands after all others. Throws for the base, which
 * knows no entity.
 */
function areaOf(name: string, root: string): { name: string; root: string } {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`«${name}» is no area, e.g. fleet`);
  const document = parseDocument(root);
  if (!document.hasIn(['x-areas', 'base']))
    throw new Error('schemas/vario-api.yaml has no x-areas');
  if (name === 'base') throw new Error('the base knows no entity: name another area');
  if (document.hasIn(['x-areas', name])) return { name, root };
  document.setIn(['x-areas', name], `api/${name}`);
  return { name, root: document.toString({ lineWidth: 0 }) };
}

/** Writes a name in words: `ServiceMachine` → «service machine». */
function spoken(name: string): string {
  return kebabCase(name).replaceAll('-', ' ');
}

function pascalCase(name: string): string {
  return name
    .split(/[-_ ]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function kebabCase(name: string): string {
  return name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
