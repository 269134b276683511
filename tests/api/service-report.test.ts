import { createHash, randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { PrintedCompany } from '../../schemas/print/document/printed-company';
import {
  reportOf as contentOf,
  toldText,
  type ReportFacts,
  type ReportTemplate,
} from '../../schemas/print/document/report-facts';
import { daysLater } from '../../schemas/rules/days-later';
import { reportAfter, type WaitingCall } from '../../schemas/rules/report-after';
import { today } from '../../schemas/rules/today';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  send,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { printHere } from '../support/print/print-here';
import { readPdf } from '../support/print/read-pdf';
import { sampleImage } from '../support/sample-images';
import {
  act,
  idOf,
  onSite,
  orderSince,
  pathOf,
  read,
  sent,
  TECHNIK,
} from '../support/service-tasks';
import { testServer } from '../support/test-server';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

describe('the report of a task', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  const reportOf = async (api: ApiClient, path: string) => {
    const answer = await fetch(`${server().url}/vario-api${path}/bericht`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = (await readPdf(bytes)).lines.flat().join('\n');
    return { bytes, text, hash: createHash('sha256').update(bytes).digest('hex') };
  };
  const signed = (hash: string, more: Row = {}) => ({
    art: 'GETIPPT',
    name: 'Eva Muster',
    zeitpunkt: new Date().toISOString(),
    dokumentHash: hash,
    ...more,
  });
  let hour = 0;
  /** With an hour of work, of which a technician has one at a time, and its result. */
  const workedOn = async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await onSite(office, technik);
    const datum = daysLater(today(), -1);
    const [von, bis] = [hour, ++hour].map((at) => `${String(at).padStart(2, '0')}:00`);
    const time = { datum, von, bis, taetigkeitId: 1 };
    expect((await technik.post(`${path}/arbeitszeiten`, time)).status).toBe(201);
    const result = { ergebnis: 'Einzugsrolle getauscht', restarbeiten: 'Toner bestellen' };
    expect((await act(technik, path, 'ergebnis', result)).status).toBe(200);
    return { office, technik, path };
  };
  const signatures = async (api: ApiClient, path: string) =>
    rowsOf(await api.get(`${path}/unterschriften?orderBy=id`));

  test('says what was done and is the same for everybody who asks', async () => {
    const { office, technik, path } = await workedOn();
    const { auftragsnummer } = await read(technik, path);
    const report = await reportOf(technik, path);
    for (const text of [
      `Servicebericht ${String(auftragsnummer)}`,
      'Drucker streift',
      'Einzugsrolle getauscht',
      'Toner bestellen',
      '12 km',
      '1:00 h',
    ]) {
      expect(report.text).toContain(text);
    }
    expect((await reportOf(office, path)).hash).toBe(report.hash);
  });

  test('a device foresees what it will say, call by call', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await sent(office, TECHNIK, { auftragsartId: 1 });
    const { serviceAuftragId } = await read(technik, path);
    await orderSince(server(), serviceAuftragId, 5);
    const facts = async () =>
      recordOf(await technik.get(`${path}/bericht/daten`)) as unknown as ReportFacts;
    const template = recordOf(
      await technik.get('/service/berichtsvorlage/de'),
    ) as unknown as ReportTemplate;
    // What it tells of its evening is of the past also just after midnight.
    const day = daysLater(today(), -3);
    const at = (time: string) => `${day}T${time}:00Z`;
    let foreseen = await facts();
    const [problem, , photo] = foreseen.checkliste.map(({ id }) => id);
    const file = await technik.post(`${path}/dateien`, {
      daten: (await sampleImage()).toString('base64'),
      dateiname: 'Typenschild.jpg',
    });
    const told = async (operation: string, body: unknown, more: Partial<WaitingCall> = {}) => {
      const [method = '', written = ''] = operation.split(' ');
      const url = written
        .replace(/\{(planungId|id)\}/, path.split('/').at(-1) ?? '')
        .replace('{serviceAuftragId}', String(serviceAuftragId))
        .replace('arbeitszeiten/{id}', `arbeitszeiten/${String(more.params?.id)}`);
      const query = more.query
        ? `?${new URLSearchParams(more.query as Record<string, string>)}`
        : '';
      const headers = {
        authorization: `Bearer ${technik.token}`,
        'idempotency-key': randomUUID(),
      };
      const reply = await send(server().url, method, url + query, { body, headers });
      expect([operation, reply.body, reply.status < 300]).toEqual([operation, reply.body, true]);
      const call = { operation, body, recordedAt: new Date().toISOString(), ...more };
      foreseen = reportAfter(foreseen, call, template);
      // A photo that waits has no id yet, and only says that it is there; nor has a working time.
      const plain = ({ checkliste, zeiten, ...facts }: ReportFacts) => ({
        ...facts,
        zeiten: zeiten.map(({ id: _, ...one }) => one),
        checkliste: checkliste.map((one) => (one.typ === 'foto' ? !one.wert : one)),
      });
      expect([operation, plain(foreseen)]).toEqual([operation, plain(await facts())]);
      foreseen = { ...foreseen, zeiten: (await facts()).zeiten };
      return foreseen;
    };
    const planung = '/service/planung/{id}';
    const times = '/service/planung/{planungId}/arbeitszeiten';
    const extras = 'POST /service/auftraege/{serviceAuftragId}/mehraufwaende';
    await told(`POST ${planung}/annahme`, { erfasstUm: at('05:00') });
    await told(`POST ${planung}/reisebeginn`, { datum: '07:30', erfasstUm: at('07:00') });
    await told(`POST ${planung}/ankunft`, { datum: '07:45', strecke: 7, erfasstUm: at('07:00') });
    await told(`POST ${planung}/zeitmessung`, { taetigkeitId: 4, erfasstUm: at('07:10') });
    await told(`DELETE ${planung}/zeitmessung`, undefined, {
      query: { erfasstUm: at('07:40') },
    });
    const grundOf = (body: object) => ({ grund: 'Vertippt', ...body, erfasstUm: at('07:45') });
    await told(`POST ${planung}/korrektur`, grundOf({ vorOrtDatum: `${day}T07:40`, strecke: 9 }));
    const [measured] = rowsOf(await technik.get(`${path}/arbeitszeiten`));
    const params = { planungId: idOf(path), id: Number(measured?.id) };
    const { datum, von: begin, bis } = measured ?? {};
    const earlier = { datum, von: String(begin).replace(':10', ':05'), bis };
    await told(`POST ${times}/{id}/korrektur`, grundOf(earlier), { params });
    const time = { datum: day, von: '07:50', bis: '08:00', taetigkeitId: 3 };
    const remark = { bemerkung: '  Zwei Zeilen,\nmit Ümlaut  ' };
    await told(`POST ${times}`, { ...time, ...remark });
    for (const extra of [
      { mehraufwandArtId: 1, vonZeitpunkt: `${day}T08:00`, bisZeitpunkt: `${day}T09:30` },
      { mehraufwandArtId: 2, kosten: 4, strecke: 9, bemerkung: '' },
      { mehraufwandArtId: 3, strecke: 12, ...remark },
    ]) {
      await told(extras, extra);
    }
    await told(`PUT ${planung}/abfragewerte`, [{ id: problem, wert: ' behoben ' }]);
    await told(`PUT ${planung}/abfragewerte`, [{ id: photo, wert: String(idOf(pathOf(file))) }], {
      refers: [{ at: [0, 'wert'] }],
    });
    await told(`PUT ${planung}/abfragewerte`, [{ id: problem, wert: null }]);
    await told(`POST ${planung}/ergebnis`, { ergebnis: 'Rolle', restarbeiten: ' Toner ' });
    // Goes on after another travel, with the timer that the suspension had ended, over midnight.
    await told(`POST ${planung}/zeitmessung`, { erfasstUm: at('20:00') });
    const grund = 'Material fehlt';
    const again = { beginnDatum: '2031-03-04T08:00', grund };
    await told(`POST ${planung}/unterbrechung`, { ...again, erfasstUm: at('23:30') });
    await told(`POST ${planung}/reisebeginn`, { datum: '00:10', erfasstUm: at('23:30') });
    await told(`POST ${planung}/ankunft`, { datum: '00:20', strecke: 8, erfasstUm: at('23:30') });
    const { zeiten, reisen } = await told(`POST ${planung}/abbruch`, { bemerkung: 'Doch nicht' });
    expect([zeiten.length, reisen.length]).toEqual([4, 2]);
  });

  test('is signed as it was shown, and the signature void once it says something else', async () => {
    const { office, technik, path } = await workedOn();
    const { hash } = await reportOf(technik, path);
    expect((await act(technik, path, 'unterschrift', signed('0'.repeat(64)))).status).toBe(409);
    const other = await client('technik2');
    expect((await act(other, path, 'unterschrift', signed(hash))).status).toBe(403);
    const png = await sampleImage({ format: 'png' });
    const drawn = signed(hash, { art: 'GEZEICHNET', bild: png.toString('base64') });
    expect((await act(technik, path, 'unterschrift', drawn)).status).toBe(201);
    expect(await signatures(office, path)).toMatchObject([
      { art: 'GEZEICHNET', name: 'Eva Muster', dokumentHash: hash, ungueltig: false },
    ]);
    const withName = await reportOf(office, path);
    expect(withName.text).toContain('Eva Muster');
    await act(technik, path, 'ergebnis', { ergebnis: 'Doch nicht' });
    expect(await signatures(office, path)).toMatchObject([{ ungueltig: true }]);
    expect((await reportOf(office, path)).text).not.toContain('Eva Muster');
    // Said again as it was signed, it holds again.
    const result = { ergebnis: 'Einzugsrolle getauscht', restarbeiten: 'Toner bestellen' };
    await act(technik, path, 'ergebnis', result);
    expect((await reportOf(office, path)).hash).toBe(withName.hash);
    await act(technik, path, 'abschluss', result);
    expect(await signatures(office, path)).toMatchObject([{ ungueltig: false }]);
    expect(codesOf(await act(technik, path, 'unterschrift', signed(hash)))).toEqual([
      'msg_service_task_over',
    ]);
  });

  /** SHA-256 of what the report of a task says, as a device calculates it. */
  const toldBy = async (api: ApiClient, path: string, told = (text: string) => text) => {
    const facts = recordOf(await api.get(`${path}/bericht/daten`)) as unknown as ReportFacts;
    return sha256(told(toldText(contentOf(facts, {} as PrintedCompany))));
  };
  /** Adds a PDF to the files of a task, as a device does with what was signed. */
  const upload = async (api: ApiClient, path: string, bytes: Buffer) => {
    const body = { daten: bytes.toString('base64'), dateiname: 'Servicebericht.pdf' };
    const kept = await api.post(`${path}/dateien`, body);
    expect(kept.status).toBe(201);
    return pathOf(kept);
  };

  test('waits for the timer, and takes the bytes that a device laid out', async () => {
    const { technik, path } = await workedOn();
    await act(technik, path, 'zeitmessung');
    const { hash } = await reportOf(technik, path);
    expect(codesOf(await act(technik, path, 'unterschrift', signed(hash)))).toEqual([
      'msg_service_sign_timer',
    ]);
    expect((await technik.remove(`${path}/zeitmessung`)).status).toBe(200);
    const facts = recordOf(await technik.get(`${path}/bericht/daten`)) as unknown as ReportFacts;
    const { firma } = recordOf(
      await technik.get('/service/berichtsvorlage/de'),
    ) as unknown as ReportTemplate;
    const content = contentOf(facts, firma as PrintedCompany);
    const own = Buffer.from(await printHere({ ...content, signature: null }));
    const dokumentHash = sha256(own);
    await upload(technik, path, own);
    // Nobody knows what it says unless the device tells.
    const untold = await act(technik, path, 'unterschrift', signed(dokumentHash));
    expect([untold.status, Object.keys(fieldErrorsOf(untold))]).toEqual([422, ['inhaltHash']]);
    const inhaltHash = await toldBy(technik, path);
    const body = signed(dokumentHash, { inhaltHash });
    const first = await act(technik, path, 'unterschrift', body);
    expect(first.status).toBe(201);
    expect(await signatures(technik, path)).toMatchObject([
      { dokumentHash, abweichend: false, ungueltig: false },
    ]);
    // The same once more, under another key, is the same.
    const again = await act(technik, path, 'unterschrift', body);
    expect([again.status, pathOf(again)]).toEqual([201, pathOf(first)]);
    expect(await signatures(technik, path)).toHaveLength(1);
  });

  test('what was signed without a network is kept, and void where the server prints something else', async () => {
    const { office, technik, path } = await workedOn();
    const { bytes } = await reportOf(technik, path);
    const inhaltHash = await toldBy(technik, path);
    // Bytes appended to a PDF may show another one.
    const forged = Buffer.concat([bytes, Buffer.from('\n% another report\n')]);
    await upload(technik, path, forged);
    const early = { inhaltHash, zeitpunkt: new Date(Date.now() - 60_000).toISOString() };
    const reply = await act(technik, path, 'unterschrift', signed(sha256(forged), early));
    expect(reply.status).toBe(201);
    // What the office has changed meanwhile is not on the device's.
    await upload(technik, path, bytes);
    await act(office, path, 'ergebnis', { ergebnis: 'Geändert' });
    const late = signed(sha256(bytes), { inhaltHash });
    expect((await act(technik, path, 'unterschrift', late)).status).toBe(201);
    expect(await signatures(office, path)).toMatchObject([
      { dokumentHash: sha256(forged), abweichend: true, ungueltig: true },
      { dokumentHash: sha256(bytes), abweichend: true, ungueltig: true },
    ]);
    expect((await reportOf(office, path)).text).not.toContain('Eva Muster');
    expect(await read(office, path)).toMatchObject({ unterschriebenVon: null });
    // Kept none the less, both of them.
    const files = rowsOf(await office.get(`${path}/dateien`));
    expect(files.map(({ unterschrieben }) => unterschrieben)).toEqual([true, true]);
  });

  test('the report of an earlier visit is none of this one, though its title is the same', async () => {
    const { office, technik, path } = await workedOn();
    const { bytes } = await reportOf(technik, path);
    const open = { ohneTermin: true, grund: 'Material fehlt' };
    expect((await act(technik, path, 'unterbrechung', open)).status).toBe(200);
    const { serviceAuftragId } = await read(office, path);
    const planned = await office.post('/service/planung', {
      ...{ serviceAuftragId, technikerId: TECHNIK },
      ...{ beginnDatum: '2031-03-04T08:00', endeDatum: '2031-03-04T10:00' },
    });
    const later = pathOf(planned);
    for (const [who, action, body] of [
      [office, 'versand', {}],
      [technik, 'annahme', {}],
      [technik, 'reisebeginn', { datum: '00:00' }],
      [technik, 'ankunft', { datum: '00:00', strecke: 1 }],
    ] as const) {
      expect([action, (await act(who, later, action, body)).status]).toEqual([action, 200]);
    }
    await upload(technik, later, bytes);
    const body = signed(sha256(bytes), { inhaltHash: await toldBy(technik, later) });
    expect((await act(technik, later, 'unterschrift', body)).status).toBe(201);
    expect(await signatures(office, later)).toMatchObject([{ abweichend: true, ungueltig: true }]);
  });

  test('of two at once one is the first; who refuses later takes no name off the paper', async () => {
    const { office, technik, path } = await workedOn();
    const { hash } = await reportOf(technik, path);
    const both = await Promise.all(
      ['Eva Muster', 'Max Beispiel'].map((name) =>
        act(technik, path, 'unterschrift', signed(hash, { name })),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [{ name = '' } = {}] = await signatures(office, path);
    const refusal = { art: 'VERWEIGERT', name: 'Niemand', grund: 'abwesend' };
    const shown = (await reportOf(technik, path)).hash;
    expect((await act(technik, path, 'unterschrift', signed(shown, refusal))).status).toBe(201);
    expect((await reportOf(technik, path)).hash).toBe(shown);
    expect((await reportOf(technik, path)).text).toContain(name);
  });

  test('only the report itself is signed, by its hash; any other PDF is refused, with the field', async () => {
    const { technik, path } = await workedOn();
    const { auftragsnummer } = await read(technik, path);
    const { path: otherPath } = await workedOn();
    const others = await reportOf(technik, otherPath);
    const inhaltHash = await toldBy(technik, path);
    const keep = async (bytes: Buffer) => {
      const daten = bytes.toString('base64');
      const kept = await technik.post(`${path}/dateien`, { daten, dateiname: 'Anleitung.pdf' });
      expect(kept.status).toBe(201);
      return sha256(bytes);
    };
    const manual = await PDFDocument.create();
    manual.addPage();
    manual.setTitle('Anleitung');
    const broken = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
    const code = `msg_signature_no_report ${String(auftragsnummer)}`;
    for (const bytes of [Buffer.from(await manual.save()), others.bytes, broken]) {
      const refused = await act(technik, path, 'unterschrift', {
        ...signed(await keep(bytes)),
        inhaltHash,
      });
      expect([refused.status, codesOf(refused), Object.keys(fieldErrorsOf(refused))]).toEqual([
        ...[409, [code], ['dokumentHash']],
      ]);
    }
    const unknown = await act(technik, path, 'unterschrift', signed('0'.repeat(64)));
    expect([unknown.status, codesOf(unknown), Object.keys(fieldErrorsOf(unknown))]).toEqual([
      ...[409, ['msg_signature_document_changed'], ['dokumentHash']],
    ]);
    expect(await signatures(technik, path)).toEqual([]);
  });

  test('is signed at a time that can be', async () => {
    const { technik, path } = await workedOn();
    const { hash } = await reportOf(technik, path);
    for (const zeitpunkt of ['0001-01-01T00:00:00Z', '2099-01-01T00:00:00Z']) {
      const refused = await act(technik, path, 'unterschrift', signed(hash, { zeitpunkt }));
      expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, ['zeitpunkt']]);
    }
    // Nor before what it confirms: the arrival, and the end of the work.
    const { serviceAuftragId } = await read(technik, path);
    await orderSince(server(), serviceAuftragId, 5);
    const signedAgo = (minutes: number, shown = hash) => {
      const zeitpunkt = new Date(Date.now() - minutes * 60_000).toISOString();
      return act(technik, path, 'unterschrift', signed(shown, { zeitpunkt }));
    };
    for (const minutes of [2 * 1440, -7]) {
      const refused = await signedAgo(minutes);
      expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, ['zeitpunkt']]);
    }
    await server().query(
      `update work_times set beginn_um = now() - interval '30 minutes',
         ende_um = now() - interval '20 minutes' where planung_id = $1`,
      [idOf(path)],
    );
    const worked = (await reportOf(technik, path)).hash;
    const early = fieldErrorsOf(await signedAgo(30, worked));
    expect(early.zeitpunkt?.join()).toMatch(/^Vor dem Ende der Arbeit um \d\d:\d\d\./);
    expect((await signedAgo(22, worked)).status).toBe(201);
  });

  test('what was signed stays: file, drawing, signature and the appointment, whoever asks', async () => {
    const { office, technik, path } = await workedOn();
    const admin = await client('admin');
    const { bytes } = await reportOf(technik, path);
    const file = await upload(technik, path, bytes);
    const png = await sampleImage({ format: 'png' });
    const body = signed(sha256(bytes), {
      ...{ art: 'GEZEICHNET', bild: png.toString('base64') },
      inhaltHash: await toldBy(technik, path),
    });
    const before = (await technik.get(file)).headers.get('etag') ?? '';
    expect((await act(technik, path, 'unterschrift', body)).status).toBe(201);
    const etag = (await technik.get(file)).headers.get('etag') ?? '';
    expect(etag).not.toBe(before);
    expect(recordOf(await technik.get(file))).toMatchObject({ unterschrieben: true });
    const code = ['msg_file_signed Servicebericht.pdf'];
    for (const asker of [technik, office, admin]) {
      for (const reply of [
        await asker.patch(file, { dateiname: 'Anders.pdf' }, etag),
        await asker.patch(file, { betreff: 'Anders' }, etag),
        await asker.remove(file, etag),
      ]) {
        expect([reply.status, codesOf(reply)]).toEqual([409, code]);
      }
    }
    const [signature] = await signatures(office, path);
    const image = `/stammdaten/bilder/${String(signature?.bildId)}`;
    const drawn = (await admin.get(image)).headers.get('etag') ?? '';
    expect((await admin.remove(image, drawn)).status).toBe(409);
    expect((await admin.patch(image, { bildindex: 3 }, drawn)).status).toBe(409);
    // Given to another technician it is a planned one again, and could be taken off the plan.
    const again = { beginnDatum: '2031-03-04T08:00', grund: 'Material fehlt' };
    expect((await act(technik, path, 'unterbrechung', again)).status).toBe(200);
    const task = await read(office, path);
    const moved = { technikerId: Number(task.technikerId) + 1 };
    expect((await office.patch(path, moved, `"${String(task.version)}"`)).status).toBe(200);
    const { version } = await read(office, path);
    const removed = await office.remove(path, `"${String(version)}"`);
    expect([removed.status, codesOf(removed)]).toEqual([409, ['msg_service_task_signed']]);
    // Nor past the server.
    const id = idOf(path);
    for (const statement of [
      `delete from files where unterschrieben`,
      `update files set tabelle_id = 1 where unterschrieben`,
      `delete from service_signatures where planung_id = ${id}`,
      `update service_signatures set dokument_hash = '' where planung_id = ${id}`,
      `delete from images where id = ${String(signature?.bildId)}`,
    ]) {
      await expect(server().query(statement)).rejects.toThrow(/stays/);
    }
    expect(await signatures(office, path)).toHaveLength(1);
  });

  test('photos have their bound, also when two come at once; other files have none', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await onSite(office, technik);
    const daten = (await sampleImage({ width: 20, height: 20 })).toString('base64');
    const add = () => technik.post(`${path}/dateien`, { dateiname: 'Kessel.jpg', daten });
    for (let count = 0; count < 29; count++) expect((await add()).status).toBe(201);
    const last = await Promise.all([add(), add()]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [refused] = last.filter(({ status }) => status === 409);
    expect(refused && codesOf(refused)).toEqual(['msg_most_images 30']);
    const note = { dateiname: 'Notiz.txt', daten: Buffer.from('Kessel').toString('base64') };
    expect((await technik.post(`${path}/dateien`, note)).status).toBe(201);
  });
});
