import { describe, expect, test } from 'vitest';
import { today } from '../../schemas/rules/today';
import {
  clientOf,
  clientWith,
  codesOf,
  fieldErrorsOf,
  logIn,
  recordOf,
  rowsOf,
  type Reply,
} from '../support/api-client';
import { addLine, change, customer, draft, goods, removeNow } from '../support/drafts';
import { testServer } from '../support/test-server';

describe('drafts of sales documents', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  test('a new document has recipient, terms, number and taxation of its address', async () => {
    const buero = await client('buero');
    const address = await customer(buero);
    const offer = recordOf(await buero.get(await draft(buero, { adresseId: address.id })));
    expect(offer).toMatchObject({
      belegstatus: '1',
      belegtyp: '01',
      belegdatum: today(),
      benutzer: 'BUE',
      name1: address.name1,
      ort: address.ort,
      zahlungsart: address.zahlart,
      lieferbedingung: address.lieferart,
      besteuerung: 'INLAND',
      lagerId: 1,
      endbetragNetto: 0,
    });
    expect(offer.belegnummer).toMatch(new RegExp(`^AN${today().slice(2, 4)}-\\d{5}$`));
    const next = recordOf(await buero.get(await draft(buero, { adresseId: address.id })));
    const number = (text: unknown) => Number(String(text).slice(-5));
    expect(number(next.belegnummer)).toBe(number(offer.belegnummer) + 1);
    const invoice = await draft(buero, {
      adresseId: address.id,
      belegart: '0400',
      name1: 'Anders',
    });
    expect(recordOf(await buero.get(invoice))).toMatchObject({
      belegnummer: null,
      name1: 'Anders',
    });
    const swiss = await customer(buero, 'lkz=CH');
    const abroad = await draft(buero, { adresseId: swiss.id });
    expect(recordOf(await buero.get(abroad))).toMatchObject({ besteuerung: 'AUSFUHR' });
    const history = rowsOf(await buero.get(`${abroad}/historie`));
    expect(history.map(({ art, benutzer }) => [art, benutzer])).toEqual([['A', 'BUE']]);
  });

  test('leave from the region that their user has chosen, else from that of his default warehouse', async () => {
    const [admin, buero] = [await client('admin'), await client('buero')];
    const { id: adresseId } = await customer(buero);
    const storageOf = async () =>
      recordOf(await buero.get(await draft(buero, { adresseId }))).lagerId;
    const choose = (wert: string | null) =>
      buero.post('/webapp/parameter/userStorageRegion', { data: { wert } });
    const regions = rowsOf(await buero.get('/stammdaten/lagerkreise?orderBy=id'));
    const [main, other, third] = regions;
    expect(main?.istHauptlagerkreis).toBe(true);
    await choose(JSON.stringify({ v: 1, id: other?.id }));
    expect(await storageOf()).toBe(other?.ausgangLagerId);
    // Warehouses to choose from begin with those of the region.
    const { lager } = recordOf(await buero.get('/webapp/basisdaten'));
    const own = rowsOf(
      await buero.get(`/stammdaten/lager?filter=lagerkreisId=${String(other?.id)}&limit=500`),
    ).map(({ id }) => id);
    const first = (lager as { id: number }[]).slice(0, own.length).map(({ id }) => id);
    expect(first.sort()).toEqual(own.sort());
    for (const wert of ['{"v":1,"id":999}', 'broken', null]) {
      await choose(wert);
      expect(await storageOf()).toBe(main?.ausgangLagerId);
    }
    const [storage] = rowsOf(
      await buero.get(`/stammdaten/lager?filter=lagerkreisId=${String(third?.id)}&orderBy=id`),
    );
    const user = '/system/benutzer/2';
    expect((await change(admin, user, { vorgabeLagerId: storage?.id })).status).toBe(200);
    expect(await storageOf()).toBe(third?.ausgangLagerId ?? storage?.id);
    const unknown = await change(admin, user, { vorgabeLagerId: 999_999 });
    expect([unknown.status, Object.keys(fieldErrorsOf(unknown))]).toEqual([
      422,
      ['vorgabeLagerId'],
    ]);
    await change(admin, user, { vorgabeLagerId: null });
    expect(await storageOf()).toBe(main?.ausgangLagerId);
  });

  test('belong to their user, whatever signs users have by now', async () => {
    const [admin, buero] = [await client('admin'), await client('buero')];
    const { id: adresseId } = await customer(buero);
    const path = await draft(buero, { adresseId });
    const [article] = await goods(buero);
    const line = await addLine(buero, path, { artikelId: article?.id, menge: 1 });
    const rechte = ['BEK_SEHEN', 'BEK_AENDERN', 'BEK_LOESCHEN', 'ADR_SEHEN', 'ART_SEHEN'];
    const role = await admin.post('/system/rollen', { name: 'Eigene Belege', rechte });
    const passwort = 'Ein guter Anfang';
    const taker = await admin.post('/system/benutzer', {
      benutzername: 'nachfolge',
      name: 'Nachfolge',
      kuerzel: 'NAF',
      passwort,
      passwortAendern: false,
      rollen: [Number(role.headers.get('location')?.split('/').at(-1))],
    });
    const me = recordOf(await buero.get('/webapp/me')).benutzer as { id: number; kuerzel: string };
    const owner = `/system/benutzer/${me.id}`;
    const takes = (taker.headers.get('location') ?? '').replace('/vario-api', '');
    const login = await logIn(server().url, 'nachfolge', passwort);
    const other = clientWith(server().url, (login.body as { token: string }).token);
    expect((await change(admin, owner, { kuerzel: 'BUEALT' })).status).toBe(200);
    expect((await change(admin, takes, { kuerzel: me.kuerzel })).status).toBe(200);
    try {
      const foreign = [403, ['msg_auth_right_missing BEK_FREMDBEARB']];
      const outcome = (reply: Reply) => [reply.status, codesOf(reply)];
      for (const reply of [
        await change(other, path, { kopftext: 'Meins' }),
        await change(other, line, { menge: 2 }),
        await removeNow(other, path),
        await other.post(`${path}/drucken`, undefined),
        await other.post(`${path}/unterschrift`, {
          ...{ art: 'GETIPPT', name: 'Eva Muster', zeitpunkt: new Date().toISOString() },
          dokumentHash: '0'.repeat(64),
        }),
      ]) {
        expect(outcome(reply)).toEqual(foreign);
      }
      expect((await change(buero, path, { kopftext: 'Noch immer' })).status).toBe(200);
      expect(recordOf(await buero.get(path))).toMatchObject({ benutzer: 'BUE', benutzerId: me.id });
      expect((await removeNow(buero, path)).status).toBe(204);
    } finally {
      await change(admin, takes, { kuerzel: 'NAF' });
      await change(admin, owner, { kuerzel: me.kuerzel });
    }
  });

  test('nobody begins a document of a blocked address, or of a type that comes from others', async () => {
    const buero = await client('buero');
    const [blocked] = rowsOf(await buero.get('/stammdaten/adressen?filter=gesperrt=true&limit=1'));
    const path = '/verkauf/belege';
    const refused = await buero.post(path, { belegart: '0100', adresseId: blocked?.id });
    expect([refused.status, codesOf(refused)]).toEqual([409, ['msg_address_blocked']]);
    const { id: adresseId } = await customer(buero);
    for (const belegart of ['0490', '0199']) {
      const reply = await buero.post(path, { belegart, adresseId });
      expect([reply.status, Object.keys(fieldErrorsOf(reply))]).toEqual([422, ['belegart']]);
    }
    const unknown = await buero.post(path, { belegart: '0100', adresseId: 99_999_999 });
    expect([unknown.status, Object.keys(fieldErrorsOf(unknown))]).toEqual([422, ['adresseId']]);
    const technik = await client('technik');
    const forbidden = await technik.post(path, { belegart: '0100', adresseId });
    expect(forbidden.status).toBe(403);
  });

  test('another address brings its recipient along, but for what the same change says', async () => {
    const buero = await client('buero');
    const home = await customer(buero);
    const swiss = await customer(buero, 'lkz=CH');
    const [product] = await goods(buero);
    const offer = await draft(buero, { adresseId: home.id });
    const line = await addLine(buero, offer, { artikelId: product?.id });
    expect(recordOf(await buero.get(line))).toMatchObject({ steuersatz: 19 });
    const changed = await change(buero, offer, { adresseId: swiss.id, name1: 'Meine Firma' });
    expect(recordOf(changed)).toMatchObject({
      name1: 'Meine Firma',
      ort: swiss.ort,
      lkz: 'CH',
      besteuerung: 'AUSFUHR',
      adressnummer: swiss.adressnummer,
    });
    expect(recordOf(changed).endbetragBrutto).toBe(recordOf(changed).endbetragNetto);
    expect(recordOf(await buero.get(line))).toMatchObject({ steuersatz: 0 });
    const back = await change(buero, offer, { besteuerung: 'INLAND' });
    expect(recordOf(await buero.get(line))).toMatchObject({ steuersatz: 19 });
    expect(Number(recordOf(back).endbetragBrutto)).toBeGreaterThan(
      Number(recordOf(back).endbetragNetto),
    );
    const approved = await change(buero, offer, { freigabe: true });
    expect(recordOf(approved)).toMatchObject({ freigabe: true });
    const codes = rowsOf(await buero.get(`${offer}/historie?orderBy=id`)).map(({ art }) => art);
    expect(codes).toEqual(['A', 'L', 'B', 'B', 'R']);
  });

  test('a contact person is one of the address, and is left with it', async () => {
    const buero = await client('buero');
    const personOf = async (place: string) => {
      const rows = rowsOf(
        await buero.get(`/stammdaten/ansprechpartner?filter=${place}&orderBy=id&limit=1`),
      );
      return rows[0] as { id: number; adresseId: number };
    };
    const one = await personOf('adresseId=1');
    const other = await personOf('adresseId!=1');
    const refused = await buero.post('/verkauf/belege', {
      belegart: '0100',
      adresseId: one.adresseId,
      ansprechpartnerId: other.id,
    });
    expect([refused.status, fieldErrorsOf(refused)]).toEqual([
      422,
      { ansprechpartnerId: ['Dieser Eintrag gehört zu einem anderen Datensatz.'] },
    ]);
    const offer = await draft(buero, { adresseId: one.adresseId, ansprechpartnerId: one.id });
    const wrong = await change(buero, offer, { ansprechpartnerId: other.id });
    expect(Object.keys(fieldErrorsOf(wrong))).toEqual(['ansprechpartnerId']);
    const left = await change(buero, offer, { adresseId: other.adresseId });
    expect(recordOf(left)).toMatchObject({ ansprechpartnerId: null });
    const named = await change(buero, offer, {
      adresseId: one.adresseId,
      ansprechpartnerId: one.id,
    });
    expect(recordOf(named)).toMatchObject({ ansprechpartnerId: one.id });
  });

  test('what is printed and changed is a draft again; its number is kept', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const offer = await draft(buero, { adresseId });
    const printed = await buero.post(`${offer}/drucken`, undefined);
    expect(recordOf(printed)).toMatchObject({ belegstatus: '2', druckVeraltet: false });
    const line = await addLine(buero, offer, { bezeichnung: 'Beratung', einzelpreis: 80 });
    expect(recordOf(await buero.get(offer))).toMatchObject({
      belegstatus: '1',
      druckVeraltet: true,
      endbetragNetto: 80,
      endbetragBrutto: 95.2,
    });
    const refused = await removeNow(buero, offer);
    expect([refused.status, codesOf(refused)[0]?.split(' ')[0]]).toEqual([
      409,
      'msg_document_number_sent',
    ]);
    expect((await removeNow(buero, line)).status).toBe(204);
    expect(recordOf(await buero.get(offer))).toMatchObject({ endbetragNetto: 0 });
    const unprinted = await draft(buero, { adresseId });
    await addLine(buero, unprinted, { bezeichnung: 'Beratung', einzelpreis: 80 });
    expect((await removeNow(buero, unprinted)).status).toBe(204);
    expect((await buero.get(unprinted)).status).toBe(404);
  });

  test('documents of others, booked ones and locked ones are left alone', async () => {
    const buero = await client('buero');
    const admin = await client('admin');
    const { id: adresseId } = await customer(buero);
    const [booked] = rowsOf(await buero.get('/verkauf/belege?filter=belegstatus=3&limit=1'));
    const path = `/verkauf/belege/${String(booked?.id)}`;
    const frozen = await change(buero, path, { kopftext: 'Neu' });
    expect([frozen.status, codesOf(frozen)]).toEqual([409, ['msg_document_not_editable']]);
    const added = await buero.post(`${path}/positionen`, { bezeichnung: 'Neu' });
    expect([added.status, codesOf(added)]).toEqual([409, ['msg_document_not_editable']]);
    expect((await removeNow(buero, path)).status).toBe(409);

    const own = await draft(admin, { adresseId });
    const roles = rowsOf(await admin.get('/system/rollen'));
    const role = roles.find(({ name }) => String(name).toLowerCase().startsWith('b')) ?? {};
    const rechte = (role.rechte as string[]).filter((right) => right !== 'BEK_FREMDBEARB');
    await change(admin, `/system/rollen/${String(role.id)}`, { rechte });
    const less = await client('buero');
    const mine = await draft(less, { adresseId });
    expect(
      (await less.post(`${mine}/positionen`, { bezeichnung: 'Text', positionsArt: 'T' })).status,
    ).toBe(201);
    for (const reply of [
      await change(less, own, { kopftext: 'Neu' }),
      await less.post(`${own}/positionen`, { bezeichnung: 'Text', positionsArt: 'T' }),
      await removeNow(less, own),
    ]) {
      expect([reply.status, codesOf(reply)]).toEqual([
        403,
        ['msg_auth_right_missing BEK_FREMDBEARB'],
      ]);
    }
    await change(admin, `/system/rollen/${String(role.id)}`, { rechte: role.rechte as string[] });

    const id = Number(own.split('/').at(-1));
    const lock = recordOf(await admin.post('/system/sperren', { tabelle: 'BEK', tabelleId: id }));
    const other = await buero.post(`${own}/positionen`, { bezeichnung: 'Text', positionsArt: 'T' });
    expect(other.status).toBe(423);
    expect((await buero.post(`${own}/drucken`, undefined)).status).toBe(423);
    const token = { 'x-sperr-token': String(lock.token) };
    const line = { bezeichnung: 'Text', positionsArt: 'T' };
    expect((await admin.post(`${own}/positionen`, line, token)).status).toBe(201);
  });

  test('fifty documents at once have fifty numbers without a gap', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const made = await Promise.all(
      Array.from({ length: 50 }, () =>
        draft(buero, { adresseId, belegart: '0200', belegdatum: '2031-05-01' }),
      ),
    );
    const numbers = await Promise.all(
      made.map(async (path) => String(recordOf(await buero.get(path)).belegnummer)),
    );
    const counted = numbers
      .map((number) => Number(/^AB31-(\d{5})$/.exec(number)?.[1]))
      .sort((a, b) => a - b);
    const first = counted[0] ?? 0;
    expect(counted).toEqual(Array.from({ length: 50 }, (_, index) => first + index));
  });

  test('a copy begins anew with the lines of any document', async () => {
    const buero = await client('buero');
    const [invoice] = rowsOf(
      await buero.get(
        '/verkauf/belege?filter=belegart=0400,belegstatus=3,lkz=DE&orderBy=-id&limit=1',
      ),
    );
    const source = `/verkauf/belege/${String(invoice?.id)}`;
    const copied = await buero.post(`${source}/kopieren`, { belegart: '0100' });
    expect(copied.status).toBe(201);
    const path = copied.headers.get('location') ?? '';
    const copy = recordOf(await buero.get(path));
    expect(copy).toMatchObject({
      belegstatus: '1',
      belegdatum: today(),
      endbetragNetto: invoice?.endbetragNetto,
      endbetragBrutto: invoice?.endbetragBrutto,
      leistungVon: null,
    });
    const lines = rowsOf(await buero.get(`${path}/positionen?orderBy=position`));
    const before = rowsOf(await buero.get(`${source}/positionen?orderBy=position`));
    expect(lines.map(({ gesamtpreis, bezeichnung }) => [gesamtpreis, bezeichnung])).toEqual(
      before.map(({ gesamtpreis, bezeichnung }) => [gesamtpreis, bezeichnung]),
    );
    expect(lines.every(({ vorgaengerPositionId }) => vorgaengerPositionId === null)).toBe(true);
    const entries = rowsOf(await buero.get(`${source}/historie`)).map(({ art }) => art);
    expect(entries).toContain('H');
    const withNew = await buero.post(`${source}/kopieren`, { belegart: '0200', preiseNeu: true });
    expect(withNew.status).toBe(201);
  });

  test('notes and parcel numbers are added to booked documents, too', async () => {
    const buero = await client('buero');
    const [booked] = rowsOf(
      await buero.get('/verkauf/belege?filter=belegstatus=5,belegart=0300&orderBy=-id&limit=1'),
    );
    const path = `/verkauf/belege/${String(booked?.id)}`;
    const noted = await buero.post(`${path}/notiz`, { text: 'Kunde hat angerufen' });
    expect([noted.status, recordOf(noted).version]).toEqual([200, Number(booked?.version) + 1]);
    const sent = await buero.post(`${path}/sendungsnummer`, { sendungsnummer: '00340434' });
    expect(recordOf(sent)).toMatchObject({
      sendungsnummer: '00340434',
      belegstatus: booked?.belegstatus,
    });
    const printed = await buero.post(`${path}/drucken`, undefined);
    expect(recordOf(printed)).toMatchObject({ belegstatus: booked?.belegstatus });
    const entries = rowsOf(await buero.get(`${path}/historie?orderBy=id`)).map(({ art }) => art);
    expect(entries.slice(-3)).toEqual(['J', 'T', 'M']);
    const empty = await buero.post(`${path}/notiz`, { text: ' ' });
    expect(empty.status).toBe(422);
  });
});
