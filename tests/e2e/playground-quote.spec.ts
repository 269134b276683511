import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from './support/login';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

// Each test is a long walk on one page.
test.describe.configure({ timeout: 120_000 });

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const grid = (page: Page) => page.getByRole('grid');
const labels = ['Nr.', 'Pos.', 'Art', 'Gerät', 'Text', 'Menge', 'Preis', 'Betrag', 'Bestand'];
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

/** Types as fast as a keyboard-wedge scanner does, with its Enter. */
const scan = (page: Page, scanned: string) =>
  page.evaluate((text) => {
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    for (const character of text) press(character);
    press('Enter');
  }, scanned);

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
  await cell(page, 1, 'Betrag').click();
  for (let times = 0; times < 7; times += 1) await scan(page, 'bohrer');
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

  // What waits for Enter is stored as well, unless its quantity is none.
  await code(page).click();
  await page.keyboard.type('1002');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Speichern')).toBeVisible();
  await expect(page.getByLabel('Menge', { exact: true })).toBeFocused();
  await page.getByLabel('Menge', { exact: true }).fill('1');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(sums(page)).toContainText('Netto155,00 €');
  const stored = (await server.read(`${path}/angebot?orderBy=position`)) as Record<
    string,
    unknown
  >[];
  expect(stored.map(({ position, text, menge, preis }) => [position, text, menge, preis])).toEqual([
    [10, 'Bohrer', 10, 9.5],
    [20, 'Zange', 3, 5],
    [30, 'Hammer groß', 5, 9],
  ]);
  expect(await server.read(`${path}/angebotssummen`)).toMatchObject({ netto: 155, brutto: 182.65 });
});

test('rows of every kind, marked ones together, a copy from Excel, and one row by its address', async ({
  page,
  request,
}) => {
  const { server, path, url } = await shop(request);
  await login(page, 'admin');
  await page.goto(url);
  await button(page, 'Ändern').click();
  const tools = page.getByRole('toolbar', { name: 'Zeilen' });

  // A copy with a row of labels: columns go where these say, gadgets are looked up by their code.
  await page.getByRole('group', { name: 'Angebot' }).focus();
  await paste(page, 'Menge\tGerät\tRabatt\r\n2\t1001\t10,00\r\n1,5\t1002\t\r\n1\t7777\t');
  await expect(cell(page, 1, 'Text')).toHaveText('Bohrer');
  await expect(cell(page, 1, 'Betrag')).toHaveText('18,00 €');
  await expect(cell(page, 2, 'Betrag')).toHaveText('7,50 €');
  await expect(cell(page, 3, 'Gerät')).toContainText('Artikel existiert nicht: 7777');
  await cell(page, 3, 'Pos.').click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Noch keine Zeilen')).toBeVisible();
  await tools.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(cell(page, 2, 'Betrag')).toHaveText('7,50 €');
  await cell(page, 3, 'Pos.').click();
  await page.keyboard.press('Control+Delete');

  // A subtotal, an option and a text: each as its kind looks, and the sums follow.
  await tools.getByRole('button', { name: 'Zeile einer Art hinzufügen' }).click();
  await page.getByRole('menuitem', { name: 'Zwischensumme' }).click();
  // Enter in the last cell begins a row, which goes again by itself while it says nothing.
  await page.keyboard.type('Bis hier', typed);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 'Betrag')).toHaveText('25,50 €');
  await cell(page, 2, 'Text').click();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Escape');
  await expect(cell(page, 4, 'Betrag')).toHaveText('33,00 €');
  await cell(page, 3, 'Art').click();
  await page.keyboard.type('Opt', typed);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, 'Betrag')).toHaveText('(7,50 €)');
  await expect(cell(page, 4, 'Betrag')).toHaveText('25,50 €');
  await expect(sums(page)).toContainText('Netto25,50 €');
  await cell(page, 1, 'Pos.').click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Darunter: Text' }).click();
  await page.keyboard.type('Mit Zubehör', typed);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 'Text')).toHaveAttribute('aria-colspan', '5');
  await expect(cell(page, 2, 'Pos.')).toHaveText('15');
  await expectNoAxeViolations(page);

  // What a row has no column for stands in its sheet.
  await cell(page, 1, 'Text').click();
  await page.keyboard.press('Alt+Enter');
  const sheet = page.getByRole('dialog', { name: 'Zeile 1' });
  await sheet.getByLabel('Hinweis').fill('Vorsicht, scharf');
  await sheet.getByRole('button', { name: 'Fertig' }).click();

  // Marked rows go together.
  await cell(page, 1, 'Text').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cell(page, 1, 'Text')).toHaveText('Zange');
  await expect(cell(page, 2, 'Text')).toHaveText('Bohrer');
  await expect(cell(page, 3, 'Text')).toHaveText('Mit Zubehör');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  const stored = (await server.read(`${path}/angebot?orderBy=position`)) as Record<
    string,
    unknown
  >[];
  expect(stored.map(({ art, text, hinweis }) => [art, text, hinweis])).toEqual([
    ['ARTIKEL', 'Zange', null],
    ['ARTIKEL', 'Bohrer', 'Vorsicht, scharf'],
    ['TEXT', 'Mit Zubehör', null],
    ['OPTION', 'Zange', null],
    ['SUMME', 'Bis hier', null],
  ]);

  // A row has an address of its own; one that is not there says so.
  const widths = () =>
    cell(page, 1, 'Betrag').evaluate((one) => one.getBoundingClientRect().toJSON() as unknown);
  const asRead = await widths();
  await button(page, 'Ändern').click();
  expect(await widths()).toEqual(asRead);
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 'Gerät').getByRole('link', { name: 'Zange' })).toBeVisible();
  await page.goto(`${url}/${String(stored[1]?.id)}`);
  await expect(page.getByRole('dialog', { name: 'Zeile 2' })).toContainText('Vorsicht, scharf');
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  await expect(page).toHaveURL(url);
  await page.goto(`${url}/all`);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6');
  await page.goto(`${url}/987654`);
  await expect(page.getByRole('alert')).toContainText('Diese Zeile gibt es nicht');
});

test('many new rows are stored once each, also when the network fails in the middle', async ({
  page,
  request,
}) => {
  const { server, path, url } = await shop(request);
  await login(page, 'admin');
  await page.goto(url);
  await button(page, 'Ändern').click();
  await page.getByRole('group', { name: 'Angebot' }).focus();
  const rows = Array.from({ length: 80 }, (_, index) => `Zeile ${index + 1}\tText`);
  await paste(page, ['Text\tArt', ...rows].join('\r\n'));
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '81');
  // Row 40 is stored, but its answer and all that follow are lost.
  let calls = 0;
  let goOn = () => {};
  const isSeen = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/angebot', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    // How far it has come stands there for a moment only.
    if (calls >= 25) await isSeen;
    if (calls < 40) return route.continue();
    if (calls === 40) await route.fetch();
    return route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('status').filter({ hasText: /20 von 80 Zeilen gespeichert/ }),
  ).toBeVisible();
  goOn();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Konnte nicht gespeichert werden' }),
  ).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/angebot');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible({ timeout: 60_000 });
  const stored = (await server.read(`${path}/angebot?orderBy=position&limit=1000`)) as {
    text: string;
  }[];
  expect(stored.map(({ text }) => text)).toEqual(rows.map((row) => row.split('\t')[0]));
});
