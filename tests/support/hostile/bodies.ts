import type { Schema } from '../walk/contract-document';
import { sampleValue } from '../walk/sample-value';
import { largestValue } from './largest-value';
import { around, placesOf, wayToItself, type Place } from './places';
import { longTexts } from './texts';

/** Body that costs a careless reader much. */
export interface HostileBody {
  /** Kind of the body, the same at other places. */
  shape: string;
  where: string;
  /** Makes the JSON when it is sent: all of them together are gigabytes. */
  json: () => string;
}

/** Builds bodies as large as `limit` bytes, and over it, in every shape at every place of a schema. */
export function hostileBodies(schema: Schema, limit: number): HostileBody[] {
  return placesOf(schema).flatMap((place) => {
    const [before, after] = around(schema, place.path);
    const room = limit - Buffer.byteLength(before + after);
    return valuesFor(place, room).map(({ shape, json }) => ({
      shape,
      where: place.path.join('.') || 'the body',
      json: () => before + json() + after,
    }));
  });
}

interface Value {
  shape: string;
  json: () => string;
}

function valuesFor({ path, schema }: Place, room: number): Value[] {
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  return [
    ...(path.length === 0 ? anywhere(schema, room) : []),
    ...(types.includes('string') ? texts(schema, room) : []),
    ...(types.includes('array') ? arrays(schema, room) : []),
    ...(types.includes('object') ? objects(schema, room) : []),
    ...(types.includes('number') || types.includes('integer') ? numbers(schema, room) : []),
    ...(path.length === 1 ? intruders(room) : []),
  ];
}

const fill = (piece: string, room: number) =>
  piece.repeat(Math.max(0, Math.floor(room / piece.length)));
const list = (piece: string, room: number) =>
  `[${fill(`${piece},`, room - piece.length - 2)}${piece}]`;

/** Builds what no body is, and one byte more than it may be. */
function anywhere(schema: Schema, room: number): Value[] {
  return [
    { shape: 'over the limit', json: () => `{"x":"${fill('x', room)}"}` },
    { shape: 'all as large as may be', json: () => largest(schema, room) },
    { shape: 'blanks', json: () => `${fill(' ', room - 2)}{}` },
    { shape: 'a list instead', json: () => list('0', room) },
    { shape: 'the same key again and again', json: () => `{${fill('"x":0,', room - 8)}"x":0}` },
  ];
}

/** Builds a valid body with as much in it as its schema allows and as there is room for. */
function largest(schema: Schema, room: number): string {
  const text = (value: unknown) => JSON.stringify(value);
  for (const items of [Infinity, 1000, 100, 10, 1]) {
    const value = text(largestValue(schema, items));
    if (value.length <= room) return value;
  }
  return text(sampleValue(schema));
}

/** Builds something much larger than what a place is for. */
function intruders(room: number): Value[] {
  return [
    { shape: 'a list of numbers', json: () => list('0', room) },
    { shape: 'a list of empty texts', json: () => list('""', room) },
    { shape: 'lists in lists', json: () => fill('[', room / 2) + fill(']', room / 2) },
    { shape: 'an object of many keys', json: () => wide(room) },
  ];
}

function texts(schema: Schema, room: number): Value[] {
  const sizeOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
  return longTexts(schema, room - 2, sizeOf).map(({ shape, text }) => ({
    shape,
    json: () => JSON.stringify(text()),
  }));
}

function arrays(schema: Schema, room: number): Value[] {
  const { maxItems, items = {} } = schema;
  const item = JSON.stringify(sampleValue(items, 'required'));
  const full = JSON.stringify(sampleValue(items));
  const often = (piece: string, count: number) =>
    list(piece, Math.min(room, count * (piece.length + 1)));
  return [
    { shape: 'equal items', json: () => list(item, room) },
    { shape: 'distinct items', json: () => distinct(item, room) },
    { shape: 'empty objects', json: () => list('{}', room) },
    { shape: 'nulls', json: () => list('null', room) },
    { shape: 'numbers', json: () => list('1', room) },
    { shape: 'empty texts', json: () => list('""', room) },
    { shape: 'lists of nothing', json: () => list('[]', room) },
    { shape: 'lists in lists', json: () => fill('[', room / 2) + fill(']', room / 2) },
    ...(maxItems === undefined
      ? []
      : [
          { shape: 'equal items, as many as may be', json: () => often(full, maxItems) },
          {
            shape: 'distinct items, as many as may be',
            json: () => distinct(full, Math.min(room, maxItems * (full.length + 6))),
          },
        ]),
  ];
}

/** Builds items that differ in their first text or number. */
function distinct(item: string, room: number): string {
  const parts = /^(.*?(?::|^)"?[^"{}[\],:]*?)("?[,}\]].*|"?)$/s.exec(item);
  const [, before = item, after = ''] = parts ?? [];
  const items: string[] = [];
  for (let size = 2, index = 0; ; index++) {
    const text = parts ? `${before}${index}${after}` : String(index);
    size += text.length + 1;
    if (size > room) return `[${items.join(',')}]`;
    items.push(text);
  }
}

function objects(schema: Schema, room: number): Value[] {
  const way = wayToItself(schema);
  const long = (bytes: number) => JSON.stringify('k'.repeat(Math.max(1, Math.floor(bytes))));
  return [
    { shape: 'one long key', json: () => `{${long(room - 6)}:0}` },
    {
      shape: 'one long key above many values',
      json: () => `{${long(room / 2)}:${list('0', room / 2 - 4)}}`,
    },
    {
      shape: 'one long key above many unreadable texts',
      json: () => `{${long(room / 2)}:${list('"\\u0000"', room / 2 - 4)}}`,
    },
    { shape: 'many keys', json: () => wide(room) },
    { shape: 'long keys', json: () => keysOf(1000, room) },
    { shape: 'objects in objects', json: () => nested('{"a":', '}', room, Infinity) },
    { shape: 'objects in objects, 48 deep', json: () => nested('{"a":', '}', room, 48) },
    ...(way
      ? [8, 48, Infinity].flatMap((depth) => [
          {
            shape: `itself in itself, ${depth} deep`,
            json: () => inItself(schema, way, room, depth),
          },
        ])
      : []),
    ...(way
      ? [{ shape: 'itself many times in itself', json: () => bushy(schema, way, room) }]
      : []),
  ];
}

function wide(room: number): string {
  const names: string[] = [];
  for (let size = 2, index = 0; ; index++) {
    const name = `"p${index}":0`;
    size += name.length + 1;
    if (size > room) return `{${names.join(',')}}`;
    names.push(name);
  }
}

function keysOf(length: number, room: number): string {
  const count = Math.floor((room - 2) / (length + 10));
  const names = Array.from({ length: count }, (_, index) => `"${index}${'k'.repeat(length)}":0`);
  return `{${names.join(',')}}`;
}

function nested(open: string, close: string, room: number, depth: number): string {
  const levels = Math.min(depth, Math.floor((room - 1) / (open.length + close.length)));
  const rest = Number.isFinite(depth)
    ? list('0', room - levels * (open.length + close.length))
    : '0';
  return open.repeat(levels) + rest + close.repeat(levels);
}

function inItself(schema: Schema, way: readonly string[], room: number, depth: number): string {
  const [open, close] = around(schema, way);
  return nested(open, close, room, depth);
}

/** Builds a tree whose branches have as many branches as fit, three levels of them. */
function bushy(schema: Schema, way: readonly string[], room: number): string {
  const [open, close] = around(schema, way);
  const leaf = JSON.stringify(sampleValue(schema, 'required'));
  const width = Math.floor(Math.cbrt(room / (leaf.length + 1)));
  const level = (inner: string, count: number) =>
    open + Array.from({ length: count }, () => inner).join(',') + close;
  const twig = level(leaf, width);
  const branch = level(twig, width);
  return level(
    branch,
    Math.max(1, Math.floor((room - open.length - close.length) / (branch.length + 1))),
  );
}

function numbers({ minimum, maximum }: Schema, room: number): Value[] {
  const values = ['1e308', '-1e308', '5e-324', '0.1000000000000001', '9007199254740993'];
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined).map(String);
  return [
    ...[...values, ...bounds].map((text) => ({ shape: 'an extreme number', json: () => text })),
    { shape: 'a number of many figures', json: () => fill('1', room) },
    { shape: 'a number of many decimals', json: () => `0.${fill('1', room - 2)}` },
  ];
}
