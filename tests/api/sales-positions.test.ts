import { beforeAll, describe, expect, test } from 'vitest';
import { documentTotals, type SummedLine } from '../../schemas/rules/document-totals';
import { clientOf, codesOf, fieldErrorsOf, recordOf, rowsOf } from '../support/api-client';
import { createRandom } from '../../server/demo/random';
import { addLine, change, customer, draft, goods } from '../support/drafts';
import { book, convert } from '../support/sales-documents';
import { fullMatrix } from '../support/full-matrix';
import { testServer } from '../support/test-server';

const numberOf = (path: string) => Number(path.split('/').at(-1));

describe('lines of drafts', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  test('a line of a product has its texts, tax, purchase price and the price that is found', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const [product] = await goods(buero);
    const offer = await draft(buero, { adresseId });
    const path = await addLine(buero, offer, { artikelId: product?.id, menge: 3 });
    const line = recordOf(await buero.get(path));
    expect(line).toMatchObject({
      position: 10,
      positionsArt: 'N',
      artikelnummer: product?.artikelnummer,
      bezeichnung: product?.bezeichnung,
      mengeneinheit: product?.mengeneinheit,
      mwstsatz: product?.mwstsatz,
      steuersatz: 19,
      eknetto: product?.eknetto,
      lagId: 1,
      mengeOffen: 3,
    });
    const why = recordOf(
      await buero.get(
        `/stammdaten/artikel/${String(product?.id)}/preisfindung?adresseId=${String(adresseId)}&menge=3`,
      ),
    );
    expect([line.einzelpreis, line.preisregel]).toEqual([why.einzelpreis, why.regel]);
    const [suggested] = rowsOf(
      await buero.get(`${offer}/positionsvorschlag?artikelId=${String(product?.id)}&menge=3`),
    );
    expect(typeof suggested?.verfuegbar).toBe('number');
    expect(line).toMatchObject(suggested ?? {});
  });

  test('a written price stays when the quantity changes; null finds one again', async () => {
    const admin = await client('admin');
    const { id: adresseId } = await customer(admin);
    const tiered = rowsOf(
      await admin.get('/stammdaten/artikel?filter=staffel=2,gesperrt=false&orderBy=id&limit=200'),
    );
    const offer = await draft(admin, { adresseId });
    let seen = false;
    for (const product of tiered) {
      const price = async (menge: number) =>
        recordOf(
          await admin.get(
            `/stammdaten/artikel/${String(product.id)}/preisfindung?adresseId=${String(adresseId)}&menge=${menge}`,
          ),
        );
      const [one, many] = [await price(1), await price(1000)];
      if (one.einzelpreis === many.einzelpreis) continue;
      seen = true;
      const path = await addLine(admin, offer, { artikelId: product.id, menge: 1 });
      expect(recordOf(await admin.get(path)).einzelpreis).toBe(one.einzelpreis);
      await change(admin, path, { menge: 1000 });
      expect(recordOf(await admin.get(path))).toMatchObject({
        einzelpreis: many.einzelpreis,
        preisregel: many.regel,
      });
      await change(admin, path, { einzelpreis: 12.34, rabatt1: 5 });
      await change(admin, path, { menge: 1 });
      expect(recordOf(await admin.get(path))).toMatchObject({
        einzelpreis: 12.34,
        preisregel: 'MANUELL',
        rabatt1: 5,
        effektivpreis: 11.723,
        gesamtpreis: 11.72,
      });
      await change(admin, path, { einzelpreis: null });
      expect(recordOf(await admin.get(path))).toMatchObject({
        einzelpreis: one.einzelpreis,
        preisregel: one.regel,
        rabatt1: 5,
      });
      break;
    }
    expect(seen).toBe(true);
  });

  describe('a price says where it comes from, whoever sends it', () => {
    let buero: Awaited<ReturnType<typeof client>>;
    let product: { id: number; vknetto: number; eknetto: number | null };
    let offer: string;
    beforeAll(async () => {
      buero = await client('admin');
      const { id: adresseId } = await customer(buero);
      product = (await goods(buero))[0] as typeof product;
      offer = await draft(buero, { adresseId });
    });
    /** What a page sends of a line that nobody touched. */
    const shown = async (menge = 2) => {
      const [suggested] = rowsOf(
        await buero.get(`${offer}/positionsvorschlag?artikelId=${product.id}&menge=${menge}`),
      );
      const { artikelId, bezeichnung, einzelpreis, eknetto, mwstsatz } = suggested ?? {};
      return { artikelId, bezeichnung, einzelpreis, eknetto, mwstsatz, menge };
    };
    const originOf = async (path: string) => recordOf(await buero.get(path)).preisregel;
    const handChanges = async () =>
      rowsOf(await buero.get(`${offer}/historie?filter=art=C&limit=500`)).length;
    const price = () => product.vknetto;
    const other = () => product.vknetto + 1;

    test.each<[string, object, readonly object[], string]>([
      ['untouched', {}, [], 'LISTENPREIS'],
      ['its quantity changed', {}, [{ menge: 5 }], 'LISTENPREIS'],
      [
        'its quantity and the price that was found for it',
        {},
        [{ menge: 5, einzelpreis: 0 }],
        'LISTENPREIS',
      ],
      ['its text changed', {}, [{ bezeichnung: 'Anders' }], 'LISTENPREIS'],
      ['a discount typed', { rabatt1: 5 }, [], 'LISTENPREIS'],
      ['a discount typed later', {}, [{ rabatt1: 5 }], 'LISTENPREIS'],
      ['a price typed', { einzelpreis: 1 }, [], 'MANUELL'],
      ['a price typed later', {}, [{ einzelpreis: 1 }], 'MANUELL'],
      ['a price typed and typed back', {}, [{ einzelpreis: 1 }, { einzelpreis: 0 }], 'LISTENPREIS'],
      [
        'a price typed, then the quantity changed',
        {},
        [{ einzelpreis: 1 }, { menge: 9 }],
        'MANUELL',
      ],
      [
        'a price typed and taken back',
        {},
        [{ einzelpreis: 1 }, { einzelpreis: null }],
        'LISTENPREIS',
      ],
    ])('%s', async (_, begun, changes, origin) => {
      // 0 stands for the price that is found, 1 for another one.
      const meant = (values: { einzelpreis?: number | null }) =>
        typeof values.einzelpreis === 'number'
          ? { ...values, einzelpreis: values.einzelpreis === 0 ? price() : other() }
          : values;
      const before = await handChanges();
      const path = await addLine(buero, offer, { ...(await shown()), ...meant(begun) });
      for (const values of changes) await change(buero, path, meant(values));
      expect(await originOf(path)).toBe(origin);
      expect(await handChanges()).toBe(before);
    });

    test('copied, and without a product', async () => {
      const path = await addLine(buero, offer, await shown());
      const { einzelpreis, eknetto, artikelId } = recordOf(await buero.get(path));
      const copy = await addLine(buero, offer, { artikelId, einzelpreis, eknetto, menge: 1 });
      expect(await originOf(copy)).toBe('LISTENPREIS');
      const free = await addLine(buero, offer, { bezeichnung: 'Frei', einzelpreis: 5 });
      expect(await originOf(free)).toBe('MANUELL');
    });

    test('a purchase price is only called changed by hand where somebody wrote another', async () => {
      const before = await handChanges();
      const eknetto = (product.eknetto ?? 0) + 1;
      const path = await addLine(buero, offer, { ...(await shown()), eknetto });
      expect(await handChanges()).toBe(before + 1);
      await change(buero, path, { eknetto: product.eknetto });
      expect(await handChanges()).toBe(before + 1);
      await change(buero, path, { eknetto });
      expect(await handChanges()).toBe(before + 2);
    });

    test('taken over: the former price stays what it was, another is by hand', async () => {
      const { id: adresseId } = await customer(buero);
      const former = await draft(buero, { adresseId });
      await addLine(buero, former, { ...(await shown()), einzelpreis: other() });
      await book(buero, numberOf(former));
      const order = `/verkauf/belege/${await convert(buero, numberOf(former), '02')}`;
      const [line] = rowsOf(await buero.get(`${order}/positionen`));
      const path = `${order}/positionen/${String(line?.id)}`;
      await change(buero, path, { menge: 1 });
      expect(await originOf(path)).toBe('UEBERNOMMEN');
      await change(buero, path, { einzelpreis: price() + 7 });
      expect(await originOf(path)).toBe('MANUELL');
      await change(buero, path, { einzelpreis: other() });
      expect(await originOf(path)).toBe('UEBERNOMMEN');
      await change(buero, path, { einzelpreis: price() });
      expect(await originOf(path)).toBe('LISTENPREIS');
    });
  });

  test('what is available is one figure, in the line, its product and a suggestion', async () => {
    const admin = await client('admin');
    const { id: adresseId } = await customer(admin);
    const [row] = await server().query<{ artikel: number; lager: number }>(
      `select a.artikel_id artikel, a.lager_id lager from stock_levels a
       join stock_levels b on b.artikel_id = a.artikel_id and b.lager_id <> a.lager_id
       join products p on p.id = a.artikel_id
       where p.artikelart = '1' and not p.gesperrt and a.verfuegbar > 2 and b.verfuegbar > 0
       order by a.artikel_id limit 1`,
    );
    const artikelId = Number(row?.artikel);
    const lagId = Number(row?.lager);
    const offer = await draft(admin, { adresseId, belegart: '0200' });
    const path = await addLine(admin, offer, { artikelId, lagId, menge: 2 });
    const availableNow = async () =>
      recordOf(await admin.get(`/stammdaten/artikel/${artikelId}`)).verfuegbar;
    const [level] = await server().query<{ verfuegbar: string }>(
      `select verfuegbar from stock_levels where artikel_id = ${artikelId} and lager_id = ${lagId}`,
    );
    const there = Number(level?.verfuegbar);
    const before = Number(await availableNow());
    expect(before).toBeGreaterThan(there);
    expect(recordOf(await admin.get(path))).toMatchObject({ verfuegbar: before, lieferbar: there });
    const [suggested] = rowsOf(
      await admin.get(`${offer}/positionsvorschlag?artikelId=${artikelId}&lagId=${lagId}`),
    );
    expect(suggested).toMatchObject({ verfuegbar: before, lieferbar: there });
    // What the order has reserved is no longer free, and still there for the order.
    await book(admin, numberOf(offer));
    expect(await availableNow()).toBe(before - 2);
    expect(recordOf(await admin.get(path))).toMatchObject({
      verfuegbar: before - 2,
      lieferbar: there,
    });
    const service = rowsOf(
      await admin.get('/stammdaten/artikel?filter=artikelart=3,gesperrt=false&limit=1'),
    )[0];
    const other = await draft(admin, { adresseId });
    const line = await addLine(admin, other, { artikelId: service?.id });
    expect(recordOf(await admin.get(line))).toMatchObject({ verfuegbar: null, lieferbar: null });
  });

  test('texts and subtotals have no amount, options do not count, another article fills anew', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const [one, other, blocked] = [
      ...(await goods(buero, 2)),
      rowsOf(await buero.get('/stammdaten/artikel?filter=gesperrt=true&limit=1'))[0],
    ];
    const offer = await draft(buero, { adresseId });
    const path = await addLine(buero, offer, { artikelId: one?.id, einzelpreis: 100, menge: 2 });
    await addLine(buero, offer, { positionsArt: 'T', bezeichnung: 'Hinweis' });
    await addLine(buero, offer, { positionsArt: 'Z' });
    await addLine(buero, offer, { positionsArt: 'O', artikelId: other?.id, einzelpreis: 50 });
    expect(recordOf(await buero.get(offer))).toMatchObject({ endbetragNetto: 200 });
    const lines = rowsOf(await buero.get(`${offer}/positionen?orderBy=position`));
    expect(lines.map(({ position, menge, gesamtpreis }) => [position, menge, gesamtpreis])).toEqual(
      [
        [10, 2, 200],
        [20, null, null],
        [30, null, null],
        [40, 1, 50],
      ],
    );
    const wrong = { positionsArt: 'T', bezeichnung: 'Hinweis', einzelpreis: 5 };
    const refused = await buero.post(`${offer}/positionen`, wrong);
    expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, ['einzelpreis']]);
    const zero = await buero.post(`${offer}/positionen`, { artikelId: one?.id, menge: 0 });
    expect(Object.keys(fieldErrorsOf(zero))).toEqual(['menge']);
    const nameless = await buero.post(`${offer}/positionen`, { einzelpreis: 5 });
    expect(Object.keys(fieldErrorsOf(nameless))).toEqual(['bezeichnung']);
    if (blocked) {
      const reply = await buero.post(`${offer}/positionen`, { artikelId: blocked.id });
      expect([reply.status, codesOf(reply)[0]]).toEqual([
        409,
        `msg_article_blocked ${String(blocked.bezeichnung)}`,
      ]);
    }
    await change(buero, path, { artikelId: other?.id });
    expect(recordOf(await buero.get(path))).toMatchObject({
      artikelnummer: other?.artikelnummer,
      bezeichnung: other?.bezeichnung,
      einzelpreis: other?.vknetto,
      menge: 2,
    });
    await change(buero, path, { positionsArt: 'T' });
    expect(recordOf(await buero.get(path))).toMatchObject({ menge: null, gesamtpreis: null });
    await addLine(buero, offer, { position: 9999, bezeichnung: 'Letzte', einzelpreis: 1 });
    const none = await buero.post(`${offer}/positionen`, { bezeichnung: 'Noch eine' });
    expect([none.status, codesOf(none)]).toEqual([409, ['msg_position_numbers_used 9999']]);
  });

  test('a product is meant by its number, its EAN in every spelling, its name or a search', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const offer = await draft(buero, { adresseId });
    const suggest = (code: string) =>
      buero.get(`${offer}/positionsvorschlag?code=${encodeURIComponent(code)}`);
    const [product] = rowsOf(
      await buero.get('/stammdaten/artikel?filter=gesperrt=false,ean!null&orderBy=id&limit=1'),
    );
    const { id, ean, artikelnummer, bezeichnung } = product ?? {};
    for (const code of [
      String(artikelnummer).toLowerCase(),
      String(ean),
      `0${String(ean)}`,
      `]E0${String(ean)}`,
      // As labels of GS1 have it, and as somebody groups it.
      `]C101${String(ean).padStart(14, '0')}10LOT7\u001d21S-7`,
      `(01)${String(ean).padStart(14, '0')}(10)LOT7`,
      `https://id.example/01/${String(ean).padStart(14, '0')}/10/LOT7`,
      String(ean).replace(/^(.)(.{6})/, '$1 $2-'),
    ]) {
      expect([code, rowsOf(await suggest(code)).map((row) => row.artikelId)]).toEqual([code, [id]]);
    }
    const named = rowsOf(await suggest(String(bezeichnung).toUpperCase()));
    expect(named.map((row) => row.artikelId)).toContain(id);
    const many = await suggest('drucker');
    expect(rowsOf(many).length).toBeGreaterThan(1);
    expect((many.body as { hasMore: boolean }).hasMore).toBe(true);
    const none = await suggest('gibt es nicht');
    expect([none.status, codesOf(none)[0]]).toEqual([404, 'msg_article_not_found gibt es nicht']);
  });

  test('several at once on one document leave its sums right', async () => {
    const buero = await client('buero');
    const { id: adresseId } = await customer(buero);
    const offer = await draft(buero, { adresseId });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        addLine(buero, offer, { bezeichnung: 'Beratung', einzelpreis: index + 0.01 }),
      ),
    );
    const lines = rowsOf(await buero.get(`${offer}/positionen?limit=100`));
    expect(new Set(lines.map(({ position }) => position)).size).toBe(20);
    expect(recordOf(await buero.get(offer))).toMatchObject({ endbetragNetto: 190.2, version: 21 });
  });
});

describe('sums of drafts', () => {
  const server = testServer();

  test('random documents have the sums of the shared rule, to the cent', async () => {
    const buero = await clientOf(server().url, 'buero');
    const { id: adresseId } = await customer(buero);
    const products = await goods(buero, 50);
    const random = createRandom(19);
    for (let document = 0; document < (fullMatrix ? 1000 : 25); document++) {
      const head = {
        rabatt1: random.pick([null, 2, 3.33]),
        rabatt2: random.pick([null, 1.5]),
        frachtkosten: random.pick([null, 12.34]),
      };
      const offer = await draft(buero, { adresseId, ...head });
      for (let line = random.int(1, 4); line > 0; line--) {
        await addLine(buero, offer, {
          artikelId: random.pick(products).id,
          menge: random.int(1, 99_999) / 100,
          positionsArt: random.pick(['N', 'N', 'N', 'O']),
          ...random.pick([{}, { einzelpreis: random.int(1, 999_999) / 100 }]),
          rabatt1: random.pick([null, 7.77]),
          teuerungszuschlagProzent: random.pick([null, 4.2]),
          mwstsatz: random.pick([1, 2]),
        });
      }
      const lines = rowsOf(await buero.get(`${offer}/positionen`));
      const totals = documentTotals(head, lines as unknown as SummedLine[]);
      expect(recordOf(await buero.get(offer))).toMatchObject({
        endbetragNetto: totals.netto,
        endbetragBrutto: totals.brutto,
        rohertrag: totals.rohertrag,
      });
      const { waehrung, ...sums } = recordOf(await buero.get(`${offer}/summen`));
      expect([waehrung, sums]).toEqual(['EUR', totals]);
    }
  });
});
