import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Problem } from '../../../../server/http/errors/problem';
import { readJsonUpload } from '../../../../server/http/bodies/uploads/read-json-upload';
import { readMultipartUpload } from '../../../../server/http/bodies/uploads/read-multipart-upload';
import type { UploadWriter } from '../../../../server/http/bodies/uploads/upload';

const rule = { field: 'daten', limit: 1e6, image: false };

class Collected implements UploadWriter {
  readonly pieces: Buffer[] = [];
  async write(bytes: Buffer): Promise<void> {
    this.pieces.push(Buffer.from(bytes));
  }
  get bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }
}

const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );

async function readJson(text: string, size = 5) {
  const writer = new Collected();
  const parse = async (bytes: Buffer) => JSON.parse(bytes.toString()) as unknown;
  const body = await readJsonUpload(inPieces(Buffer.from(text), size), rule, writer, parse);
  return { ...body, bytes: writer.bytes };
}

const refusal = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof Problem ? error.message : 'unreadable'),
  );

describe('a content in JSON', () => {
  const bytes = randomBytes(1000);
  const base64 = bytes.toString('base64');

  test.each([1, 2, 3, 7, 64, 100_000])('is decoded from pieces of %i bytes', async (size) => {
    const text = JSON.stringify({ dateiname: 'ä "q" \\', daten: base64, betreff: null });
    const read = await readJson(text, size);
    expect(read.bytes).toEqual(bytes);
    expect(read.values).toEqual({ dateiname: 'ä "q" \\', daten: '', betreff: null });
  });

  test('may be written with escapes and line breaks', async () => {
    const lines = base64.replace(/.{76}/g, '$&\\r\\n').replaceAll('/', '\\/');
    expect((await readJson(`{"d\\u0061ten" : "${lines}"}`, 3)).bytes).toEqual(bytes);
  });

  test('is only the property of the outermost object', async () => {
    const text = '{"x":{"daten":"!"},"y":["daten","!"],"z":"\\"daten\\":\\"!","daten":"AQI="}';
    const read = await readJson(text, 4);
    expect(read.bytes).toEqual(Buffer.from([1, 2]));
    expect(read.values).toEqual({ ...(JSON.parse(text) as object), daten: '' });
  });

  test.each([
    ['{"dateiname":"x"}', false],
    ['{"daten":5}', false],
    ['{"daten":null}', false],
    ['[1]', false],
    ['{"daten":""}', true],
  ])('%s has one: %s', async (text, hasContent) => {
    const read = await readJson(text);
    expect(read.hasContent).toBe(hasContent);
    expect(read.bytes).toHaveLength(0);
  });

  test.each([
    ['{"daten":"A"}', 'daten: msg_file_base64'],
    ['{"daten":"AB=C"}', 'daten: msg_file_base64'],
    ['{"daten":"AQI=AQI="}', 'daten: msg_file_base64'],
    ['{"daten":"ÄÖÜ!"}', 'daten: msg_file_base64'],
    ['{"daten":"AQ\\tI="}', 'daten: msg_file_base64'],
    ['{"daten":"AQI=","daten":"AQI="}', 'msg_request_unreadable'],
    ['{"daten":"AQI="', 'unreadable'],
    ['{"daten":"AQI', 'unreadable'],
    [`{"x":"${'x'.repeat(1_100_000)}"}`, 'msg_body_too_large'],
  ])('%# is refused', async (text, code) => {
    expect(await refusal(readJson(text, 1000))).toBe(code);
  });
});

describe('a content in a form', () => {
  const properties = { bildindex: { type: 'integer' }, dateiname: { type: 'string' } };

  async function readForm(form: FormData, cut = Infinity) {
    const request = new Request('http://x', { method: 'POST', body: form });
    const body = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    const writer = new Collected();
    const source = Object.assign(inPieces(body.subarray(0, cut), 100), {
      headers: { 'content-type': type },
    });
    const read = await readMultipartUpload(source, rule, writer, properties);
    return { ...read, bytes: writer.bytes };
  }

  const form = (fields: Record<string, string>, name = 'plan.pdf', field = 'daten') => {
    const data = new FormData();
    data.append(field, new Blob(['content']), name);
    for (const [key, value] of Object.entries(fields)) data.append(key, value);
    return data;
  };

  test('is read with its fields, numbers as numbers, and its own name', async () => {
    const read = await readForm(form({ betreff: 'Plan', bildindex: '3' }));
    expect(read.bytes.toString()).toBe('content');
    expect(read.values).toEqual({
      daten: '',
      betreff: 'Plan',
      bildindex: 3,
      dateiname: 'plan.pdf',
    });
  });

  test('a named field wins over the name of the part', async () => {
    const read = await readForm(form({ dateiname: 'anders.pdf' }));
    expect(read.values).toMatchObject({ dateiname: 'anders.pdf' });
  });

  test('a part of another name is a field that the schema refuses', async () => {
    const read = await readForm(form({}, 'x', 'fremd'));
    expect(read).toMatchObject({ hasContent: false, values: { fremd: '' } });
  });

  test.each([
    [
      'two contents',
      () =>
        readForm(
          (() => {
            const data = form({});
            data.append('daten', new Blob(['more']), 'b');
            return data;
          })(),
        ),
      'msg_body_too_large',
    ],
    ['a long field', () => readForm(form({ betreff: 'x'.repeat(30_000) })), 'msg_body_too_large'],
    ['one that breaks off in the content', () => readForm(form({}), 130), 'msg_request_unreadable'],
    ['one that breaks off in its head', () => readForm(form({}), 20), 'msg_request_unreadable'],
  ])('%s: refused', async (_, read, code) => {
    expect(await refusal(read())).toBe(code);
  });

  test('a field twice is refused', async () => {
    const data = form({ betreff: 'a' });
    data.append('betreff', 'b');
    expect(await refusal(readForm(data))).toBe('msg_request_unreadable');
  });
});
