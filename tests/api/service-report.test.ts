import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { clientOf, codesOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { onOneDatabase, sharedServer } from '../support/each-database';
import { readPdf } from '../support/print/read-pdf';
import { sampleImage } from '../support/sample-images';
import { act, onSite, read } from '../support/service-tasks';

onOneDatabase('the report of a task', (start) => {
  const server = sharedServer(start);
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
    zeitpunkt: '2026-06-30T10:00:00Z',
    dokumentHash: hash,
    ...more,
  });
  let hour = 0;
  /** With an hour of work, of which a technician has one at a time, and its result. */
  const workedOn = async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await onSite(office, technik);
    const { vorOrtDatum } = await read(technik, path);
    const datum = String(vorOrtDatum).slice(0, 10);
    const [von, bis] = [hour, ++hour].map((at) => `0${at}:00`);
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

  test('waits for the timer, and takes the bytes that a device laid out', async () => {
    const { technik, path } = await workedOn();
    await act(technik, path, 'zeitmessung');
    const { bytes, hash } = await reportOf(technik, path);
    expect(codesOf(await act(technik, path, 'unterschrift', signed(hash)))).toEqual([
      'msg_service_sign_timer',
    ]);
    expect((await technik.remove(`${path}/zeitmessung`)).status).toBe(200);
    const own = Buffer.concat([bytes, Buffer.from('\n% of a device\n')]);
    const ownHash = createHash('sha256').update(own).digest('hex');
    expect((await act(technik, path, 'unterschrift', signed(ownHash))).status).toBe(409);
    const kept = await technik.post(`${path}/dateien`, {
      daten: own.toString('base64'),
      dateiname: 'Servicebericht.pdf',
    });
    expect(kept.status).toBe(201);
    expect((await act(technik, path, 'unterschrift', signed(ownHash))).status).toBe(201);
    expect(await signatures(technik, path)).toMatchObject([
      { dokumentHash: ownHash, ungueltig: false },
    ]);
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
