import { createRandom } from '../../server/demo/random';
import { clientOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { fullMatrix } from '../support/full-matrix';
import { readPdf } from '../support/print/read-pdf';
import { writeDraft } from '../support/sales-documents';
import { seed } from '../support/seed';
import { expect, login, test } from './support/test';

const count = fullMatrix ? 20 : 2;
const euro = (value: unknown) =>
  Number(value).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A draft with anything in it that a sum depends on, for a customer at home or abroad. */
async function randomDraft(office: ApiClient, random: ReturnType<typeof createRandom>) {
  const products = rowsOf(
    await office.get('/stammdaten/artikel?filter=gesperrt=false&orderBy=id&limit=200'),
  ) as { id: number }[];
  const lines = Array.from({ length: random.int(1, 12) }, () => {
    const positionsArt = random.pick(['N', 'N', 'N', 'N', 'O', 'T', 'Z'] as const);
    if (positionsArt === 'T') return { positionsArt, bezeichnung: 'Wie besprochen' };
    if (positionsArt === 'Z') return { positionsArt, bezeichnung: 'Zwischensumme' };
    return {
      positionsArt,
      artikelId: random.pick(products).id,
      menge: random.int(1, 9_999) / 100,
      ...(random.int(0, 2) === 0 && { einzelpreis: random.int(1, 999_999) / 100 }),
      rabatt1: random.pick([null, 3, 12.5]),
    };
  });
  return writeDraft(office, '0200', lines, {
    adresseId: random.pick([1, 2, 3, 4]),
    rabatt1: random.pick([null, 2, 3.33]),
    frachtkosten: random.pick([null, 12.34]),
  });
}

test('what a document comes to is the same on the server, in the page and in its PDF', async ({
  page,
  server,
}) => {
  test.slow();
  const office = await clientOf(server.url, 'buero');
  const random = createRandom(seed);
  await login(page, 'buero');
  for (let round = 0; round < count; round += 1) {
    const id = await randomDraft(office, random);
    const { netto, brutto } = recordOf(await office.get(`/verkauf/belege/${id}/summen`));
    await page.goto(`/saleDocument/${id}/positions`);
    // While it is edited the page reckons for itself.
    await page.getByRole('button', { name: 'Ändern' }).click();
    await page.getByRole('button', { name: 'Speichern' }).waitFor();
    const sums = page.getByRole('group', { name: 'Summen' });
    await expect(sums).toContainText(`Netto${euro(netto)}`);
    await expect(sums).toContainText(`Brutto${euro(brutto)}`);
    const pdf = await fetch(`${server.url}/vario-api/verkauf/belege/${id}/pdf`, {
      headers: { Authorization: `Bearer ${office.token}` },
    });
    const { lines } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    const total = lines.flat().findLast((line) => line.startsWith('Gesamtbetrag'));
    expect(total).toContain(euro(brutto));
    await page.getByRole('button', { name: 'Abbrechen' }).click();
  }
});
