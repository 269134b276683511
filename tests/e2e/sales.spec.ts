import type { Page } from '@playwright/test';
import { clientOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { book, readDocument, readLines, writeDraft } from '../support/sales-documents';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, test } from './support/test';
import { text } from './support/texts';
import { typeLikeScanner } from './support/type-like-scanner';
import { watchPrints } from './support/watch-prints';

const code = (page: Page) => page.getByRole('textbox', { name: /^Artikel, EAN oder Nummer/ });
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Menge', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
/** Faster, and it would be a scanner. */
const byHand = { delay: 50 };

async function scan(page: Page, text: string): Promise<void> {
  await typeLikeScanner(page, text);
  await expect(code(page)).toHaveValue('');
}

const idIn = (page: Page) => Number(/saleDocument\/(\d+)/.exec(page.url())?.[1]);

/** Goods that lie in the first warehouse, enough of them. */
async function goods(office: ApiClient, count: number) {
  const filter = 'artikelart=1,gesperrt=false,staffel=0,verfuegbar>=50';
  return rowsOf(
    await office.get(`/stammdaten/artikel?filter=${filter}&orderBy=id&limit=${count}`),
  ) as { id: number; artikelnummer: string; ean: string }[];
}

/** By its key, confirmed by Enter: one question, and one notice that says what it did. */
async function bookByKey(page: Page): Promise<void> {
  // What has just been converted may still be shown before what came of it.
  await expect(page.getByRole('button', { name: 'Buchen', exact: true })).toBeVisible();
  await page.keyboard.press('F9');
  await confirmBooking(page);
}

/** By its button, which is gone then: what comes next has the focus. */
async function bookByButton(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Buchen', exact: true }).press('Enter');
  await confirmBooking(page);
  await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
}

async function confirmBooking(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('button', { name: /buchen$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /ist gebucht/ })
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Gebucht', { exact: true }).first()).toBeVisible();
}

/** Converts what is open, or of the first line only so much; the successor is open then. */
async function convertTo(page: Page, name: string, first?: string): Promise<number> {
  const before = idIn(page);
  await runAction(page, name);
  const lines = dialog(page).getByRole('table');
  await expect(lines.getByRole('textbox').first()).toBeVisible();
  if (first !== undefined) await lines.getByRole('textbox').first().fill(first);
  await dialog(page).getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`/${before}(/|$)`));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Vorgänger und Nachfolger' })).toBeVisible();
  return idIn(page);
}

test('from an offer of 20 lines to a paid invoice, by keyboard and scanner', async ({
  page,
  server,
}) => {
  test.slow();
  const office = await clientOf(server.url, 'buero');
  const sold = await goods(office, 20);
  expect(sold).toHaveLength(20);
  const prints = await watchPrints(page);
  await login(page, 'buero');
  // An address that is only opened creates nothing by itself.
  await page.goto('/saleDocument/new?id=1&type=0100');
  await page.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click();
  await expect(code(page)).toBeFocused();
  // Every other line is scanned. Besides number and quantity a typed line takes two keys, a scanned one the scanner's own.
  for (const [at, { artikelnummer, ean }] of sold.entries()) {
    const isScanned = at % 2 === 1;
    if (isScanned) {
      await scan(page, ean);
    } else {
      await page.keyboard.type(artikelnummer, byHand);
      await page.keyboard.press('Enter');
      await expect(quantity(page)).toBeFocused();
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
    }
    await expect(code(page)).toBeFocused();
    await expect(page.getByText(`${at + 1} Zeile`)).toBeVisible();
  }
  // What lies in the document already becomes more.
  await scan(page, sold[1]!.ean);
  await expect(page.getByText('20 Zeilen')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
  // More than its creation: what the server wrote of the lines is counted at once.
  await expect(page.getByRole('tab', { name: /^Verlauf/ })).toHaveText(/\d\d$/);
  const offer = idIn(page);
  const lines = await readLines(office, offer);
  expect(lines.map(({ menge }) => Number(menge))).toEqual(
    sold.map((_, at) => (at === 1 ? 2 : at % 2 === 1 ? 1 : 3)),
  );
  const { endbetragBrutto } = await readDocument(office, offer);
  const gross = Number(endbetragBrutto).toLocaleString('de-DE', { minimumFractionDigits: 2 });
  await expect(page.getByRole('main').getByText(`${gross} €`).first()).toBeVisible();

  // Printed in two keys.
  await page.keyboard.press('Control+p');
  await expect(dialog(page).getByRole('button', { name: 'Drucken' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await prints()).toBe(1);
  await expect(page.getByText('Gedruckt', { exact: true }).first()).toBeVisible();

  await page.getByRole('tab', { name: /^Unterschrift/ }).click();
  await page.getByRole('radio', { name: 'Name tippen' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Erika Beispiel');
  await page.getByRole('button', { name: 'Unterschrift speichern' }).click();
  await expect(page.getByRole('tab', { name: /^Unterschrift/ })).toContainText('1');

  await page.getByRole('tab', { name: 'Kopf' }).click();
  await bookByKey(page);
  await convertTo(page, 'In Auftrag umwandeln');
  await bookByButton(page, 'In Lieferschein umwandeln');
  const order = idIn(page);
  await convertTo(page, 'In Lieferschein umwandeln', '1');
  await bookByKey(page);
  // What is left of the order stays open.
  expect((await readDocument(office, order)).belegstatus).toBe('4');
  const [firstLine] = await readLines(office, order);
  expect(Number(firstLine?.mengeOffen)).toBe(2);
  const invoice = await convertTo(page, 'In Rechnung umwandeln');
  await bookByKey(page);
  // From the title of the page that was shown, too.
  await expect(page.getByRole('button', { name: 'Zum offenen Posten' })).toBeFocused();
  await expectNoAxeViolations(page);

  const [item] = rowsOf(await office.get(`/finanzen/offeneposten?filter=belegId=${invoice}`));
  await page.goto(`/openItems/${String(item?.id)}`);
  await runAction(page, 'Zahlung erfassen');
  // What is open is offered, of today.
  await expect(page.getByRole('textbox', { name: 'Betrag', exact: true })).not.toHaveValue('');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => {
      const reply = await office.get(`/finanzen/offeneposten/${String(item?.id)}`);
      return Number(recordOf(reply).offenerBetrag);
    })
    .toBe(0);
});

test('lines are found while one types, say where their price comes from, and are converted as one wants', async ({
  page,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  const sold = rowsOf(
    await office.get(
      '/stammdaten/artikel?filter=artikelart=1,gesperrt=false,staffel=0,verfuegbar>=50&orderBy=id&limit=1',
    ),
  )[0];
  const name = String(sold?.bezeichnung);
  await login(page, 'buero');

  // Whom one cannot sell to is not offered, types that nobody begins neither; Escape closes the list alone.
  await page.goto('/saleDocument/new?id=1');
  const type = dialog(page).getByRole('combobox', { name: 'Belegart' });
  await expect(type).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveText([
    'Angebot',
    'Auftrag',
    'Lieferschein',
    'Rechnung',
    'Direktrechnung',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await type.click();
  await page.getByRole('option', { name: 'Auftrag' }).click();
  await dialog(page).getByRole('button', { name: 'Anlegen' }).click();

  await expect(code(page)).toBeFocused();
  await page.keyboard.type(name, byHand);
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered.first()).toContainText(/€ · Verfügbar \d/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(quantity(page)).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 Zeile')).toBeVisible();
  await page.getByRole('button', { name: text('table:addKind') }).click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Ein Hinweis', byHand);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
  const order = idIn(page);
  const [line, note] = await readLines(office, order);
  expect(line?.preisregel).not.toBe('MANUELL');
  expect(note).toMatchObject({ positionsArt: 'T', bezeichnung: 'Ein Hinweis', menge: null });
  const entries = rowsOf(await office.get(`/verkauf/belege/${order}/historie?limit=50`));
  expect(entries.map(({ art }) => art)).not.toContain('C');

  // What it comes to is read beside what has been said.
  const notice = page.getByRole('status').filter({ hasText: 'gespeichert' }).last();
  await expect(notice).toBeVisible();
  const sums = page.getByRole('group', { name: text('table:sums') });
  await expect
    .poll(async () => {
      const [said, kept] = [await notice.boundingBox(), await sums.boundingBox()];
      return said !== null && kept !== null && said.y + said.height <= kept.y;
    })
    .toBe(true);

  // Rows that come later than their dialog take the focus all the same.
  await page.route(/\/positionen\b/, async (route) => {
    await expect(dialog(page).getByRole('button', { name: 'Abbrechen' })).toBeVisible();
    await route.continue();
  });
  await runAction(page, 'Buchen und in Lieferschein umwandeln');
  const taken = dialog(page).getByRole('table').getByRole('textbox').first();
  await expect(taken).toHaveValue('3');
  await expect(taken).toBeFocused();
  await page.unrouteAll();
  await taken.fill('0');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await taken.fill('2');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${order}(/|$)`));
  await expect(dialog(page)).toHaveCount(0);
  const [delivered] = await readLines(office, idIn(page));
  expect(Number(delivered?.menge)).toBe(2);
});

test('a cancelled invoice gives stock and open item back', async ({ page, server }) => {
  const office = await clientOf(server.url, 'buero');
  const [sold] = await goods(office, 1);
  const stock = async () =>
    Number(recordOf(await office.get(`/stammdaten/artikel/${sold!.id}`)).verfuegbar);
  const before = await stock();
  const invoice = await writeDraft(office, '0500', [{ artikelId: sold!.id, menge: 2 }]);
  await book(office, invoice);
  expect(await stock()).toBe(before - 2);
  await login(page, 'buero');
  await page.goto(`/saleDocument/${invoice}`);
  await runAction(page, 'Stornieren');
  const confirm = dialog(page).getByRole('button', { name: /stornieren$/ });
  await confirm.click();
  await expect(dialog(page).getByText('Bitte geben Sie einen Wert ein!')).toBeVisible();
  await dialog(page)
    .getByRole('textbox', { name: /^Grund/ })
    .fill('Falscher Kunde');
  await confirm.click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect.poll(stock).toBe(before);
  const items = rowsOf(await office.get(`/finanzen/offeneposten?filter=belegId=${invoice}`));
  expect(items.map(({ offenerBetrag }) => Number(offenerBetrag))).toEqual([0]);
  await expect(page.getByRole('heading', { name: 'Vorgänger und Nachfolger' })).toBeVisible();
});

test('the network breaks while a document is booked: it is booked once', async ({
  page,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  const [sold] = await goods(office, 1);
  const order = await writeDraft(office, '0200', [{ artikelId: sold!.id, menge: 1 }]);
  await login(page, 'buero');
  // The server books, the answer is lost on its way.
  let isLost = false;
  await page.route('**/buchen', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(`/saleDocument/${order}`);
  await page.getByRole('button', { name: 'Buchen', exact: true }).waitFor();
  await page.keyboard.press('F9');
  await dialog(page)
    .getByRole('button', { name: /buchen$/ })
    .press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /buchen$/ })
    .press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const entries = rowsOf(await office.get(`/verkauf/belege/${order}/historie?limit=50`));
  expect(entries.filter(({ art }) => art === 'O')).toHaveLength(1);
});

test('two people want one document: the second is told who has it, and nothing is lost', async ({
  page,
  browser,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  const [sold] = await goods(office, 1);
  const order = await writeDraft(office, '0200', [{ artikelId: sold!.id, menge: 1 }]);
  await login(page, 'buero');
  await page.goto(`/saleDocument/${order}`);
  const change = (by: Page) => by.getByRole('button', { name: 'Ändern' });
  const locked = page.waitForResponse(
    (answer) => answer.url().endsWith('/system/sperren') && answer.ok(),
  );
  await change(page).click();
  await locked;
  const number = page.getByRole('textbox', { name: 'Bestellnummer des Kunden' });
  await number.fill('B-4711');

  const other = await browser.newPage({ baseURL: server.url });
  await login(other, 'admin');
  await other.goto(`/saleDocument/${order}/positions`);
  await change(other).click();
  await expect(other.getByText('Bea Büro bearbeitet').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(change(page)).toBeVisible();
  // Whoever has waited goes on with what has been saved.
  await other.reload();
  await change(other).click();
  await code(other).focus();
  await other.keyboard.type(sold!.artikelnummer, byHand);
  await other.keyboard.press('Enter');
  await expect(quantity(other)).toBeFocused();
  await other.keyboard.type('4');
  await other.keyboard.press('Enter');
  await other.keyboard.press('Control+s');
  await expect(change(other)).toBeVisible();
  await other.close();
  expect((await readDocument(office, order)).bestellnummerKunde).toBe('B-4711');
  expect((await readLines(office, order)).map(({ menge }) => Number(menge))).toEqual([5]);
});

test('orders with other terms become one invoice once somebody says which count', async ({
  page,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  const [product] = await goods(office, 1);
  const numbers: string[] = [];
  for (const head of [{ zahlungsart: 1 }, { zahlungsart: 2 }, { zahlungsart: 2 }]) {
    const id = await writeDraft(office, '0300', [{ artikelId: Number(product?.id), menge: 1 }], {
      ...head,
      bestellnummerKunde: `PLAN-${numbers.length}`,
    });
    numbers.push(String((await book(office, id)).belegnummer));
  }
  await login(page, 'buero');
  await page.goto('/saleDocument?view=none&q=PLAN-');
  for (const number of numbers) {
    await page.getByRole('row', { name: number }).getByRole('checkbox').click();
  }
  await page.getByRole('button', { name: 'Gemeinsam berechnen' }).click();
  const plan = dialog(page);
  const groups = plan.getByRole('list').first().getByRole('listitem');
  await expect(plan.getByRole('heading', { name: 'Daraus: 2 Belege' })).toBeVisible();
  await expect(plan.getByText('Zahlungsart: Rechnung, 14 Tage netto')).toBeVisible();
  await expect(plan.getByText(`${numbers[0]} vom`)).toContainText('Ihre Bestellung PLAN-0');
  await expect(plan.getByRole('button', { name: '2 getrennt anlegen' })).toBeEnabled();
  await expectNoAxeViolations(page);
  const terms = plan.getByRole('radiogroup', { name: 'Zahlungsart' });
  await expect(terms.getByRole('radio', { name: 'Getrennt anlegen' })).toBeChecked();
  await terms.getByRole('radio', { name: 'Rechnung, 30 Tage netto (2 von 3)' }).check();
  await expect(plan.getByRole('heading', { name: 'Daraus: 1 Beleg' })).toBeVisible();
  await expect(groups.first()).toContainText('PLAN-2');
  await plan.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(page).toHaveURL(/\/saleDocument\/\d+/);
  expect(await readDocument(office, idIn(page))).toMatchObject({ zahlungsart: 2 });
  expect((await readLines(office, idIn(page))).map(({ positionsArt }) => positionsArt)).toEqual([
    'T',
    'N',
    'T',
    'N',
    'T',
    'N',
  ]);
});
