import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from './support/login';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

// Each test is a long walk on one page.
test.describe.configure({ timeout: 120_000 });

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const grid = (page: Page) => page.getByRole('grid');
const labels = [
  'Nr.',
  'Pos.',
  'Art',
  'Gerät',
  'Text',
  'Menge',
  'Preis',
  'Rabatt',
  'Betrag',
  'Bestand',
];
const cell = (page: Page, row: number, label: string) =>
  grid(page)
    .locator(`[aria-rowindex="${row + 1}"]`)
    .locator(`[aria-colindex="${labels.indexOf(label) + 1}"]`);
const code = (page: Page) => page.getByLabel('Artikel, EAN oder Nummer scannen oder eingeben');
const sums = (page: Page) => page.getByRole('group', { name: 'Summen' });
/** As a person types: a scanner is faster. */
const typed = { delay: 60 };

async function api(request: APIRequestContext) {
  const answer = await request.post('/vario-api/login', {
    headers: { Authorization: `Basic ${btoa(`admin:${demoPassword}`)}` },
    data: { sprache: 'de', geraetName: 'Nebenan' },
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  return {
    post: async (path: string, data: object): Promise<number> => {
      const created = await request.post(`/vario-api${path}`, {
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        data,
      });
      expect(created.status()).toBe(201);
      return Number(created.headers().location?.split('/').at(-1));
    },
    read: async (path: string) => {
      const read = await request.get(`/vario-api${path}`, { headers });
      return ((await read.json()) as { result: unknown }).result;
    },
  };
}

/** An order without lines, and gadgets: code 1001 and 1002 are one each, 1003 are two. */
async function shop(request: APIRequestContext) {
  const server = await api(request);
  const id = await server.post('/pruefstand/auftraege', { titel: 'Angebot', waehrung: 'EUR' });
  const gadget = (bezeichnung: string, anzahl: number, preis: number, values: object = {}) =>
    server.post('/pruefstand/geraete', {
      ...{ bezeichnung, anzahl, preis, aktiv: true, benutzerId: 1, bestand: 12, ek: 1 },
      ...values,
    });
  await gadget('Bohrer', 1001, 10);
  await gadget('Zange', 1002, 5, { bestand: 2, farbe: 'ROT' });
  await gadget('Hammer klein', 1003, 7);
  await gadget('Hammer groß', 1003, 9);
  const path = `/pruefstand/auftraege/${id}`;
  return { id, server, path, url: `/orders/${id}/quote` };
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('lines are written by number and scanner, with suggested prices and sums at once', async ({
  page,
  request,
}) => {
  const { server, path, url } = await shop(request);
  await login(page, 'admin');
  await page.goto(url);
  await button(page, 'Ändern').click();

  // Number, Enter, quantity, Enter: the field is ready for the next one.
  await code(page).click();
  await page.keyboard.type('1001');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await expect(cell(page, 1, 'Text')).toHaveText('Bohrer');
  await expect(cell(page, 1, 'Betrag')).toHaveText('30,00 €');
  await expect(cell(page, 1, 'Bestand')).toContainText('lieferbar');
  await expect(sums(page)).toContainText('Netto30,00 €');
  await expect(sums(page)).toContainText('Steuer 19,00 % (30,00 €)5,70 €');
  await expect(sums(page)).toContainText('Brutto35,70 €');
  await page.keyboard.type('2*1002');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 'Text')).toHaveText('Zange');
  await expect(cell(page, 2, 'Menge')).toHaveText('2');
  await expectNoAxeViolations(page);

  // A scanner types fast, wherever the focus is; what is there already becomes more, and dearer or cheaper.
  await cell(page, 1, 'Text').click();
  for (let scan = 0; scan < 7; scan += 1) {
    await page.keyboard.type('bohrer');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await expect(cell(page, 1, 'Menge')).toHaveText('10');
  await expect(cell(page, 1, 'Text')).toHaveText('Bohrer');
  await expect(cell(page, 1, 'Preis')).toContainText('9,50 €');
  await expect(cell(page, 1, 'Preis')).toContainText('Staffel');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');

  // What is unknown or ambiguous is said, and lost is nothing.
  await code(page).click();
  await page.keyboard.type('1*9999');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Artikel existiert nicht: 9999' }),
  ).toBeVisible();
  await expect(code(page)).toHaveValue('9999');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await code(page).fill('4*1003');
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('alertdialog', { name: 'Format uneindeutig: 1003' });
  await expect(chooser.getByRole('button').first()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 'Text')).toHaveText('Hammer groß');
  await expect(cell(page, 3, 'Menge')).toHaveText('4');
  await expect(code(page)).toBeFocused();

  // A price of one's own stays; emptied, it is suggested again.
  await cell(page, 3, 'Preis').click();
  await page.keyboard.type('8', typed);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 'Preis')).toContainText('statt 9,00 €');
  await cell(page, 3, 'Menge').click();
  await page.keyboard.type('5', typed);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 'Betrag')).toHaveText('40,00 €');
  await cell(page, 3, 'Preis').click();
  await page.keyboard.press('Delete');
  await expect(cell(page, 3, 'Preis')).toHaveText('9,00 €');

  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(sums(page)).toContainText('Netto150,00 €');
  const stored = (await server.read(`${path}/angebot?orderBy=position`)) as Record<
    string,
    unknown
  >[];
  expect(stored.map(({ position, text, menge, preis }) => [position, text, menge, preis])).toEqual([
    [10, 'Bohrer', 10, 9.5],
    [20, 'Zange', 2, 5],
    [30, 'Hammer groß', 5, 9],
  ]);
  expect(await server.read(`${path}/angebotssummen`)).toMatchObject({ netto: 150, brutto: 177.3 });
});
