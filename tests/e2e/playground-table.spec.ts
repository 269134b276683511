import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from './support/login';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

// Each test is a long walk on one page.
test.describe.configure({ timeout: 120_000 });

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Zeilen' });
const grid = (page: Page) => page.getByRole('grid');
/** A cell by the number of its row and the label of its column. */
const labels = [
  'Nr.',
  'Pos.',
  'Art',
  'Text',
  'Menge',
  'Preis',
  'Betrag',
  'Einkaufspreis',
  'Termin',
];
const cell = (page: Page, row: number, label: string) =>
  grid(page)
    .locator(`[aria-rowindex="${row + 1}"]`)
    .locator(`[aria-colindex="${labels.indexOf(label) + 1}"]`);

/** What a colleague does on another machine. */
async function api(request: APIRequestContext, user: string) {
  const answer = await request.post('/vario-api/login', {
    headers: { Authorization: `Basic ${btoa(`${user}:${demoPassword}`)}` },
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
    patch: async (path: string, version: number, data: object) => {
      const changed = await request.patch(`/vario-api${path}`, {
        headers: { ...headers, 'If-Match': `"${version}"` },
        data,
      });
      expect(changed.status()).toBe(200);
    },
    remove: async (path: string, version: number) => {
      const removed = await request.delete(`/vario-api${path}`, {
        headers: { ...headers, 'If-Match': `"${version}"` },
      });
      expect(removed.status()).toBe(204);
    },
    list: async (path: string) => {
      const rows = await request.get(`/vario-api${path}`, { headers });
      return ((await rows.json()) as { result: Record<string, unknown>[] }).result;
    },
  };
}

/** An order with so many lines, made without the page. */
async function order(request: APIRequestContext, lines: number) {
  const server = await api(request, 'admin');
  const id = await server.post('/pruefstand/auftraege', { titel: 'Werkbank', waehrung: 'EUR' });
  const path = `/pruefstand/auftraege/${id}/positionen`;
  const ids: number[] = [];
  for (let number = 1; number <= lines; number += 1) {
    ids.push(
      await server.post(path, {
        position: number * 10,
        text: `Posten ${number}`,
        menge: number,
        preis: 2.5,
        betrag: number * 2.5,
      }),
    );
  }
  return { id, ids, path, server };
}

/** Pastes as the browser does, without asking for the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('rows are typed, moved, pasted and stored with their record', async ({ page, request }) => {
  const { id, path, server } = await order(request, 3);
  await login(page, 'admin');
  await page.goto(`/orders/${id}/lines`);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(cell(page, 3, 'Text')).toHaveText('Posten 3');
  await expect(cell(page, 4, 'Betrag')).toHaveText('15,00 €');
  await expectNoAxeViolations(page);

  await button(page, 'Ändern').click();
  await expect(cell(page, 1, 'Pos.')).toBeFocused();
  await expectNoAxeViolations(page);

  // Typing replaces what stands in a cell; Enter goes on to the next one that takes input.
  await cell(page, 1, 'Text').click();
  await page.keyboard.type('Schrauben');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Menge, Zeile 1')).toBeFocused();
  await page.keyboard.type('1,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 'Preis')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 1, 'Preis')).toContainText('Das ist keine gültige Zahl.');
  await page.keyboard.press('Escape');
  await cell(page, 1, 'Preis').click();
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 'Betrag').getByRole('textbox')).toHaveValue('6,00');
  await page.keyboard.press('Escape');

  // A text needs no quantity: its cell is empty and passed over.
  await cell(page, 2, 'Art').click();
  await page.keyboard.type('Tex');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Betrag, Zeile 2')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 'Menge')).toHaveText('');
  await expect(cell(page, 2, 'Menge')).toHaveAttribute('aria-readonly', 'true');

  // Rows by keyboard.
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 1, 'Text')).toHaveText('Posten 2');
  await expect(cell(page, 1, 'Pos.')).toHaveText('5');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 'Text')).toHaveText('Posten 2');
  await page.keyboard.press('Control+Delete');
  await expect(page.getByRole('status').filter({ hasText: 'Zeile 2 gelöscht.' })).toBeVisible();
  await expect(cell(page, 2, 'Text')).toHaveText('Schrauben');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, 'Text')).toHaveText('Posten 2');
  await cell(page, 2, 'Text').click();
  await page.keyboard.press('Control+Delete');

  // Cells from Excel go beyond the last row.
  await cell(page, 3, 'Text').click();
  await paste(page, 'Muttern\t1.200,00\t0,05 €\t60,00\t3,10\t01.12.2026\r\nDübel\tzwei\t1\r\n');
  await expect(cell(page, 4, 'Text')).toHaveText('Dübel');
  await expect(cell(page, 4, 'Menge')).toContainText('zwei');
  await expect(cell(page, 4, 'Menge')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 3, 'Termin')).toHaveText('01.12.2026');

  // The summary leads to the cell.
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'Zeile 4, Menge' })).toBeVisible();
  await page.getByRole('button', { name: 'Positionen, Zeile 4, Menge' }).click();
  await expect(page.getByLabel('Menge, Zeile 4')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await expect(button(page, 'Ändern')).toBeVisible();
  const stored = await server.list(`${path}?orderBy=position`);
  expect(stored.map(({ position, text, menge }) => [position, text, menge])).toEqual([
    [5, 'Posten 2', 2],
    [10, 'Schrauben', 1.5],
    [30, 'Muttern', 1200],
    [40, 'Dübel', 2],
  ]);

  // What goes with the record itself: rows in a property.
  await page.getByRole('tab', { name: 'Staffel' }).click();
  await expect(page.getByText('Noch keine Zeilen')).toBeVisible();
  await button(page, 'Ändern').click();
  await tools(page).getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9,90');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' }).first()).toBeVisible();
  await expect(button(page, 'Ändern')).toBeVisible();
  const [read] = await server.list(`/pruefstand/auftraege?filter=id=${id}`);
  expect(read?.staffel).toMatchObject([{ abMenge: 10, preis: 9.9 }]);
});

test('a cell refers to a record, and what is said once is not changed', async ({
  page,
  request,
}) => {
  const { id, ids, path, server } = await order(request, 2);
  const gadget = await server.post('/pruefstand/geraete', {
    bezeichnung: 'Zellenkran',
    aktiv: true,
    benutzerId: 1,
  });
  for (const bezeichnung of ['Zellenwinde', 'Zwilling', 'Zwilling']) {
    await server.post('/pruefstand/geraete', { bezeichnung, aktiv: true, benutzerId: 1 });
  }
  await login(page, 'admin');
  // Rows with an id of their own need a record that has one: the new record says so.
  await page.goto('/orders/new');
  await expect(page.getByText(/^Positionen.*: erst nach dem Speichern\.$/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Positionen' })).toHaveAttribute(
    'title',
    'Erst nach dem Speichern',
  );
  await page.goto(`/orders/${id}/lines`);
  await button(page, 'Ändern').click();
  const at = (row: number, column: number) =>
    grid(page).locator(`[aria-rowindex="${row + 1}"] [aria-colindex="${column}"]`);
  const [reference, origin] = [labels.length + 2, labels.length + 3];
  // What was copied names records that the page has never seen; two of a name are nobody's, and saving waits.
  await at(1, reference).click();
  await paste(page, 'Zwilling\r\nzellenwinde');
  await expect(at(2, reference)).toHaveText('Zellenwinde');
  await expect(at(1, reference)).toHaveAttribute('aria-invalid', 'true');
  await expect(at(1, reference)).toContainText('Bitte einen Wert aus der Liste wählen.');
  await expect(at(2, reference)).not.toHaveAttribute('aria-invalid');
  // Taken back as a whole: the text that stood there for a moment is no step of its own.
  await page.keyboard.press('Control+z');
  await expect(at(1, reference)).toHaveText('');
  await expect(at(2, reference)).toHaveText('');
  await page.keyboard.press('Control+y');
  await expect(at(2, reference)).toHaveText('Zellenwinde');
  await page.keyboard.press('Control+z');

  // The first key that is typed is the first letter of the search.
  await at(1, reference).click();
  await page.keyboard.type('Zellenk');
  await expect(page.getByLabel('Gerät, Zeile 1')).toHaveValue('Zellenk');
  await expect(page.getByRole('option', { name: /^Zellenkran/ })).toBeVisible();
  await page.keyboard.type('r');
  await expect(page.getByLabel('Gerät, Zeile 1')).toHaveValue('Zellenkr');
  await expect(page.getByRole('option', { name: /^Zellenkran/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Gerät, Zeile 1')).toHaveValue('Zellenkran');

  // The record opens beside the table, which keeps its cell and none of the drawer's keys.
  await page.keyboard.press('F2');
  const drawer = page.getByRole('dialog', { name: 'Zellenkran' });
  await drawer.getByRole('button', { name: 'Ändern' }).click();
  await drawer.getByLabel('Anzahl', { exact: true }).fill('4');
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Speichern' }).click();
  await drawer.getByRole('button', { name: 'Verlauf' }).click();
  const history = page.getByRole('dialog', { name: 'Verlauf' });
  await expect(history.getByRole('article').first()).toContainText('Geändert');
  await expectNoAxeViolations(page);
  // Each Escape closes what is on top, and the focus goes back to where it came from.
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Verlauf' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByLabel('Gerät, Zeile 1')).toHaveValue('Zellenkran');
  await expect(page.getByLabel('Gerät, Zeile 1')).toBeFocused();
  await at(1, origin).click();

  // What was copied after that, too.
  await at(2, reference).click();
  await paste(page, 'Zellenkran');

  // Where a row comes from is said when it is new, and never again.
  await expect(at(1, origin)).toHaveAttribute('aria-readonly', 'true');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  const stored = await server.list(`${path}?orderBy=position`);
  expect(stored.map((row) => [row.id, row.geraetId])).toEqual(ids.map((own) => [own, gadget]));
});

test('nothing typed into rows is lost: guard, draft, and a colleague', async ({
  page,
  request,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const { id, ids, path, server } = await order(request, 4);
  const stored = async () =>
    (await server.list(`${path}?orderBy=position`)).map(({ text, preis }) => [text, preis]);
  await login(page, 'admin');
  await page.goto(`/orders/${id}/lines`);
  await button(page, 'Ändern').click();
  await cell(page, 1, 'Text').click();
  await page.keyboard.type('Getippt');
  // Not even handed up yet.
  await page.getByRole('link', { name: 'Zurück' }).click();
  const asked = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
  await asked.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(cell(page, 1, 'Text')).toHaveText('Getippt');

  // Meanwhile a colleague changes the same text, another field of the second row and the fourth row, and
  // removes the third one.
  const colleague = await api(request, 'buero');
  await colleague.patch(`/pruefstand/positionen/${ids[0]}`, 1, { text: 'Vom Büro' });
  await colleague.patch(`/pruefstand/positionen/${ids[1]}`, 1, { preis: 7 });
  await colleague.remove(`/pruefstand/positionen/${ids[2]}`, 1);
  await colleague.patch(`/pruefstand/positionen/${ids[3]}`, 1, { preis: 8 });
  await cell(page, 2, 'Text').click();
  await page.keyboard.type('Zweiter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await cell(page, 3, 'Text').click();
  await page.keyboard.type('Dritter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await cell(page, 4, 'Text').click();
  await page.keyboard.press('Control+Delete');
  await page.keyboard.press('Control+s');

  const said = page.getByRole('alert');
  await expect(said.filter({ hasText: 'Zeile 1, Text' })).toContainText('Bea Büro hat hier');
  await expect(said.filter({ hasText: 'Zeile 3' })).toContainText('Diese Zeile wurde inzwischen');
  await expect(said.filter({ hasText: 'Zeile 4' })).toContainText('Bea Büro hat diese Zeile');
  expect(await stored()).toEqual([
    ['Vom Büro', 2.5],
    ['Zweiter', 7],
    ['Posten 4', 8],
  ]);
  await expect(page.getByLabel('Text, Zeile 1')).toHaveValue('Getippt');
  await page.keyboard.press('Escape');
  await expect(cell(page, 4, 'Preis')).toHaveText('8,00 €');
  await expectNoAxeViolations(page);

  // The answer to the new row is lost on its way: trying again makes no second one.
  await page.route('**/positionen', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(said.filter({ hasText: 'Konnte nicht gespeichert werden' })).toBeVisible();
  await expect(cell(page, 3, 'Text')).toHaveText('Dritter');
  await page.unroute('**/positionen');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  expect(await stored()).toEqual([
    ['Getippt', 2.5],
    ['Zweiter', 7],
    ['Dritter', 2.5],
    ['Posten 4', 8],
  ]);
});

test('500 rows stay quick, and fit a phone and the dark', async ({ page, request }) => {
  const { id } = await order(request, 3);
  await login(page, 'admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/orders/${id}/lines`);
  await button(page, 'Ändern').click();
  await cell(page, 3, 'Text').click();
  await paste(page, Array.from({ length: 500 }, (_, index) => `Zeile ${index}\t1\t1`).join('\r\n'));
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '504');
  expect(await grid(page).locator('[data-row]').count()).toBeLessThan(60);
  await page.keyboard.press('Control+End');
  await expect(cell(page, 502, 'Text')).toHaveText('Zeile 499');
  await expect(cell(page, 503, 'Menge')).toHaveText('503');
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 390, height: 800 });
  const cards = page.getByRole('list', { name: 'Positionen' });
  await expect(cards.getByRole('listitem').first()).toContainText('Posten 1');
  await expectNoAxeViolations(page);
  await cards.getByRole('button', { name: /Posten 1/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Zeile 1' });
  await sheet.getByLabel('Text', { exact: true }).fill('Am Telefon');
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Fertig' }).click();
  await expect(cards.getByRole('listitem').first()).toContainText('Am Telefon');
  await cards.getByRole('button', { name: 'Zeile 1: Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Zeile löschen' }).click();
  await expect(cards.getByRole('listitem').first()).toContainText('Posten 2');
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(cards.getByRole('listitem').first()).toContainText('Am Telefon');
});
