import { resolved, type Schema, type WalkOperation } from '../walk/contract-document';
import { sampleValue } from '../walk/sample-value';
import { hostileContents } from './contents';

/** Body with a content, in pieces as they are sent. */
export interface HostileUpload {
  shape: string;
  where: string;
  type: string;
  pieces: () => Iterable<string | Buffer>;
}

const BOUNDARY = 'walk0000000000000000000000';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** Name and size of a body's content; undefined when it has none. */
export function contentOf(schema: Schema): { field: string; limit: number } | undefined {
  const properties = Object.entries(resolved(schema).properties ?? {});
  const found = properties.find(([, property]) => property['x-max-bytes']);
  return found && { field: found[0], limit: Number(found[1]['x-max-bytes']) };
}

/** Bodies whose content, or the way it is sent, costs a careless reader much. */
export function hostileUploads(operation: WalkOperation): HostileUpload[] {
  const schema = operation.bodies['application/json'];
  const content = schema && contentOf(schema);
  if (!schema || !content) return [];
  const { field, limit } = content;
  const { [field]: _, ...others } = sampleValue(schema, 'required') as Record<string, unknown>;
  return [
    ...contents(field, limit, others),
    ...ofJson(field, limit, others),
    ...ofForm(field, limit, others),
  ];
}

type Others = Readonly<Record<string, unknown>>;

function contents(field: string, limit: number, others: Others): HostileUpload[] {
  const json = JSON.stringify(others).slice(1, -1);
  const rest = json === '' ? '' : `,${json}`;
  return hostileContents.flatMap(({ shape, make }) => [
    {
      shape,
      where: `${field} of a form`,
      type: FORM,
      pieces: () => [part(field, 'walk.bin'), make(limit), '\r\n', fields(others), end],
    },
    {
      shape,
      where: field,
      type: 'application/json',
      pieces: () => [`{"${field}":"`, make(limit).toString('base64'), `"${rest}}`],
    },
  ]);
}

function ofJson(field: string, limit: number, others: Others): HostileUpload[] {
  const own = JSON.stringify(others).slice(1, -1);
  const around = (text: string) => [`{"${field}":"`, text, `"${own && `,${own}`}}`];
  const beside = (text: string) => [`{${text}${own && `,${own}`},"${field}":"QUJD"}`];
  const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
  const MEGABYTE = 1_048_576;
  const shapes: Record<string, () => Iterable<string | Buffer>> = {
    'line breaks': () => around(fill('\\n', limit)),
    'escaped signs': () => around(fill('\\/', limit)),
    'no base64': () => around(fill('!', limit)),
    padding: () => around(fill('=', limit)),
    'escapes alone': () => around(fill('\\', limit)),
    'too much': () => around(fill('A', limit * 1.5)),
    'many texts beside it': () => beside(`"x":[${fill('"",', MEGABYTE - 300)}""]`),
    'many keys beside it': () => beside(`${fill('"":"",', MEGABYTE - 300)}"x":0`),
    'lists in lists beside it': () =>
      beside(`"x":${fill('[', MEGABYTE / 2 - 300)}${fill(']', MEGABYTE / 2 - 300)}`),
    'a long key beside it': () => beside(`"${fill('k', MEGABYTE - 300)}":0`),
    'one byte after the other': () => bytewise(around(fill('A', 60_000)).join('')),
    'texts, one byte after the other': () =>
      bytewise(beside(`"x":[${fill('"",', 60_000)}""]`).join('')),
  };
  return Object.entries(shapes).map(([name, pieces]) => ({
    shape: `json: ${name}`,
    where: field,
    type: 'application/json',
    pieces,
  }));
}

function ofForm(field: string, limit: number, others: Others): HostileUpload[] {
  const content = `${part(field, 'walk.bin')}abc\r\n`;
  const many = (count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `${part(name(at))}x\r\n`).join('');
  const shapes: Record<string, () => Iterable<string | Buffer>> = {
    'many fields': () => [content, many(20_000, (at) => `f${at}`), end],
    'the same field': () => [content, many(20_000, () => 'betreff'), end],
    'long fields': () => [content, part('betreff'), 'x'.repeat(1_000_000), '\r\n', end],
    'a long name': () => [content, `${part('n'.repeat(60_000))}x\r\n`, end],
    'a long file name': () => [part(field, '.'.repeat(60_000)), 'abc\r\n', fields(others), end],
    'a file name of accents': () => [
      part(field, 'a\u0301\u0316'.repeat(10_000)),
      'abc\r\n',
      fields(others),
      end,
    ],
    'a long head': () => [`--${BOUNDARY}\r\n${'x: y\r\n'.repeat(100_000)}\r\nabc\r\n`, end],
    'something before it': () => ['x'.repeat(5_000_000), '\r\n', content, fields(others), end],
    'nothing but line breaks': () => [part(field, 'x'), '\r\n'.repeat(limit / 2 - 1), '\r\n', end],
    'nearly boundaries': () => [
      part(field, 'x'),
      `\r\n--${BOUNDARY.slice(0, -1)}x`.repeat(limit / 40),
      '\r\n',
      end,
    ],
    boundaries: () => [`--${BOUNDARY}\r\n`.repeat(200_000), end],
    'one byte after the other': () =>
      bytewise(`${content}${fields(others)}${end}`.padStart(60_000, 'x')),
  };
  return Object.entries(shapes).map(([name, pieces]) => ({
    shape: `form: ${name}`,
    where: field,
    type: FORM,
    pieces,
  }));
}

const end = `--${BOUNDARY}--\r\n`;

function part(name: string, fileName?: string): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`;
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
}

function fields(others: Others): string {
  return Object.entries(others)
    .map(([name, value]) => `${part(name)}${String(value)}\r\n`)
    .join('');
}

function* bytewise(text: string): Generator<Buffer> {
  for (const byte of Buffer.from(text)) yield Buffer.from([byte]);
}
