import { describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, rowsOf, type Row } from '../support/api-client';
import { testServer } from '../support/test-server';

describe('customer-specific prices', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  /** A demo customer's price of a kind, with the tiers or periods it has. */
  const priceOf = async (kind: string) => {
    const [found] = await server().query<Row>(
      `select s.*, p.artikelnummer as number, kontor_tax_rate(p.mwstsatz, 'DE', current_date) as rate
       from special_prices s join products p on p.id = s.artikel_id
       where s.preisart = '${kind}' order by s.id limit 1`,
    );
    const path = `/stammdaten/adressen/${String(found?.adresse_id)}/kundensonderpreise`;
    return {
      found,
      path,
      gross: (net: number) => Math.round(net * (100 + Number(found?.rate))) / 100,
    };
  };

  test('prices by quantity: tiers by number, gross beside net', async () => {
    const lesen = await client('lesen');
    const { found, path, gross } = await priceOf('1');
    const [tier] = await server().query<Row>(
      `select menge, vk from special_price_tiers
       where sonderpreis_id = ${String(found?.id)} and stufe = 1`,
    );
    const reply = await lesen.get(`${path}/${String(found?.id)}`);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(recordOf(reply)).toMatchObject({
      id: Number(found?.id),
      adresseId: Number(found?.adresse_id),
      artikelId: Number(found?.artikel_id),
      artikelnummer: found?.number,
      preisart: '1',
      mengenabhaengigePreise: {
        menge1: Number(tier?.menge),
        vk1: Number(tier?.vk),
        vk1Brutto: gross(Number(tier?.vk)),
        menge16: null,
        vk16Brutto: null,
      },
      mengenabhaengigeRabatte: null,
    });
    expect(recordOf(reply).mengenabhaengigePreise).not.toHaveProperty('rabatt1');
    // The list shows the same, in the order and with the filter that were asked for.
    const rows = rowsOf(await lesen.get(`${path}?orderBy=artikelnummer`));
    expect(rows).toContainEqual(recordOf(reply));
    expect(rows.map(({ adresseId }) => adresseId)).toEqual(
      rows.map(() => Number(found?.adresse_id)),
    );
    const one = await lesen.get(
      `${path}?filter=artikelnummer=${String(found?.number)}&returnTotal=true`,
    );
    expect(one.body).toMatchObject({ total: 1, hasMore: false });
    expect((await lesen.get(`${path}?filter=mengenabhaengigePreise!null`)).status).toBe(422);
    expect((await lesen.get(`${path}?orderBy=mengenabhaengigeRabatte`)).status).toBe(422);
  });

  test('discounts by quantity, and prices by time with their own records', async () => {
    const lesen = await client('lesen');
    const discounts = await priceOf('2');
    const { mengenabhaengigeRabatte, mengenabhaengigePreise } = recordOf(
      await lesen.get(`${discounts.path}/${String(discounts.found?.id)}`),
    );
    expect(mengenabhaengigePreise).toBeNull();
    expect(mengenabhaengigeRabatte).toMatchObject({ menge1: 5, rabatt1: 6, rabatt16: null });
    expect(mengenabhaengigeRabatte).not.toHaveProperty('vk1');

    const { found, path, gross } = await priceOf('3');
    const below = `${path}/${String(found?.id)}/apz`;
    const periods = rowsOf(await lesen.get(`${below}?orderBy=-abMenge`));
    expect(periods.map(({ abMenge }) => abMenge)).toEqual([10, 1]);
    for (const period of periods) {
      expect(period.sonderpreisBrutto).toBe(gross(Number(period.sonderpreis)));
      expect(recordOf(await lesen.get(`${below}/${String(period.id)}`))).toEqual(period);
    }
    // Prices and their periods are found below their own customer and price only.
    const other = `/stammdaten/adressen/${Number(found?.adresse_id) + 1}/kundensonderpreise`;
    for (const wrong of [
      `${other}/${String(found?.id)}`,
      `${other}/${String(found?.id)}/apz`,
      `${other}/${String(found?.id)}/apz/${String(periods[0]?.id)}`,
      `${path}/${Number(discounts.found?.id)}/apz/${String(periods[0]?.id)}`,
      `${path}/999999/apz`,
      '/stammdaten/adressen/999999/kundensonderpreise',
    ]) {
      expect([wrong, (await lesen.get(wrong)).status]).toEqual([wrong, 404]);
    }
  });

  test('whoever may not see customers sees neither their prices nor whether they have any', async () => {
    const lager = await client('lager');
    const { found, path } = await priceOf('3');
    const product = `/stammdaten/artikel/${String(found?.artikel_id)}/preisfindung`;
    for (const refused of [
      path,
      `${path}/${String(found?.id)}`,
      `${path}/${String(found?.id)}/apz`,
      `${product}?adresseId=${String(found?.adresse_id)}`,
      `${product}?adresseId=999999&menge=5`,
    ]) {
      const reply = await lager.get(refused);
      expect([refused, reply.status, ...codesOf(reply)]).toEqual([
        refused,
        403,
        'msg_auth_right_missing ADR_SEHEN',
      ]);
    }
    expect((await lager.get(`${product}?menge=5`)).status).toBe(200);
    const known = await (
      await client('technik')
    ).get(`${product}?adresseId=${String(found?.adresse_id)}`);
    expect(known.status).toBe(200);
  });

  test('what a customer has agreed on keeps its product, and goes with the customer', async () => {
    const admin = await client('admin');
    const { found } = await priceOf('2');
    const product = `/stammdaten/artikel/${String(found?.artikel_id)}`;
    const { version } = recordOf(await admin.get(product));
    const refused = await admin.remove(product, `"${String(version)}"`);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toMatch(/Sonderpreis/);

    const made = await admin.post('/stammdaten/adressen', { name1: 'Kurz hier', istKunde: true });
    const path = made.headers.get('location') ?? '';
    const id = path.split('/').at(-1) ?? '';
    await server().query(
      `insert into special_prices (adresse_id, artikel_id) values (${id}, ${String(found?.artikel_id)})`,
    );
    expect((await admin.remove(path, '"1"')).status).toBe(204);
    expect(await server().query(`select id from special_prices where adresse_id = ${id}`)).toEqual(
      [],
    );
  });
});
