import { resolved, type WalkOperation } from '../walk/contract-document';
import { rowProperties } from './row-properties';
import { longTexts } from './texts';

/** Query, header or path that costs a careless reader much. */
export interface HostileParameter {
  shape: string;
  where: string;
  /** Values that replace those of path parameters. */
  params?: Record<string, string>;
  /** Returns the query as it stands after the question mark, instead of the valid one; made when it is sent. */
  query?: () => string;
  headers?: Record<string, string>;
}

/** Length of a request's head without the rest that it needs: Node.js reads no more than 16 KiB of it. */
const ROOM = 14_000;
/** Longest part of a path that any server reads (`maxParamLength`). */
const PATH_ROOM = 500;

const encoded = (text: string) => encodeURIComponent(text).length;

/** Builds requests whose path, query and head are as long as they may be, in every shape. */
export function hostileParameters(operation: WalkOperation): HostileParameter[] {
  return [
    ...inPath(operation),
    ...inQuery(operation),
    ...filters(operation),
    ...orders(operation),
    ...heads(operation),
  ];
}

function inPath({ parameters }: WalkOperation): HostileParameter[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      longTexts(schema, PATH_ROOM, encoded).map(({ shape, text }) => ({
        shape,
        where: `{${name}}`,
        params: { [name]: text() },
      })),
    );
}

function inQuery({ parameters }: WalkOperation): HostileParameter[] {
  const repeat = (piece: string) => piece.repeat(Math.floor(ROOM / piece.length));
  const unknown = Array.from({ length: 1_400 }, (_, index) => `p${index}=1`).join('&');
  const texts = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => [
      ...longTexts(schema, ROOM, encoded).map(({ shape, text }) => ({
        shape,
        where: name,
        query: () => `${name}=${encodeURIComponent(text())}`,
      })),
      ...[resolved(schema).maximum, resolved(schema).minimum]
        .filter((bound) => bound !== undefined)
        .map((bound) => ({
          shape: 'an extreme number',
          where: name,
          query: () => `${name}=${bound}`,
        })),
      { shape: 'repeated', where: name, query: () => repeat(`${name}=1&`) },
    ]);
  return [
    ...texts,
    { shape: 'many parameters', where: 'the query', query: () => unknown },
    { shape: 'one long name', where: 'the query', query: () => `${'x'.repeat(ROOM)}=1` },
    { shape: 'nothing but separators', where: 'the query', query: () => '&'.repeat(ROOM) },
    { shape: 'escapes that are none', where: 'the query', query: () => `x=${'%'.repeat(ROOM)}` },
  ];
}

/** Builds filters by their grammar (3-decisions 3.1): all that is allowed at once, and more. */
function filters(operation: WalkOperation): HostileParameter[] {
  const has = (name: string) => operation.parameters.some((parameter) => parameter.name === name);
  if (!has('filter')) return [];
  const { text, all } = rowProperties(operation);
  const [first = all[0] ?? 'id'] = text;
  const turns = (
    names: readonly string[],
    count: number,
    term: (name: string, at: number) => string,
  ) =>
    Array.from({ length: count }, (_, at) => term(names[at % names.length] ?? first, at)).join(',');
  const values = Array.from({ length: 2_300 }, (_, at) => `v${at}`).join('|');
  const grammar: Record<string, string> = {
    'a hundred conditions': turns(text, 100, (name, at) => `${name}~walk${at}`),
    'a hundred equal conditions': turns([first], 100, (name) => `${name}~aaa`),
    'a hundred conditions that nothing fits': turns(text, 100, (name) => `${name}~%_%_%_%_`),
    'a thousand conditions': turns([first], 1_000, (name, at) => `${name}=${at}`),
    'a list of values': `${first}in(${values})`,
    'a list of brackets': `${first}in(${')'.repeat(4_000)}`,
    'brackets and blanks': `${first}in(${') '.repeat(2_000)}x`,
    'a list that does not end': `${first}in(${'in('.repeat(1_500)}`,
    'nothing but commas': ','.repeat(4_500),
    'nothing but escapes': `${first}=${'\\'.repeat(4_500)}`,
    'escaped commas': `${first}=${'\\,'.repeat(2_200)}`,
    'blanks before a word': `${first}${' '.repeat(4_000)}nul`,
    'words in words': `${'null'.repeat(3_000)}=`,
    'a long name': `${'a'.repeat(13_000)}=1`,
    signs: `${first}${'!='.repeat(2_200)}`,
  };
  return Object.entries(grammar).map(([shape, filter]) => ({
    shape: `filter: ${shape}`,
    where: 'filter',
    query: () =>
      `filter=${encodeURIComponent(filter).replaceAll('%2C', ',')}${has('returnTotal') ? '&returnTotal=true' : ''}`,
  }));
}

function orders(operation: WalkOperation): HostileParameter[] {
  if (!operation.parameters.some(({ name }) => name === 'orderBy')) return [];
  const { all } = rowProperties(operation);
  const some = all.filter((name) => name.length < 60);
  const fill = (piece: string) => piece.repeat(Math.floor(ROOM / piece.length));
  return [
    {
      shape: 'orderBy: all properties',
      where: 'orderBy',
      query: () => `orderBy=${some.join(',')}`,
    },
    {
      shape: 'orderBy: all the other way',
      where: 'orderBy',
      query: () => `orderBy=-${some.join(',-')}`,
    },
    {
      shape: 'orderBy: the same again',
      where: 'orderBy',
      query: () => `orderBy=${fill(`${some[0]},`)}`,
    },
    { shape: 'orderBy: commas', where: 'orderBy', query: () => `orderBy=${fill(',')}` },
  ];
}

const fill = (piece: string) => piece.repeat(Math.floor(ROOM / piece.length)).trim();

/** Values that heads are made of, for every operation the same. */
const headValues: Readonly<Record<string, string>> = {
  'a run': fill('a'),
  blanks: `x${' '.repeat(ROOM)}x`,
  'a list': fill('a,'),
  'a list of weights': fill('a;q=0.1,'),
  'a list of parameters': fill('a;'),
  figures: fill('1'),
  quotes: fill('"'),
  signs: fill('-_='),
};

const longTokens = ['Bearer ', 'Basic '].flatMap((kind) =>
  [fill('a'), ' '.repeat(ROOM), `${fill('=')}!`, fill('a ')].map((rest) => `${kind}x${rest}`),
);

const manyNames = Object.fromEntries(
  Array.from({ length: 1_200 }, (_, index) => [`x-${index}`, '1']),
);

/** Builds the heads that every server reads, and those that the contract names. */
function heads({ parameters }: WalkOperation): HostileParameter[] {
  const own = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const names = [
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'range',
    'cookie',
    'x-forwarded-for',
    'content-type',
    ...own,
  ];
  return [
    ...names.flatMap((name) =>
      Object.entries(headValues).map(([shape, value]) => ({
        shape: `head: ${shape}`,
        where: name,
        headers: { [name]: value },
      })),
    ),
    ...longTokens.map((authorization) => ({
      shape: 'head: a long token',
      where: 'authorization',
      headers: { authorization },
    })),
    { shape: 'head: many names', where: 'head', headers: manyNames },
  ];
}
