import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type ApiClient,
  clientOf,
  codesOf,
  fieldErrorsOf,
  parameterPath,
  recordOf,
  type Row,
  rowsOf,
} from '../support/api-client';
import { addLine, change, customer, draft, goods } from '../support/drafts';
import { sampleImage } from '../support/sample-images';
import { testServer } from '../support/test-server';

const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

describe('sales documents on paper', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  async function pdfOf(api: ApiClient, path: string) {
    const headers = { authorization: `Bearer ${api.token}` };
    const response = await fetch(`${server().url}/vario-api${path.replace('/vario-api', '')}/pdf`, {
      headers,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { status: response.status, headers: response.headers, bytes, hash };
  }

  async function offerOf(api: ApiClient) {
    const { id: adresseId } = await customer(api);
    const [product] = await goods(api);
    const path = await draft(api, { adresseId });
    const line = await addLine(api, path, { artikelId: product?.id, menge: 2 });
    return { path, line };
  }

  test('the same document is the same bytes, another one is not', async () => {
    const buero = await client('buero');
    const { path, line } = await offerOf(buero);
    const first = await pdfOf(buero, path);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { belegnummer } = recordOf(await buero.get(path));
    expect(first.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Angebot%20${String(belegnummer)}.pdf`,
    );
    const admin = await client('admin');
    expect((await pdfOf(admin, path)).hash).toBe(first.hash);
    await change(buero, line, { menge: 3 });
    expect((await pdfOf(buero, path)).hash).not.toBe(first.hash);
    await change(buero, line, { menge: 2 });
    const again = await pdfOf(buero, path);
    expect(again.hash).toBe(first.hash);
  });

  test('begin with the logo that an administrator gave the company, else with its name', async () => {
    const [buero, admin] = [await client('buero'), await client('admin')];
    const { path } = await offerOf(buero);
    const images = async () =>
      (await pdfOf(buero, path)).bytes.toString('latin1').split('/Subtype /Image').length - 1;
    const logo = await parameterPath(admin, 'FIRMA.LOGO');
    const given = recordOf(await admin.get(logo)).bild;
    const uploaded = async (bytes: Buffer) => {
      const sent = await admin.post('/stammdaten/bilder', { daten: bytes.toString('base64') });
      return Number(sent.headers.get('location')?.split('/').at(-1));
    };
    const withLogo = await images();
    expect(withLogo).toBeGreaterThan(0);
    expect((await change(admin, logo, { bild: null })).status).toBe(200);
    expect(await images()).toBe(0);
    const jpeg = await uploaded(await sampleImage());
    expect((await change(admin, logo, { bild: jpeg })).status).toBe(200);
    expect(await images()).toBe(1);
    for (const [parameter, body, field] of [
      [logo, { bild: await uploaded(await sampleImage({ format: 'webp' })) }, 'bild'],
      [logo, { wert: 'Logo.png' }, 'wert'],
      [
        await parameterPath(admin, 'FIRMA.NAME'),
        { bild: await uploaded(await sampleImage({ format: 'png' })) },
        'bild',
      ],
    ] as const) {
      const refused = await change(admin, parameter, body);
      expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, [field]]);
    }
    expect(given).not.toBe(jpeg);
  });

  test('a booked document keeps its bytes, whatever becomes of its address', async () => {
    const buero = await client('buero');
    const [booked] = rowsOf(
      await buero.get('/verkauf/belege?filter=belegart=0400,belegstatus=3&orderBy=-id&limit=1'),
    );
    const path = `/verkauf/belege/${String(booked?.id)}`;
    const first = await pdfOf(buero, path);
    expect(first.status).toBe(200);
    const { dokumentHash } = recordOf(await buero.get(path));
    expect(dokumentHash).toMatch(/^[0-9a-f]{64}$/);
    const admin = await client('admin');
    const renamed = await change(admin, await parameterPath(admin, 'FIRMA.NAME'), {
      wert: 'Andere GmbH',
    });
    expect(renamed.status).toBe(200);
    expect((await pdfOf(buero, path)).hash).toBe(first.hash);
    expect(recordOf(await buero.get(path))).toMatchObject({ dokumentHash });
    expect((await buero.get('/verkauf/belege/999999999/pdf')).status).toBe(404);
  });

  const signed = (hash: string, more: Row = {}) => ({
    art: 'GETIPPT',
    name: 'Eva Muster',
    zeitpunkt: new Date().toISOString(),
    dokumentHash: hash,
    ...more,
  });

  test('a signature is for the paper that was shown, and void once that changes', async () => {
    const buero = await client('buero');
    const { path, line } = await offerOf(buero);
    const sign = (body: Row) => buero.post(`${path}/unterschrift`, body);
    const stale = await sign(signed('0'.repeat(64)));
    expect([stale.status, codesOf(stale)]).toEqual([409, ['msg_signature_document_changed']]);
    expect(Object.keys(fieldErrorsOf(stale))).toEqual(['dokumentHash']);
    const typed = await sign(signed((await pdfOf(buero, path)).hash, { rolle: 'Einkauf' }));
    expect(typed.status).toBe(201);
    const list = async () => rowsOf(await buero.get(`${path}/unterschriften?orderBy=id`));
    expect(await list()).toMatchObject([{ art: 'GETIPPT', name: 'Eva Muster', ungueltig: false }]);
    await change(buero, line, { menge: 5 });
    expect(await list()).toMatchObject([{ ungueltig: true }]);

    const png = await sampleImage({ format: 'png' });
    const { hash } = await pdfOf(buero, path);
    const drawn = { art: 'GEZEICHNET', bild: png.toString('base64') };
    expect((await sign(signed(hash, drawn))).status).toBe(201);
    const [, signature] = await list();
    const image = await fetch(
      `${server().url}/vario-api/stammdaten/bilder/${String(signature?.bildId)}/gfx`,
      { headers: { authorization: `Bearer ${buero.token}` } },
    );
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    const technik = await client('technik');
    const hidden = await technik.get(`/stammdaten/bilder/${String(signature?.bildId)}/gfx`);
    expect(hidden.status).toBe(403);
  });

  test('what was signed stays, also when an import that brought it is taken back', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const pfad = '/verkauf/belege';
    const begun = await buero.post('/system/importe', { pfad, datei: 'angebote.csv' });
    const theImport = String(begun.headers.get('location'));
    const zeilen = [{ zeile: 2, daten: { belegart: '0100', adresseId } }];
    const [imported] = rowsOf(await buero.post(`${theImport}/zeilen`, { zeilen }));
    expect(imported).toMatchObject({ ergebnis: 'ANGELEGT' });
    const path = `/verkauf/belege/${String(imported?.id)}`;
    const { hash } = await pdfOf(buero, path);
    for (const zeitpunkt of ['0001-01-01T00:00:00Z', '2099-01-01T00:00:00Z', hourAgo()]) {
      const refused = await buero.post(`${path}/unterschrift`, signed(hash, { zeitpunkt }));
      expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, ['zeitpunkt']]);
    }
    const refusal = signed(hash, { art: 'VERWEIGERT', grund: 'Nicht anwesend' });
    expect((await buero.post(`${path}/unterschrift`, refusal)).status).toBe(201);
    const undone = await buero.post(`${theImport}/rueckgaengig`, undefined);
    expect(recordOf(undone)).toMatchObject({ entfernt: 0, behalten: [{ zeile: 2 }] });
    const { version } = recordOf(await buero.get(path));
    const removed = await buero.remove(path, `"${String(version)}"`);
    expect([removed.status, codesOf(removed)]).toEqual([409, ['msg_document_signed']]);
    await expect(
      server().query(`delete from signatures where beleg_id = ${String(imported?.id)}`),
    ).rejects.toThrow(/stays/);
  });

  test('a signature that is sent again is answered as it was, and nothing is laid out for it', async () => {
    const buero = await client('buero');
    const { path } = await offerOf(buero);
    const { hash } = await pdfOf(buero, path);
    const once = { 'idempotency-key': randomUUID() };
    const body = signed(hash);
    expect((await buero.post(`${path}/unterschrift`, body, once)).status).toBe(201);
    // Whatever is laid out now fails.
    const logo = `content_id in (select i.content_id from images i
      join system_parameters p on p.bild = i.id where p.name = 'FIRMA.LOGO')`;
    const [kept] = await server().query<Row>(`select nr, bytes from file_chunks where ${logo}`);
    const store = (bytes: unknown) =>
      server().query(`update file_chunks set bytes = $1 where ${logo}`, [bytes]);
    await store(Buffer.from('no picture'));
    try {
      expect((await pdfOf(buero, path)).status).toBe(500);
      const again = await buero.post(`${path}/unterschrift`, body, once);
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
      const other = await buero.post(`${path}/unterschrift`, { ...body, name: 'Wer?' }, once);
      expect(codesOf(other)).toEqual(['msg_idempotency_mismatch']);
    } finally {
      await store(kept?.bytes);
    }
  });

  test('a drawing is a PNG, a refusal has a reason, dissolved documents are not signed', async () => {
    const buero = await client('buero');
    const { path } = await offerOf(buero);
    const { hash } = await pdfOf(buero, path);
    const sign = (body: Row) => buero.post(`${path}/unterschrift`, signed(hash, body));
    const jpeg = await sampleImage({ format: 'jpeg' });
    for (const [body, field] of [
      [{ art: 'GEZEICHNET' }, 'bild'],
      [{ art: 'GEZEICHNET', bild: jpeg.toString('base64') }, 'bild'],
      [{ art: 'GEZEICHNET', bild: Buffer.from('kein Bild').toString('base64') }, 'bild'],
      [{ art: 'VERWEIGERT' }, 'grund'],
    ] as const) {
      const reply = await sign(body);
      expect([body.art, reply.status, Object.keys(fieldErrorsOf(reply))]).toEqual([
        body.art,
        422,
        [field],
      ]);
    }
    expect((await sign({ art: 'VERWEIGERT', grund: 'Nicht anwesend' })).status).toBe(201);
    const [dissolved] = rowsOf(await buero.get('/verkauf/belege?filter=belegstatus=6&limit=1'));
    const gone = `/verkauf/belege/${String(dissolved?.id)}`;
    const late = await buero.post(`${gone}/unterschrift`, signed((await pdfOf(buero, gone)).hash));
    expect([late.status, codesOf(late)]).toEqual([409, ['msg_signature_state']]);
  });

  test('simulating says in the caller’s words what is missing, and what stock lacks', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const [product] = await goods(buero);
    const path = await draft(buero, { adresseId, belegart: '0500', ort: null });
    const check = async (language: string) =>
      recordOf(
        await buero.post(`${path}/simulation`, undefined, { 'accept-language': language }),
      ) as { pruefung: Row[]; bestand: Row[] };
    expect((await check('de')).pruefung[0]).toMatchObject({
      schwere: 'FEHLER',
      code: 'msg_document_empty',
      text: 'Der Beleg hat keine Positionen.',
    });
    await addLine(buero, path, { artikelId: product?.id, menge: 9_000 });
    await change(buero, path, { ort: null });
    const { pruefung, bestand } = await check('en');
    expect(pruefung.map(({ code, feld }) => [code, feld])).toEqual(
      expect.arrayContaining([
        ['msg_document_recipient_missing', 'ort'],
        ['msg_document_period_missing', 'leistungVon'],
        ['msg_stock_insufficient', 'menge'],
      ]),
    );
    expect(bestand).toMatchObject([{ artikelId: product?.id, lagId: 1, menge: 9_000 }]);
    const { version } = recordOf(await buero.get(path));
    const now = { 'if-match': `"${String(version)}"` };
    const refused = await buero.post(`${path}/buchen`, undefined, now);
    expect([refused.status, Object.keys(fieldErrorsOf(refused)).sort()]).toEqual([
      422,
      ['leistungBis', 'leistungVon', 'ort'],
    ]);
  });

  test('purchase prices reach nobody without the right: lines, sums, suggestions, history', async () => {
    const admin = await client('admin');
    const { path, line } = await offerOf(admin);
    await change(admin, line, { eknetto: 1234.56 });
    const roles = rowsOf(await admin.get('/system/rollen'));
    const id = Number(path.split('/').at(-1));
    const role = roles.find(({ rechte }) => (rechte as string[]).includes('BEK_AENDERN')) ?? {};
    const rechte = (role.rechte as string[]).filter((right) => right !== 'ART_EK');
    await change(admin, `/system/rollen/${String(role.id)}`, { rechte });
    const less = await client('buero');
    const answers = await Promise.all(
      [
        path,
        line,
        `${path}/positionen`,
        `${path}/summen`,
        `${path}/historie`,
        `${path}/positionsvorschlag?code=10001`,
        `/system/aenderungen?tabelle=BEK&tabelleId=${id}`,
        `/verkauf/belege?filter=id=${id}`,
      ].map((url) => less.get(url)),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/eknetto|rohertrag|1234\.56/);
    }
    const simulated = await less.post(`${path}/simulation`, undefined);
    expect(JSON.stringify(simulated.body)).not.toMatch(/rohertrag/);
    const written = await less.post(`${path}/positionen`, { bezeichnung: 'X', eknetto: 1 });
    expect([written.status, codesOf(written)]).toEqual([403, ['msg_auth_right_missing ART_EK']]);
    await change(admin, `/system/rollen/${String(role.id)}`, { rechte: role.rechte as string[] });
    const codes = rowsOf(await admin.get(`${path}/historie`)).map(({ art }) => art);
    expect(codes).toContain('C');
  });
});
