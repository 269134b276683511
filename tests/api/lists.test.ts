import { beforeAll, describe, expect, test } from 'vitest';
import { textOfFilter } from '../../schemas/rules/filter-grammar';
import { clientOf, codesOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { folded, holdsFolded } from '../support/predicate-evaluation';
import { testServer } from '../support/test-server';

const german = new Intl.Collator('de', { numeric: true });

describe('lists', () => {
  const server = testServer();
  let client: ApiClient;
  let all: Row[];

  const query = (parameters: Record<string, string>) =>
    client.get(`/stammdaten/adressen?${new URLSearchParams(parameters).toString()}`);
  const filtered = async (filter: string) => {
    const reply = await query({ filter, limit: '2000' });
    expect([filter, reply.status]).toEqual([filter, 200]);
    return rowsOf(reply).map(({ id }) => id);
  };
  /** Ids of the rows that a predicate in JavaScript picks. */
  const picked = (predicate: (row: Row) => boolean) => {
    const ids = all.filter(predicate).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    return ids;
  };

  beforeAll(async () => {
    client = await clientOf(server().url, 'lesen');
    all = rowsOf(await query({ limit: '2000' }));
  });

  test('the demo company, page by page', async () => {
    expect(all).toHaveLength(2000);
    const first = await query({ returnTotal: 'true' });
    expect(first.body).toMatchObject({ total: 2000, hasMore: true });
    expect(rowsOf(first)).toHaveLength(50);
    const last = await query({ limit: '7', offset: '1995' });
    expect(rowsOf(last)).toEqual(all.slice(1995));
    expect(last.body).toMatchObject({ hasMore: false });
    expect(last.body).not.toHaveProperty('total');
    expect(rowsOf(await query({ offset: '5000' }))).toEqual([]);
  });

  test('every comparison', async () => {
    expect(await filtered('lkz=at')).toEqual(picked(({ lkz }) => lkz === 'AT'));
    expect(await filtered('istKunde=true,gesperrt=false')).toEqual(
      picked(({ istKunde, gesperrt }) => istKunde === true && gesperrt === false),
    );
    expect(await filtered('lkz!=DE')).toEqual(picked(({ lkz }) => lkz !== 'DE'));
    expect(await filtered('art in(KUNDE|BEIDES)')).toEqual(
      picked(({ art }) => art === 'KUNDE' || art === 'BEIDES'),
    );
    expect(await filtered('email null')).toEqual(picked(({ email }) => email === null));
    expect(await filtered('email!null,mobil!null')).toEqual(
      picked(({ email, mobil }) => email !== null && mobil !== null),
    );
    expect(await filtered('kreditlimit>=10000')).toEqual(
      picked(({ kreditlimit }) => Number(kreditlimit) >= 10_000),
    );
    expect(await filtered('adressnummer<10010')).toEqual(
      picked(({ adressnummer }) => Number(adressnummer) < 10_010),
    );
    expect(await filtered('erstkontakt>2024-06-30,erstkontakt<=2025-06-30')).toEqual(
      picked(({ erstkontakt }) => {
        const day = String(erstkontakt);
        return erstkontakt !== null && day > '2024-06-30' && day <= '2025-06-30';
      }),
    );
  });

  test('contains and starts with, whatever case and umlauts', async () => {
    for (const text of ['müll', 'MULL', 'Strasse', 'straße', 'é']) {
      expect(await filtered(`name1~${text}`)).toEqual(
        all.filter(({ name1 }) => holdsFolded(name1, text)).map(({ id }) => id),
      );
      expect(await filtered(`strasse~${text}`)).toEqual(
        all.filter(({ strasse }) => holdsFolded(strasse, text)).map(({ id }) => id),
      );
    }
    expect(await filtered('ort^mun')).toEqual(picked(({ ort }) => holdsFolded(ort, 'mun', '^')));
    expect(await filtered('adressnummer^1099')).toEqual(
      picked(({ adressnummer }) => String(adressnummer).startsWith('1099')),
    );
  });

  test('reserved characters are escaped; a wildcard of SQL is an ordinary character', async () => {
    const { name1 } = all.find((row) => /&/.test(String(row.name1))) ?? {};
    expect(name1).toBeDefined();
    expect(await filtered(`name1=${String(name1)}`)).toEqual(picked((row) => row.name1 === name1));
    expect(await filtered('name1~100%')).toEqual([]);
    expect(await filtered('name1~_')).toEqual([]);
    expect(await filtered('name1~\\,')).toEqual(
      all.filter(({ name1 }) => String(name1).includes(',')).map(({ id }) => id),
    );
    expect(await filtered("name1=' or 1=1 --")).toEqual([]);
    expect(await filtered('name1 in(a\\|b|\\(c\\))')).toEqual([]);
  });

  test.each([
    ['foo=1', 'msg_filter_field_unknown foo'],
    ['ProtokollBemerkung=x', 'msg_filter_field_unknown ProtokollBemerkung'],
    ['constructor=1', 'msg_filter_field_unknown constructor'],
    ['suche=x', 'msg_filter_field_unknown suche'],
    ['kreditlimit=viel', 'msg_filter_value kreditlimit viel'],
    ['kreditlimit=1e3', 'msg_filter_value kreditlimit 1e3'],
    ['zahlart=99999999999999999999', 'msg_filter_value zahlart 99999999999999999999'],
    ['erstkontakt>2025-02-30', 'msg_filter_value erstkontakt 2025-02-30'],
    ['istKunde=ja', 'msg_filter_value istKunde ja'],
    ['istKunde>false', 'msg_filter_operator istKunde >'],
    ['erstkontakt~2025', 'msg_filter_operator erstkontakt ~'],
    ['ort=', 'msg_filter_value ort '],
    ['ort', 'msg_filter_syntax ort'],
    [',ort=a', 'msg_filter_syntax '],
  ])('filter %s is refused', async (filter, code) => {
    const reply = await query({ filter });
    expect([reply.status, ...codesOf(reply)]).toEqual([422, code]);
  });

  test('order: German, several columns, the id last', async () => {
    const byName = rowsOf(await query({ orderBy: 'name1', limit: '2000' }));
    const names = byName.map(({ name1 }) => String(name1));
    for (const umlaut of ['Ä', 'Ö', 'Ü']) {
      const isAmong = (name: string) => folded(name).startsWith(folded(umlaut));
      const among = names.slice(names.findIndex(isAmong), names.findLastIndex(isAmong) + 1);
      expect(among.some((name) => name.startsWith(umlaut))).toBe(true);
      expect(among.filter((name) => !isAmong(name))).toEqual([]);
    }

    const rows = rowsOf(await query({ orderBy: 'lkz,-ort,strasse', limit: '2000' }));
    for (let index = 1; index < rows.length; index++) {
      const [a, b] = [rows[index - 1], rows[index]] as [Row, Row];
      const order =
        german.compare(String(a.lkz), String(b.lkz)) ||
        -german.compare(String(a.ort), String(b.ort)) ||
        german.compare(String(a.strasse), String(b.strasse)) ||
        Number(a.id) - Number(b.id);
      expect(order).toBeLessThan(0);
    }
    const reply = await query({ orderBy: 'foo' });
    expect([reply.status, ...codesOf(reply)]).toEqual([422, 'msg_order_field_unknown foo']);
  });

  test('an order backwards is the same order from its end', async () => {
    for (const field of ['lkz', 'name1', 'kundennr']) {
      const forwards = rowsOf(await query({ orderBy: field, limit: '2000' }));
      const backwards = rowsOf(await query({ orderBy: `-${field}`, limit: '2000' }));
      expect(backwards.map(({ id }) => id)).toEqual(forwards.map(({ id }) => id).reverse());
    }
  });

  test('pages of an order with many equal values neither repeat nor leave out a row', async () => {
    const ids: unknown[] = [];
    for (let offset = 0; offset < 2000; offset += 400) {
      const page = await query({ orderBy: '-lkz', limit: '400', offset: String(offset) });
      ids.push(...rowsOf(page).map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(2000);
  });

  test('suche: every word in some field', async () => {
    const fields = ['name1', 'name2', 'name3', 'kurzname', 'strasse', 'plz', 'ort', 'email'];
    const more = ['adressnummer', 'kundennr', 'lieferantennummer'];
    const text = (row: Row) => [...fields, ...more].map((name) => row[name] ?? '').join(' ');
    for (const suche of ['muller', 'MÜLLER köln', '10010', 'gmbh  wien']) {
      const reply = await query({ suche, limit: '2000' });
      const words = suche.split(/\s+/);
      expect(rowsOf(reply).map(({ id }) => id)).toEqual(
        all
          .filter((row) => words.every((word) => holdsFolded(text(row), word)))
          .map(({ id }) => id),
      );
    }
    expect((await query({ suche: 'ab' })).status).toBe(422);
    expect(rowsOf(await query({ suche: '%%%' }))).toEqual([]);
  });

  test.each([
    // Every way to write the first is found by every way to type it.
    [
      ['Münchner Öl', 'Muenchner Oel', 'Munchner Ol'],
      ['münchner', 'MUENCHNER', 'munchner'],
    ],
    [
      ['Ärmel & Söhne', 'Aermel & Soehne', 'Armel & Sohne'],
      ['ärmel', 'aermel', 'Armel'],
    ],
    [
      ['Cœur Œuvré', 'Coeur Oeuvre'],
      ['cœur', 'COEUR', 'œuvre', 'oeuvré'],
    ],
    [
      ['Großküche', 'Grosskueche', 'GROSSKÜCHE'],
      ['großküche', 'grosskuche', 'Grosskueche'],
    ],
    [
      ['Lætitia Façade', 'Laetitia Facade'],
      ['lætitia', 'laetitia', 'façade', 'FACADE'],
    ],
    [
      ['Noël Île Être Août', 'Noel Ile Etre Aout'],
      ['noël', 'noel', 'île', 'être', 'aout', 'AOÛT'],
    ],
    [
      ['L’Haÿ Crème', 'L’Hay Creme'],
      ['haÿ', 'creme', 'crème'],
    ],
    // What only looks like an umlaut loses nothing.
    [['Bauelemente Neueinkauf'], ['elemente', 'einkauf', 'bauelem', 'neueink']],
  ])('%j are one to suche and to filters', async (names, typed) => {
    const office = await clientOf(server().url, 'buero');
    const own = names.map((name) => `${name} Fold`);
    for (const name1 of own)
      expect((await office.post('/stammdaten/adressen', { name1 })).status).toBe(201);
    const found = (rows: readonly Row[]) => rows.map(({ name1 }) => name1).sort();
    for (const text of typed) {
      const searched = rowsOf(await query({ suche: `fold ${text}`, limit: '2000' }));
      expect([text, found(searched)]).toEqual([text, [...own].sort()]);
      const contained = rowsOf(await query({ filter: `name1~${text},name1~ fold`, limit: '2000' }));
      expect([text, found(contained)]).toEqual([text, [...own].sort()]);
    }
    // The first word begins the name, whichever way it is typed.
    const [first = ''] = typed;
    const starting = rowsOf(await query({ filter: `name1^${first},name1~ fold`, limit: '2000' }));
    const begins = own.filter((name) => holdsFolded(name, first, '^'));
    expect(found(starting)).toEqual(begins.sort());
    for (const { id, version } of rowsOf(await query({ suche: 'fold', limit: '2000' }))) {
      if (typeof id === 'number' && id > 2000) {
        await office.remove(`/stammdaten/adressen/${id}`, `"${String(version)}"`);
      }
    }
  });

  test.each([
    ['Gasthof „Adler“', ['gasthof "adler"', '»Adler«', "'adler'", '‚Adler‘', '“adler”']],
    ['O’Neil Bros', ["o'neil", 'O‘Neil', 'o´neil', 'O`Neil', 'oʼneil bros']],
    ['Berg–Tal GmbH', ['berg-tal', 'Berg—Tal', 'berg‑tal gmbh', 'Berg−Tal']],
    ['Haus ﬁx und ﬂott', ['fix und flott', 'FIX', 'ﬁx und']],
    ['ＡＢＣ１２ Technik', ['abc12', 'ＡＢＣ１２', 'abc12 technik']],
    ['Donau Schiff GmbH', ['donau\u202fschiff\u00a0gmbh', 'Donau\u3000Schiff']],
    ['Donauschiffe', ['donau\u00adschiffe', 'donau\u200bschiffe', '\u202adonauschiffe\u202c']],
    ['Rohr 19" lang', ['19″', "19'", 'rohr 19”']],
  ])('«%s» is found however its signs are spelled', async (name1, typed) => {
    const office = await clientOf(server().url, 'buero');
    const created = await office.post('/stammdaten/adressen', { name1 });
    const id = Number(created.headers.get('location')?.split('/').at(-1));
    for (const text of typed) {
      const filter = textOfFilter([{ field: 'name1', operator: '~', values: [text] }]);
      for (const asked of [{ suche: text }, { filter }] as Record<string, string>[]) {
        const ids = rowsOf(await query({ ...asked, limit: '2000' })).map((row) => row.id);
        expect([asked, ids.includes(id)]).toEqual([asked, true]);
      }
    }
    await office.remove(`/stammdaten/adressen/${id}`, '"1"');
  });

  test('signs that mean something in a pattern are signs', async () => {
    for (const suche of [
      'a.*b',
      'uo|oa',
      '(au)',
      '[aou]',
      'aou+',
      '^auto',
      'auto$',
      '\\auto',
      'a{3}',
    ]) {
      const reply = await query({ suche });
      expect([suche, reply.status, rowsOf(reply)]).toEqual([suche, 200, []]);
    }
  });

  test('nested lists hold the records of their parent', async () => {
    const persons = rowsOf(await client.get('/stammdaten/ansprechpartner?limit=2000'));
    const adresseId = persons.find((row) => row.adresseId !== persons[0]?.adresseId)?.adresseId;
    const own = await client.get(
      `/stammdaten/adressen/${String(adresseId)}/ansprechpartner?returnTotal=true`,
    );
    expect(rowsOf(own)).toEqual(persons.filter((row) => row.adresseId === adresseId));
    expect(own.body).toMatchObject({ total: rowsOf(own).length });
    expect((await client.get('/stammdaten/adressen/999999/ansprechpartner')).status).toBe(404);
  });

  test('countries in the language of the caller', async () => {
    const names = async (language: string) =>
      rowsOf(
        await client.get('/stammdaten/landeskennzeichen?orderBy=land&limit=2000', {
          'accept-language': language,
        }),
      ).map(({ land }) => land);
    const [de, en, fr] = [await names('de-AT'), await names('en;q=0.9,xx'), await names('fr')];
    expect(de).toHaveLength(249);
    expect(de).toContain('Österreich');
    expect(en).toContain('Austria');
    expect(fr).toContain('Autriche');
    expect(de).toEqual([...de].sort((a, b) => german.compare(String(a), String(b))));
    const search = await client.get(
      '/stammdaten/landeskennzeichen?filter=' + encodeURIComponent('land~OSTERR'),
    );
    expect(rowsOf(search)).toEqual([{ lkz: 'AT', land: 'Österreich' }]);
  });

  test('a page of more than is held for a reader is refused, a smaller one of the same rows is not', async () => {
    await server().query(
      `insert into tickets (ticket_nummer, betreff, beschreibung, antwort_bis)
       select 900000 + g, 'Lang', repeat('ä', 20000), now() from generate_series(1, 600) g`,
    );
    const page = (limit: number) =>
      client.get(`/crm/tickets?filter=betreff=Lang&limit=${String(limit)}`);
    const refused = await page(600);
    expect([refused.status, ...codesOf(refused)]).toEqual([422, 'msg_general_answer_too_large 16']);
    expect(rowsOf(await page(200))).toHaveLength(200);
    await server().query(`delete from tickets where betreff = 'Lang'`);
  });

  test('a list without pages answers what is answered at once, and says when there is more', async () => {
    const [order] = await server().query<{ id: number; address: number }>(
      `insert into sales_documents (belegart, belegnummer, belegdatum, adresse_id, adressnummer, adresse, benutzer, sprache,
         besteuerung)
       select '0200', 'AB-VIEL', current_date, id, adressnummer, name1, 'BU', 'de', 'INLAND' from addresses where id = 7
       returning id::integer, adresse_id::integer address`,
    );
    await server().query(
      `insert into sales_positions (beleg_id, position, positions_art, bezeichnung, menge, einzelpreis)
       select ${order?.id}, 1, 'N', 'Viel', 1, 1 from generate_series(1, 10001)`,
    );
    await server().query(`update sales_documents set belegstatus = '3' where id = ${order?.id}`);
    const backorders = (adresseId: number) =>
      client.get(`/auswertungen/auftragsrueckstaende/daten?adresseId=${adresseId}`);
    const refused = await backorders(Number(order?.address));
    expect([refused.status, ...codesOf(refused)]).toEqual([422, 'msg_general_rows_too_many 10000']);
    expect((await backorders(8)).status).toBe(200);
    await server().query(`update sales_documents set belegstatus = '6' where id = ${order?.id}`);
  });

  test('salutations by key', async () => {
    const reply = await client.get(
      '/stammdaten/texte?filter=schluessel=ADR.Anrede,istAktiv=true&orderBy=sortierung',
    );
    const kinds = rowsOf(reply).map(({ bemerkung }) => bemerkung);
    expect(new Set(kinds)).toEqual(new Set(['woman', 'man', 'company', 'diverse']));
  });
});
