import { describe, expect, test } from 'vitest';
import { today } from '../../schemas/rules/today';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type Row,
} from '../support/api-client';
import { readEvents, type StreamEvent } from '../support/event-client';
import { testServer } from '../support/test-server';

describe('documents and open items', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  test('a document has sums, predecessors and successors', async () => {
    const lesen = await client('lesen');
    const [invoice] = rowsOf(
      await lesen.get('/verkauf/belege?filter=belegart=0400,belegstatus=3&orderBy=-id&limit=1'),
    );
    const path = `/verkauf/belege/${String(invoice?.id)}`;
    expect(recordOf(await lesen.get(`${path}/summen`))).toMatchObject({
      netto: invoice?.endbetragNetto,
      brutto: invoice?.endbetragBrutto,
    });
    const [delivery] = rowsOf(await lesen.get(`${path}/vorgaenger`));
    expect(delivery).toMatchObject({ belegtyp: '03' });
    const next = rowsOf(await lesen.get(`/verkauf/belege/${String(delivery?.id)}/nachfolger`));
    expect(next.map(({ id }) => id)).toContain(invoice?.id);
    const bought = await lesen.get(
      `/stammdaten/adressen/${String(invoice?.adresseId)}/historie?returnTotal=true&datumvon=${String(invoice?.belegdatum)}&limit=1`,
    );
    expect(rowsOf(bought)[0]).toMatchObject({ belegdatum: invoice?.belegdatum });
    expect((await lesen.get('/verkauf/belege/999999/summen')).status).toBe(404);
  });

  test('a payment is booked and undone by its counter entry; sums follow', async () => {
    const buero = await client('buero');
    const [item] = rowsOf(
      await buero.get(
        '/finanzen/offeneposten?filter=abgeschlossen=false,bisherGezahlt=0,opvArt=R&limit=1',
      ),
    );
    const path = `/finanzen/offeneposten/${String(item?.id)}`;
    const owed = async () =>
      Number(
        recordOf(await buero.get(`/stammdaten/adressen/${String(item?.adresseId)}`)).opvBetrag,
      );
    const before = await owed();
    const amount = Number(item?.offenerBetrag);
    const payment = { zahlungsDatum: '2026-07-31', zahlungsBetrag: amount };
    const zero = await buero.post(`${path}/zahlungen`, { ...payment, zahlungsBetrag: 0 });
    expect([zero.status, Object.keys(fieldErrorsOf(zero))]).toEqual([422, ['zahlungsBetrag']]);
    const tooMuch = { ...payment, zahlungsBetrag: Math.round(amount * 100 + 6) / 100 };
    const refused = await buero.post(`${path}/zahlungen`, tooMuch);
    expect(fieldErrorsOf(refused).zahlungsBetrag?.[0]).toContain('mehr, als offen ist');
    const tomorrow = await buero.post(`${path}/zahlungen`, {
      ...payment,
      zahlungsDatum: '2999-01-01',
    });
    expect([tomorrow.status, Object.keys(fieldErrorsOf(tomorrow))]).toEqual([
      422,
      ['zahlungsDatum'],
    ]);
    const booked = await buero.post(`${path}/zahlungen`, payment);
    const location = booked.headers.get('location') ?? '';
    expect([booked.status, location.includes(`${path}/zahlungen/`)]).toEqual([201, true]);
    expect(recordOf(await buero.get(path))).toMatchObject({
      abgeschlossen: true,
      offenerBetrag: 0,
    });
    expect(Math.round((before - (await owed())) * 100)).toBe(Math.round(amount * 100));
    const undone = await buero.post(`${location}/storno`, { grund: 'Falscher Posten' });
    expect(undone.status).toBe(201);
    expect(recordOf(await buero.get(location))).toMatchObject({ zustand: 'STORNIERT' });
    expect(recordOf(await buero.get(path))).toMatchObject({
      abgeschlossen: false,
      offenerBetrag: amount,
    });
    expect(await owed()).toBe(before);
    expect(codesOf(await buero.post(`${location}/storno`, { grund: 'x' }))).toEqual([
      'msg_payment_reversed',
    ]);
    const counter = undone.headers.get('location') ?? '';
    expect(codesOf(await buero.post(`${counter}/storno`, { grund: 'x' }))).toEqual([
      'msg_payment_is_reversal',
    ]);
    expect(recordOf(await buero.get(counter))).toMatchObject({ zahlungsBetrag: -amount });
    expect((await buero.get(location.replace(path, '/finanzen/offeneposten/1'))).status).toBe(
      item?.id === 1 ? 200 : 404,
    );
    expect((await (await client('lesen')).post(`${path}/zahlungen`, payment)).status).toBe(403);
  });

  test('what a payment changes has a new version, and others hear of it', async () => {
    const buero = await client('buero');
    const [item] = rowsOf(
      await buero.get(
        '/finanzen/offeneposten?filter=abgeschlossen=false,bisherGezahlt=0,opvArt=R&limit=1',
      ),
    );
    const [path, address] = [
      `/finanzen/offeneposten/${String(item?.id)}`,
      `/stammdaten/adressen/${String(item?.adresseId)}`,
    ];
    const versions = async () => [
      Number(recordOf(await buero.get(path)).version),
      Number(recordOf(await buero.get(address)).version),
    ];
    const [itemBefore = 0, addressBefore = 0] = await versions();
    const stream = await readEvents(server().url, (await client('lesen')).token);
    const payment = { zahlungsDatum: '2026-07-31', zahlungsBetrag: 1 };
    await buero.post(`${path}/zahlungen`, payment);
    expect(await versions()).toEqual([itemBefore + 1, addressBefore + 1]);
    const heard = ({ data }: StreamEvent, tabelle: string, id: unknown, version: number) =>
      data.tabelle === tabelle && data.id === id && data.version === version;
    await stream.until((event) => heard(event, 'OPV', item?.id, itemBefore + 1));
    await stream.until((event) => heard(event, 'ADR', item?.adresseId, addressBefore + 1));
    stream.close();
    const refused = await buero.post(`${path}/zahlungen`, { ...payment, zahlungsBetrag: 0 });
    expect(refused.status).toBe(422);
    expect(await versions()).toEqual([itemBefore + 1, addressBefore + 1]);
  });

  test('cash discount counts when a payment in time settles the item with it', async () => {
    const buero = await client('buero');
    const [item] = rowsOf(
      await buero.get(
        `/finanzen/offeneposten?filter=abgeschlossen=false,bisherGezahlt=0,skontoProzent=2,offenerBetrag>100,skontoFaellig<${today()}&limit=1&orderBy=-id`,
      ),
    );
    const open = Number(item?.offenerBetrag);
    const discount = Math.round(open * 2) / 100;
    const zahlungsBetrag = Math.round((open - discount) * 100) / 100;
    const path = `/finanzen/offeneposten/${String(item?.id)}`;
    const late = { zahlungsDatum: today(), zahlungsBetrag };
    const first = await buero.post(`${path}/zahlungen`, late);
    expect(recordOf(await buero.get(first.headers.get('location') ?? ''))).toMatchObject({
      skonto: 0,
    });
    await buero.post(`${first.headers.get('location')}/storno`, { grund: 'Datum falsch' });
    const inTime = { zahlungsDatum: item?.skontoFaellig, zahlungsBetrag };
    const second = await buero.post(`${path}/zahlungen`, inTime);
    expect(recordOf(await buero.get(second.headers.get('location') ?? ''))).toMatchObject({
      skonto: discount,
    });
    expect(recordOf(await buero.get(path))).toMatchObject({ abgeschlossen: true });
  });

  test('more than is open stays as a credit when that is said', async () => {
    const buero = await client('buero');
    const [item] = rowsOf(
      await buero.get(
        '/finanzen/offeneposten?filter=abgeschlossen=false,bisherGezahlt=0,opvArt=R&limit=1&orderBy=-id',
      ),
    );
    const path = `/finanzen/offeneposten/${String(item?.id)}`;
    const zahlungsBetrag = Math.round(Number(item?.offenerBetrag) * 100 + 500) / 100;
    const payment = { zahlungsDatum: '2026-07-31', zahlungsBetrag, gutschrift: true };
    expect((await buero.post(`${path}/zahlungen`, payment)).status).toBe(201);
    expect(recordOf(await buero.get(path))).toMatchObject({
      abgeschlossen: false,
      offenerBetrag: -5,
    });
  });

  test('clarification has an owner, a reason and a date, reminds, and stops dunning', async () => {
    const [buero, lesen] = [await client('buero'), await client('lesen')];
    const [item] = rowsOf(
      await buero.get(
        '/finanzen/offeneposten?filter=abgeschlossen=false,klaerung=false,mahnstufe=0&limit=1&orderBy=id',
      ),
    );
    const path = `/finanzen/offeneposten/${String(item?.id)}`;
    let version = Number(item?.version);
    const clarify = (body: Row) =>
      buero.post(`${path}/klaerung`, body, { 'if-match': `"${version}"` });
    const bare = await clarify({});
    expect([bare.status, Object.keys(fieldErrorsOf(bare)).sort()]).toEqual([
      422,
      ['benutzerId', 'bis', 'grund'],
    ]);
    const facts = { benutzerId: 2, bis: today(), grund: 'Menge strittig' };
    const past = await clarify({ ...facts, bis: '2026-01-31' });
    expect([past.status, Object.keys(fieldErrorsOf(past))]).toEqual([422, ['bis']]);
    expect(Object.keys(fieldErrorsOf(await clarify({ ...facts, bis: '2999-01-31' })))).toEqual([
      'bis',
    ]);
    expect((await clarify(facts)).status).toBe(200);
    version += 1;
    expect(recordOf(await buero.get(path))).toMatchObject({
      klaerung: true,
      klaerungBenutzerId: 2,
      klaerungGrund: 'Menge strittig',
      klaerungBis: facts.bis,
      mahnstufe: 0,
    });
    const reminders = (status: string) =>
      server().query<Row>(
        `select bemerkung, erinnerung_datum::text from reminders
         where tabelle = 'OPV' and tabelle_id = $1 and benutzer_id = 2 and status = $2`,
        [item?.id, status],
      );
    const bemerkung = `${String(item?.rechnungsnummer)}: Menge strittig`;
    expect(await reminders('OFFEN')).toMatchObject([{ bemerkung }]);

    const level = (body: Row) =>
      buero.post(`${path}/mahnstufe`, body, { 'if-match': `"${version}"` });
    expect(codesOf(await level({ stufe: 3, grund: 'Telefonat' }))).toEqual([
      'msg_open_item_in_clarification',
    ]);
    expect((await lesen.remove(`${path}/klaerung`, `"${version}"`)).status).toBe(403);
    expect((await buero.remove(`${path}/klaerung`, `"${version}"`)).status).toBe(200);
    version += 1;
    expect(await reminders('OFFEN')).toEqual([]);
    expect(await reminders('ERLEDIGT')).toHaveLength(1);
    expect(recordOf(await buero.get(path))).toMatchObject({ klaerung: false, klaerungGrund: null });
    expect((await level({ stufe: 3 })).status).toBe(422);
    expect((await level({ stufe: 3, grund: 'Telefonat' })).status).toBe(200);
    const history = await buero.get(
      `/system/aenderungen?tabelle=OPV&tabelleId=${String(item?.id)}`,
    );
    const change = rowsOf(history).find(({ feld }) => feld === 'mahnstufe');
    expect(change).toMatchObject({ bemerkung: 'Telefonat', nachher: 3 });

    const [settled] = rowsOf(
      await buero.get('/finanzen/offeneposten?filter=abgeschlossen=true&limit=1'),
    );
    const closed = `/finanzen/offeneposten/${String(settled?.id)}`;
    const late = await buero.post(`${closed}/klaerung`, facts, {
      'if-match': `"${String(settled?.version)}"`,
    });
    expect(codesOf(late)).toEqual(['msg_open_item_completed']);
  });

  test('reports add up to the documents behind them', async () => {
    const lesen = await client('lesen');
    const rows = async (path: string) =>
      ((await lesen.get(path)).body as { daten: { datensaetze: Row[] }[] }).daten[0]?.datensaetze ??
      [];
    const sum = (list: Row[]) =>
      list.reduce((total, { summe }) => total + Math.round(Number(summe) * 100), 0);
    const [booked] = await server().query<{ sum: string }>(
      `select sum(endbetrag_netto) from sales_documents
       where belegart in ('0400', '0490', '0500') and belegstatus not in ('1', '2')`,
    );
    const turnover = await rows('/auswertungen/umsatzstatistik/daten');
    expect(sum(turnover)).toBe(Math.round(Number(booked?.sum) * 100));
    expect(sum(await rows('/auswertungen/umsatzwarengruppen/daten'))).toBe(sum(turnover));
    // The rows behind a figure: of a month, of an address, of a product group or of none.
    const behind = async (filter: string) =>
      sum(
        rowsOf(
          await lesen.get(
            `/auswertungen/umsatzpositionen?limit=2000&filter=${encodeURIComponent(filter)}`,
          ),
        ),
      );
    const [month] = turnover.slice(-1);
    const first = `${String(month?.jahr)}-${String(month?.monat).padStart(2, '0')}-01`;
    const last = new Date(Date.UTC(Number(month?.jahr), Number(month?.monat), 0))
      .toISOString()
      .slice(0, 10);
    const ofMonth = `belegdatum>=${first},belegdatum<=${last}`;
    expect(await behind(ofMonth)).toBe(sum([month ?? {}]));
    const groups = (await rows('/auswertungen/umsatzwarengruppen/daten')).filter(
      ({ jahr, monat }) => jahr === month?.jahr && monat === month?.monat,
    );
    expect(groups.length).toBeGreaterThan(1);
    for (const { warengruppeId, summe } of groups) {
      const group = warengruppeId === null ? 'null' : `=${String(warengruppeId)}`;
      expect(await behind(`${ofMonth},warengruppeId${group}`)).toBe(sum([{ summe }]));
    }
    // Of each month what its days up to today's have brought.
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format().slice(8);
    const [elapsed] = await server().query<{ sum: string }>(
      `select sum(endbetrag_netto) from sales_documents
       where belegart in ('0400', '0490', '0500') and belegstatus not in ('1', '2')
         and extract(day from belegdatum) <= ${Number(day)}`,
    );
    const toDay = (list: Row[]) => sum(list.map(({ summeBisHeute }) => ({ summe: summeBisHeute })));
    expect(toDay(turnover)).toBe(Math.round(Number(elapsed?.sum) * 100));

    const [overview] = await rows('/auswertungen/offenepostenuebersicht/daten');
    expect(Number(overview?.stufe0_Anzahl)).toBeGreaterThan(0);
    const ages = ['nichtFaellig', 'faelligBis30', 'faelligBis60', 'faelligBis90', 'faelligUeber90'];
    const [owed] = await server().query<{ sum: string; count: string }>(
      "select sum(offener_betrag), count(*) from open_items where not abgeschlossen and waehrung = 'EUR'",
    );
    expect(sum(ages.map((age) => ({ summe: overview?.[`${age}_Betrag`] })))).toBe(
      Math.round(Number(owed?.sum) * 100),
    );
    expect(ages.reduce((all, age) => all + Number(overview?.[`${age}_Anzahl`]), 0)).toBe(
      Number(owed?.count),
    );
    const backorders = await rows('/auswertungen/auftragsrueckstaende/daten');
    expect(backorders.every(({ offeneMenge }) => Number(offeneMenge) > 0)).toBe(true);
    expect((await (await client('ohne')).get('/auswertungen/umsatzstatistik/daten')).status).toBe(
      403,
    );

    // What the header of an address shows: its own turnover, and what should have been delivered.
    const [late] = await server().query<{ adresse_id: string; count: string; first: string }>(
      `select d.adresse_id, count(*), min(d.liefertermin)::text first from sales_positions p
       join sales_documents d on d.id = p.beleg_id
       where d.belegtyp = '02' and d.belegstatus in ('3', '4') and p.positions_art = 'N'
         and p.menge <> p.menge_uebernommen and d.liefertermin < '2026-06-30'
       group by 1 order by 2 desc, 1 limit 1`,
    );
    const adresseId = Number(late?.adresse_id);
    const overdue = (await rows(`/auswertungen/auftragsrueckstaende/daten?adresseId=${adresseId}`))
      .map(({ liefertermin }) => String(liefertermin))
      .filter((day) => day < '2026-06-30')
      .sort();
    expect([overdue.length, overdue[0]]).toEqual([Number(late?.count), late?.first]);
    const [own] = await server().query<{ sum: string }>(
      `select coalesce(sum(endbetrag_netto), 0) sum from sales_documents
       where belegart in ('0400', '0490', '0500') and belegstatus not in ('1', '2')
         and adresse_id = ${adresseId}`,
    );
    expect(sum(await rows(`/auswertungen/umsatzstatistik/daten?adresseId=${adresseId}`))).toBe(
      Math.round(Number(own?.sum) * 100),
    );
  });
});
