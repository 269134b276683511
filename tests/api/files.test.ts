import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Reply,
} from '../support/api-client';
import { sampleHeic, sampleImage, secret } from '../support/sample-images';
import { testServer } from '../support/test-server';

const BASE = '/vario-api';
const MEGABYTE = 1024 * 1024;

/** A PNG of a few kilobytes that unpacks to 30,000 × 30,000 pixels. */
function pixelBomb(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, check]);
  };
  const head = Buffer.from('00007530000075300100000000', 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(3751 * 1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Bytes {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

describe('files and images', () => {
  const server = testServer();
  let office: ApiClient;
  let other: ApiClient;
  let none: ApiClient;
  let address = 0;
  let second = 0;
  /** The address whose history is looked at in the end. */
  let remembered = 0;

  const dateien = (id = address) => `/stammdaten/adressen/${id}/dateien`;
  const idOf = (reply: Reply) => Number(reply.headers.get('location')?.split('/').at(-1));

  async function newAddress(name: string): Promise<number> {
    return idOf(await office.post('/stammdaten/adressen', { name1: name }));
  }

  const bytesOf = async (
    path: string,
    headers: Record<string, string> = {},
    client = office,
  ): Promise<Bytes> => {
    const reply = await fetch(server().url + (path.startsWith(BASE) ? path : BASE + path), {
      headers: { authorization: `Bearer ${client.token}`, ...headers },
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    return { status: reply.status, headers: reply.headers, bytes };
  };

  /** Sends a content as JSON. */
  const add = (bytes: Buffer, more: object = {}, client = office, path = dateien()) =>
    client.post(path, { dateiname: 'test.bin', daten: bytes.toString('base64'), ...more });

  /** Sends a content as a form. */
  async function addForm(
    bytes: Buffer,
    name: string,
    fields: Record<string, string> = {},
    { client = office, path = dateien(), key = randomUUID() as string } = {},
  ): Promise<Reply> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('daten', new Blob([new Uint8Array(bytes)]), name);
    const reply = await fetch(server().url + BASE + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'idempotency-key': key },
      body: form,
    });
    const text = await reply.text();
    const body: unknown = text === '' ? '' : JSON.parse(text);
    return { status: reply.status, headers: reply.headers, body };
  }

  const addImage = (bytes: Buffer, client = office) =>
    client.post('/stammdaten/bilder', { daten: bytes.toString('base64') });

  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
    other = await clientOf(server().url, 'lager');
    none = await clientOf(server().url, 'ohne');
    address = await newAddress('Dateien GmbH');
    second = await newAddress('Andere GmbH');
  });

  describe('round trips', () => {
    const content = randomBytes(700_000);

    test.each([
      ['JSON', () => add(content, { dateiname: 'Plan Ü.bin', betreff: ' Der Plan ' })],
      ['a form', () => addForm(content, 'Plan Ü.bin', { betreff: 'Der Plan' })],
    ])('as %s', async (_, send) => {
      const created = await send();
      expect(created.status).toBe(201);
      const location = created.headers.get('location') as string;
      expect(location).toMatch(new RegExp(`^${BASE}${dateien()}/\\d+$`));
      const record = recordOf(await office.get(location));
      expect(record).toMatchObject({
        dateiname: 'Plan Ü.bin',
        betreff: 'Der Plan',
        groesse: content.length,
        typ: 'application/octet-stream',
        sha256: createHash('sha256').update(content).digest('hex'),
        hatVorschau: false,
        istEmail: false,
        dealId: null,
      });
      expect(record).not.toHaveProperty('daten');
      for (const path of [`${location}/daten`, `/stammdaten/dateien/${idOf(created)}`]) {
        const read = await bytesOf(path);
        expect(read.status).toBe(200);
        expect(read.bytes.equals(content)).toBe(true);
        expect(read.headers.get('content-length')).toBe(String(content.length));
      }
    });

    test('a list is filtered, searched and counted, each record’s own', async () => {
      await add(Buffer.from('fremd'), { dateiname: 'fremd.txt' }, office, dateien(second));
      const list = await office.get(
        `${dateien()}?filter=istEmail%3Dfalse&returnTotal=true&suche=plan`,
      );
      expect(list.status).toBe(200);
      expect(rowsOf(list).map(({ dateiname }) => dateiname)).toEqual(['Plan Ü.bin', 'Plan Ü.bin']);
      expect(list.body).toMatchObject({ total: 2, hasMore: false });
      expect((await office.get(dateien(999_999_999))).status).toBe(404);
    });

    test('name and subject can be changed, the version guards them', async () => {
      const location = (await add(Buffer.from('x'))).headers.get('location') as string;
      expect((await office.patch(location, { betreff: 'Neu' })).status).toBe(428);
      const changed = await office.patch(
        location,
        { betreff: 'Neu', dateiname: 'a/b\u202Ec.txt' },
        '"1"',
      );
      expect(recordOf(changed)).toMatchObject({ betreff: 'Neu', dateiname: 'bc.txt', version: 2 });
      expect((await office.patch(location, { betreff: 'Alt' }, '"1"')).status).toBe(412);
      const refused = await office.patch(location, { daten: 'AQI=' }, '"2"');
      expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, ['daten']]);
      expect((await office.remove(location, '"2"')).status).toBe(204);
      expect((await office.get(location)).status).toBe(404);
    });

    test('an address has its own files only, whatever the path says', async () => {
      const created = await add(Buffer.from('x'));
      const wrong = `${dateien(second)}/${idOf(created)}`;
      expect((await office.get(wrong)).status).toBe(404);
      expect((await bytesOf(`${wrong}/daten`)).status).toBe(404);
      expect((await office.patch(wrong, { betreff: 'x' }, '"1"')).status).toBe(404);
      expect((await office.remove(wrong, '"1"')).status).toBe(404);
    });

    test('a repeated upload acts once, another content under its key is refused', async () => {
      const key = randomUUID();
      const first = await addForm(content, 'einmal.bin', {}, { key });
      const again = await addForm(content, 'einmal.bin', {}, { key });
      expect(again.status).toBe(201);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.headers.get('location')).toBe(first.headers.get('location'));
      const changed = Buffer.from(content);
      changed[5] = (changed[5] ?? 0) ^ 1;
      const refused = await addForm(changed, 'einmal.bin', {}, { key });
      expect([refused.status, ...codesOf(refused)]).toEqual([422, 'msg_idempotency_mismatch']);
    });

    test('with a remark for the history', async () => {
      const bytes = Buffer.from('ein ganz geheimer Inhalt');
      const own = (remembered = await newAddress('Historie GmbH'));
      const created = await add(
        bytes,
        { ProtokollBemerkung: 'kam per Post' },
        office,
        dateien(own),
      );
      await office.patch(created.headers.get('location') as string, { betreff: 'B' }, '"1"');
      await office.remove(created.headers.get('location') as string, '"2"');
    });
  });

  describe('refusals', () => {
    const jpeg = () => sampleImage();
    const fieldOf = (reply: Reply, field = 'daten') => [
      reply.status,
      fieldErrorsOf(reply)[field]?.[0],
    ];

    test('an empty file, no file, no name, broken base64', async () => {
      const empty = 'Die Datei ist leer.';
      expect(fieldOf(await add(Buffer.alloc(0)))).toEqual([422, empty]);
      expect(fieldOf(await addForm(Buffer.alloc(0), 'x.txt'))).toEqual([422, empty]);
      const required = 'Bitte geben Sie einen Wert ein!';
      expect(fieldOf(await office.post(dateien(), { dateiname: 'x' }))).toEqual([422, required]);
      const nameless = await office.post(dateien(), { daten: 'AQI=' });
      expect(fieldOf(nameless, 'dateiname')).toEqual([422, required]);
      const broken = await office.post(dateien(), { dateiname: 'x', daten: 'kein base64' });
      expect(fieldOf(broken)).toEqual([422, 'Der Inhalt ist kein gültiges Base64.']);
      const unknown = await office.post(dateien(), { dateiname: 'x', daten: 'AQI=', fremd: 1 });
      expect(fieldOf(unknown, 'fremd')[0]).toBe(422);
      expect((await office.post(dateien(), '{"daten":"AQI="')).status).toBe(400);
      expect((await office.post(dateien(), '')).status).toBe(400);
      const type = await office.post(dateien(), 'x', { 'content-type': 'text/plain' });
      expect(type.status).toBe(415);
    });

    test('in the language of the caller', async () => {
      const body = { dateiname: 'x', daten: '' };
      const say = async (language: string) =>
        fieldOf(await office.post(dateien(), body, { 'accept-language': language }))[1];
      expect([await say('en'), await say('fr')]).toEqual([
        'The file is empty.',
        'Le fichier est vide.',
      ]);
    });

    test('25 MB fit, one byte more does not', async () => {
      const full = Buffer.alloc(25 * MEGABYTE, 7);
      expect((await add(full)).status).toBe(201);
      const more = Buffer.concat([full, Buffer.from([7])]);
      const text = 'Die Datei ist größer als 25 MB.';
      expect(fieldOf(await add(more))).toEqual([422, text]);
      expect(fieldOf(await addForm(more, 'x.bin'))).toEqual([422, text]);
    });

    test('an image field takes sound images of at most 10 MB', async () => {
      const type = 'Nur Bilder im Format JPEG, PNG, WebP oder HEIC sind möglich.';
      expect(fieldOf(await addImage(Buffer.from('<svg xmlns="x"/>')))).toEqual([422, type]);
      expect(fieldOf(await addImage(Buffer.from('%PDF-1.7\n')))).toEqual([422, type]);
      const cut = (await jpeg()).subarray(0, 700);
      expect(fieldOf(await addImage(cut))).toEqual([
        422,
        'Das Bild ist beschädigt und kann nicht gelesen werden.',
      ]);
      expect(fieldOf(await addImage(pixelBomb()))).toEqual([
        422,
        'Das Bild hat mehr als 100 Megapixel.',
      ]);
      const large = Buffer.concat([await jpeg(), Buffer.alloc(10 * MEGABYTE)]);
      expect(fieldOf(await addImage(large))).toEqual([422, 'Die Datei ist größer als 10 MB.']);
    });
  });

  describe('types are judged by content', () => {
    const kind = async (bytes: Buffer, dateiname: string, query = '') => {
      const created = await add(bytes, { dateiname });
      const { typ } = recordOf(await office.get(created.headers.get('location') as string));
      const read = await bytesOf(`/stammdaten/dateien/${idOf(created)}${query}`);
      const disposition = read.headers.get('content-disposition')?.split(';')[0];
      return [typ, read.headers.get('content-type'), disposition];
    };

    test('a picture named .txt is a picture', async () => {
      const png = await sampleImage({ format: 'png' });
      expect(await kind(png, 'notiz.txt')).toEqual(['image/png', 'image/png', 'attachment']);
      expect(await kind(png, 'notiz.txt', '?inline=true')).toEqual([
        'image/png',
        'image/png',
        'inline',
      ]);
    });

    test.each([
      ['HTML named .png', '<html><script>alert(1)</script>', 'text/html'],
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'],
      ['XML', '<?xml version="1.0"?><a/>', 'application/xml'],
    ])('%s is stored, and saved as bytes even when it is to be shown', async (_, text, typ) => {
      expect(await kind(Buffer.from(text), 'bild.png', '?inline=true')).toEqual([
        typ,
        'application/octet-stream',
        'attachment',
      ]);
    });

    test('headers keep a content from running and from being kept', async () => {
      const created = await add(Buffer.from('%PDF-1.7\nx'), { dateiname: 'Übung "1".pdf' });
      const { headers } = await bytesOf(`/stammdaten/dateien/${idOf(created)}?inline=true`);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(
        `inline; filename="Ubung _1_.pdf"; filename*=UTF-8''%C3%9Cbung%20_1_.pdf`,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('ranges and known contents', async () => {
      const bytes = randomBytes(600_000);
      const path = `/stammdaten/dateien/${idOf(await add(bytes))}`;
      const whole = await bytesOf(path);
      const etag = whole.headers.get('etag') as string;
      const part = await bytesOf(path, { range: 'bytes=262000-524500' });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        'bytes 262000-524500/600000',
      ]);
      expect(part.bytes.equals(bytes.subarray(262_000, 524_501))).toBe(true);
      const tail = await bytesOf(path, { range: 'bytes=-10', 'if-range': etag });
      expect(tail.bytes.equals(bytes.subarray(-10))).toBe(true);
      expect((await bytesOf(path, { range: 'bytes=-10', 'if-range': '"x"' })).status).toBe(200);
      const outside = await bytesOf(path, { range: 'bytes=600000-' });
      expect([outside.status, outside.headers.get('content-range')]).toEqual([
        416,
        'bytes */600000',
      ]);
      const known = await bytesOf(path, { 'if-none-match': etag });
      expect([known.status, known.bytes.length]).toEqual([304, 0]);
    });
  });

  describe('images', () => {
    test('lose their location and get previews, turned as they are seen', async () => {
      const photo = await sampleImage({ width: 2400, height: 1800, orientation: 6 });
      expect(photo.includes(secret)).toBe(true);
      const id = idOf(await addImage(photo));
      const path = `/stammdaten/bilder/${id}`;
      expect(recordOf(await office.get(path))).toMatchObject({
        gfx: id,
        typ: 'image/jpeg',
        breite: 1800,
        hoehe: 2400,
        hatVorschau: true,
      });
      const original = await bytesOf(`${path}/gfx`);
      expect(original.bytes.includes(secret)).toBe(false);
      expect((await sharp(original.bytes).metadata()).exif?.length ?? 0).toBeLessThan(60);
      for (const [size, width, height] of [
        [400, 300, 400],
        [1600, 1200, 1600],
      ]) {
        const preview = await bytesOf(`${path}/gfx?groesse=${size}`);
        expect(preview.headers.get('content-type')).toBe('image/webp');
        expect(await sharp(preview.bytes).metadata()).toMatchObject({
          format: 'webp',
          width,
          height,
        });
      }
      expect((await office.get(`${path}/gfx?groesse=500`)).status).toBe(422);
    });

    test('small ones are not enlarged; files have previews too', async () => {
      const created = await add(await sampleImage({ format: 'png' }), { dateiname: 'Foto.png' });
      const preview = await bytesOf(
        `/stammdaten/dateien/${idOf(created)}?groesse=1600&inline=true`,
      );
      expect(preview.headers.get('content-disposition')).toContain('filename="Foto.webp"');
      expect(await sharp(preview.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
      const stored = await bytesOf(`/stammdaten/dateien/${idOf(created)}`);
      expect(stored.bytes.includes(secret)).toBe(false);
    });

    test('HEIC is kept without location and without preview', async () => {
      const id = idOf(await addImage(await sampleHeic()));
      const path = `/stammdaten/bilder/${id}`;
      expect(recordOf(await office.get(path))).toMatchObject({
        typ: 'image/heic',
        hatVorschau: false,
      });
      expect((await bytesOf(`${path}/gfx`)).bytes.includes(secret)).toBe(false);
      const preview = await office.get(`${path}/gfx?groesse=400`);
      expect([preview.status, ...codesOf(preview)]).toEqual([404, 'msg_image_no_preview']);
    });

    test('a picture belongs to the record that names it, and goes when it is replaced', async () => {
      const own = await newAddress('Bild GmbH');
      const path = `/stammdaten/adressen/${own}`;
      const [first, next] = [
        idOf(await addImage(await sampleImage())),
        idOf(await addImage(await sampleImage())),
      ];
      expect((await bytesOf(`/stammdaten/bilder/${first}/gfx`, {}, other)).status).toBe(404);
      expect((await office.patch(path, { gfxid: first }, '"1"')).status).toBe(200);
      const reader = await clientOf(server().url, 'lesen');
      expect((await bytesOf(`/stammdaten/bilder/${first}/gfx`, {}, reader)).status).toBe(200);
      expect((await bytesOf(`/stammdaten/bilder/${first}/gfx`, {}, other)).status).toBe(403);
      expect((await reader.remove(`/stammdaten/bilder/${first}`, '"1"')).status).toBe(403);
      expect((await office.patch(path, { gfxid: next }, '"2"')).status).toBe(200);
      expect((await bytesOf(`/stammdaten/bilder/${first}/gfx`)).status).toBe(404);
      const foreign = await office.patch(`/stammdaten/adressen/${second}`, { gfxid: next }, '"1"');
      expect([foreign.status, Object.keys(fieldErrorsOf(foreign))]).toEqual([422, ['gfxid']]);
      const unknown = await office.patch(
        `/stammdaten/adressen/${second}`,
        { gfxid: 99_999 },
        '"1"',
      );
      expect(unknown.status).toBe(422);
      const waiting = idOf(await addImage(await sampleImage(), other));
      const stolen = await office.patch(
        `/stammdaten/adressen/${second}`,
        { gfxid: waiting },
        '"1"',
      );
      expect(stolen.status).toBe(422);
      expect((await office.remove(path, '"3"')).status).toBe(204);
      expect((await bytesOf(`/stammdaten/bilder/${next}/gfx`)).status).toBe(404);
    });

    test('nobody fills the disk with images that no record names', async () => {
      const image = await sampleImage({ width: 8, height: 8 });
      const technician = await clientOf(server().url, 'technik');
      let last: Reply | undefined;
      for (let count = 0; count < 22; count++) last = await addImage(image, technician);
      expect([last?.status, ...codesOf(last as Reply)]).toEqual([409, 'msg_image_waiting 20']);
    });
  });

  describe('rights are the record’s', () => {
    test('without them nothing is read, and nothing is taken', async () => {
      const created = await add(Buffer.from('vertraulich'));
      const id = idOf(created);
      const location = created.headers.get('location') as string;
      for (const client of [other, none]) {
        const replies = [
          await client.get(dateien()),
          await client.get(location),
          await client.get(`${location}/daten`),
          await client.get(`/stammdaten/dateien/${id}`),
          await client.get(`/stammdaten/dateien/${id}?groesse=400`),
          await client.patch(location, { betreff: 'x' }, '"1"'),
          await client.remove(location, '"1"'),
          await add(Buffer.from('x'), {}, client),
        ];
        expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
        expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain('vertraulich');
      }
      const reader = await clientOf(server().url, 'lesen');
      expect((await reader.get(`/stammdaten/dateien/${id}`)).status).toBe(200);
      expect((await add(Buffer.from('x'), {}, reader)).status).toBe(403);
      expect((await reader.remove(location, '"1"')).status).toBe(403);
      const nobody = await fetch(`${server().url}${BASE}/stammdaten/dateien/${id}`);
      expect(nobody.status).toBe(401);
    });
  });

  describe('what breaks off', () => {
    /** Begins an upload and leaves in its middle. */
    const abandon = (type: string, begin: string) =>
      new Promise<void>((resolve) => {
        const sending = request(server().url + BASE + dateien(), {
          method: 'POST',
          headers: {
            authorization: `Bearer ${office.token}`,
            'content-type': type,
            'content-length': 20 * MEGABYTE,
          },
        });
        sending.on('error', () => resolve());
        sending.write(begin);
        sending.write(Buffer.alloc(2 * MEGABYTE, 'A'), () => {
          setTimeout(() => sending.destroy(new Error('left')), 100);
        });
      });

    test('an upload leaves nothing', async () => {
      await abandon('application/json', '{"dateiname":"halb.bin","daten":"');
      await abandon(
        'multipart/form-data; boundary=xyz',
        '--xyz\r\ncontent-disposition: form-data; name="daten"; filename="halb.bin"\r\n\r\n',
      );
      expect(rowsOf(await office.get(`${dateien()}?filter=dateiname~halb`))).toEqual([]);
    });

    test('a user has four uploads on their way; what else they send waits, and others do not', async () => {
      const held = Array.from({ length: 4 }, () => {
        const sending = request(server().url + BASE + dateien(), {
          method: 'POST',
          headers: {
            authorization: `Bearer ${office.token}`,
            'content-type': 'application/json',
            'content-length': 20 * MEGABYTE,
          },
        });
        sending.on('error', () => undefined);
        sending.write('{"dateiname":"halb.bin","daten":"');
        sending.write(Buffer.alloc(MEGABYTE, 'A'));
        return sending;
      });
      // Their first bytes are there before anything else is asked.
      await new Promise((resolve) => setTimeout(resolve, 300));
      let isAnswered = false;
      const waiting = add(Buffer.from('wartet')).finally(() => (isAnswered = true));
      const admin = await clientOf(server().url, 'admin');
      expect((await add(Buffer.from('sofort'), {}, admin)).status).toBe(201);
      expect((await office.get('/webapp/me')).status).toBe(200);
      expect(isAnswered).toBe(false);
      held[0]?.destroy();
      expect((await waiting).status).toBe(201);
      for (const sending of held) sending.destroy();
      expect(rowsOf(await office.get(`${dateien()}?filter=dateiname~halb`))).toEqual([]);
    });

    test('a download that nobody reads to its end keeps nothing, and others go on meanwhile', async () => {
      const bytes = randomBytes(8 * MEGABYTE);
      const id = idOf(await addForm(bytes, 'gross.bin'));
      const stop = new AbortController();
      const readers = await Promise.all(
        Array.from({ length: 30 }, () =>
          fetch(`${server().url}${BASE}/stammdaten/dateien/${id}`, {
            headers: { authorization: `Bearer ${office.token}` },
            signal: stop.signal,
          }),
        ),
      );
      // Thirty downloads stand still, more than there are connections: the rest of the server does not.
      expect((await office.get('/webapp/me')).status).toBe(200);
      expect((await add(Buffer.from('x'))).status).toBe(201);
      stop.abort();
      await Promise.allSettled(readers.map((reader) => reader.arrayBuffer()));
      expect((await bytesOf(`/stammdaten/dateien/${id}`)).bytes.equals(bytes)).toBe(true);
    });

    test('uploads and downloads at once keep their bytes apart', async () => {
      const contents = Array.from({ length: 6 }, () => randomBytes(1_500_000));
      const created = await Promise.all(
        contents.map((bytes, index) => (index % 2 ? add(bytes) : addForm(bytes, `${index}.bin`))),
      );
      const read = await Promise.all(
        created.map((reply) => bytesOf(`/stammdaten/dateien/${idOf(reply)}`)),
      );
      expect(read.map(({ bytes }, index) => bytes.equals(contents[index]!))).toEqual(
        contents.map(() => true),
      );
    });
  });

  test('with a record its files go, contents and all', async () => {
    const own = await newAddress('Weg GmbH');
    await add(randomBytes(600_000), {}, office, dateien(own));
    await add(await sampleImage(), {}, office, dateien(own));
    const ids = rowsOf(await office.get(dateien(own))).map(({ id }) => id);
    expect((await office.remove(`/stammdaten/adressen/${own}`, '"1"')).status).toBe(204);
    for (const id of ids)
      expect((await bytesOf(`/stammdaten/dateien/${String(id)}`)).status).toBe(404);
  });

  test('the database keeps the history of files, and nothing of what was refused or removed', async () => {
    const ask = () =>
      server().query<{ staged: number; loose: number; history: object[] }>(
        `select
           (select count(*)::int from file_contents where staged_at is not null) as staged,
           (select count(*)::int from file_chunks k
            where not exists (select 1 from files where content_id = k.content_id)
              and not exists (select 1 from images where content_id = k.content_id)) as loose,
           (select json_agg(json_build_object('vorher', vorher, 'nachher', nachher,
              'bemerkung', bemerkung) order by id) from change_history
            where tabelle = 'ADR' and tabelle_id = $1 and feld = 'dateien') as history`,
        [remembered],
      );
    const [found] = await ask();
    expect(found).toMatchObject({ staged: 0, loose: 0 });
    expect(found?.history).toMatchObject([
      { vorher: null, nachher: { dateiname: 'test.bin', groesse: 24 }, bemerkung: 'kam per Post' },
      { vorher: { dateiname: 'test.bin' }, nachher: { betreff: 'B' } },
      { vorher: { betreff: 'B' }, nachher: null },
    ]);
    expect(JSON.stringify(found?.history)).not.toContain('geheim');
  });
});
