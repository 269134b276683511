import type { Locator, Page } from '@playwright/test';
import { clientOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { inTurn } from './support/in-turn';
import { addressPathOf, changeElsewhere } from './support/change-elsewhere';
import { expect, expectNoAxeViolations, login, playground, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
const row = (page: Page, number: number) =>
  page.locator(`[role="grid"] [role="row"][aria-rowindex="${number + 1}"]`);
const check = (page: Page, number: number) =>
  row(page, number).getByRole('checkbox', { name: 'Zeile auswählen' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Auswahl' });
const selected = (page: Page) => page.locator('[role="grid"] [role="row"][aria-selected="true"]');
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });

async function openList(page: Page, query = 'order=adressnummer'): Promise<void> {
  await page.goto(`/addresses?${query}`);
  await expect(row(page, 1).getByRole('link').first()).toBeVisible();
  await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '-1');
}

/** Plans a new value for the selected rows. */
async function planChange(page: Page, label: string, value: string) {
  await button(page, 'Feld ändern').click();
  const dialog = page.getByRole('dialog', { name: 'Feld ändern' });
  await dialog.getByRole('combobox', { name: 'Feld', exact: true }).selectOption({ label });
  await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  return dialog;
}

test.describe('selection', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('by pointer, Space, Shift and arrows; outlives scrolling and a record; Ctrl+A means every row, with exceptions', async ({
    page,
  }) => {
    await test.step('no row moves, and Escape clears', async () => {
      await openList(page);
      await expect(grid(page)).toHaveAttribute('aria-multiselectable', 'true');
      const before = (await row(page, 3).boundingBox())?.y;
      await check(page, 2).click();
      await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
      await expect(bar(page)).toContainText('1 Zeile ausgewählt');
      await expect(page.getByText('1 Zeile ausgewählt').last()).toBeAttached();
      expect((await row(page, 3).boundingBox())?.y).toBe(before);
      await check(page, 5).click({ modifiers: ['Shift'] });
      await expect(bar(page)).toContainText('4 Zeilen ausgewählt');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(bar(page)).toContainText('5 Zeilen ausgewählt');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(bar(page)).toContainText('7 Zeilen ausgewählt');
      await page.keyboard.press('Shift+ArrowUp');
      await expect(bar(page)).toContainText('6 Zeilen ausgewählt');
      await page.keyboard.press('Escape');
      await expect(selected(page)).toHaveCount(0);
      await expect(bar(page)).toHaveCount(0);
    });
    await test.step('scrolling and opening a record', async () => {
      await check(page, 2).click();
      await check(page, 3).click();
      await grid(page).evaluate((element) => (element.scrollTop = 40_000));
      await expect(row(page, 2)).toHaveCount(0);
      await grid(page).evaluate((element) => (element.scrollTop = 0));
      await expect(row(page, 2)).toHaveAttribute('aria-selected', 'true');
      await row(page, 2).getByRole('link').first().click();
      await expect(page.getByRole('tab', { name: 'Stammdaten' })).toBeVisible();
      await page.goBack();
      await expect(row(page, 3)).toHaveAttribute('aria-selected', 'true');
      await expect(bar(page)).toContainText('2 Zeilen ausgewählt');
    });
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await test.step('every row', async () => {
      const all = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
      const selectedRows = (count: number) => `${count.toLocaleString('de-DE')} Zeilen ausgewählt`;
      await row(page, 1).getByRole('gridcell').nth(1).click();
      await page.keyboard.press('Control+a');
      await expect(bar(page)).toContainText(selectedRows(all));
      await check(page, 1).click();
      await expect(bar(page)).toContainText(selectedRows(all - 1));
      const allRows = grid(page).getByRole('checkbox', { name: 'Alle Zeilen auswählen' });
      await expect(allRows).toHaveAttribute('aria-checked', 'mixed');
      let answer = () => undefined as void;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      // One that stays in view when it is scrolled a little; the last page may have a single row.
      const late = all - 8;
      const pageOfLate = Math.floor((late - 1) / 500) * 500;
      await page.route(
        new RegExp(`stammdaten/adressen\\?.*offset=${pageOfLate}\\b`),
        async (route) => {
          await asked;
          await route.continue();
        },
      );
      await page.keyboard.press('Control+End');
      await expect(row(page, late)).toHaveAttribute('aria-busy', 'true');
      // Whoever scrolls on before the rows are there stays where he is.
      const place = await grid(page).evaluate((element) => {
        element.scrollTo(0, element.scrollTop - 100);
        return element.scrollTop;
      });
      answer();
      await expect(row(page, late)).toHaveAttribute('aria-selected', 'true');
      const now = () => grid(page).evaluate((element) => [element.scrollLeft, element.scrollTop]);
      // Where the pointer is, without looking for a better place: no row stands over the header.
      const box = (await allRows.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const click = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await click();
      await expect(bar(page)).toContainText(selectedRows(all));
      await click();
      await expect(selected(page)).toHaveCount(0);
      expect(await now()).toEqual([0, place]);
    });
  });

  test('what is selected is added up, and the bar never covers the row one is in', async ({
    page,
  }) => {
    // Money of other currencies would be added up by itself.
    await page.goto('/openItems?view=none&order=rechnungsBetrag&filter=waehrung%3DEUR');
    const list = page.getByRole('grid', { name: 'Offene Posten' });
    await expect(list).toHaveAttribute('aria-rowcount', /^\d+$/);
    await list.locator('[aria-rowindex="2"] [role="gridcell"]').nth(1).click();
    await page.keyboard.press('Control+End');
    const focused = page.locator('[role="gridcell"]:focus');
    await expect(focused.locator('xpath=..')).toContainText(/[A-Z]{2}\d/);
    await page.keyboard.press('Space');
    const bottomOf = async () => {
      const [cell, edge] = [await focused.boundingBox(), await bar(page).boundingBox()];
      return (edge?.y ?? 0) - (cell?.y ?? 0) - (cell?.height ?? 0);
    };
    await expect(bar(page)).toContainText('Offener Betrag');
    await expect.poll(bottomOf).toBeGreaterThanOrEqual(-1);
    const amountOf = async (row: Locator) => {
      const header = list.getByRole('columnheader', { name: 'Rechnungsbetrag', exact: true });
      const column = await header.getAttribute('aria-colindex');
      const text = await row.locator(`[aria-colindex="${column}"]`).innerText();
      return Number(text.replace(/[^\d,-]/g, '').replace(',', '.'));
    };
    const last = focused.locator('xpath=..');
    const first = await amountOf(last);
    const row = Number(await last.getAttribute('aria-rowindex'));
    await page.keyboard.press('Shift+ArrowUp');
    await expect(last).toHaveAttribute('aria-rowindex', String(row - 1));
    const both = first + (await amountOf(last));
    const figure = (value: number) =>
      value.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });
    await expect(bar(page)).toContainText(
      `Rechnungsbetrag ${figure(both)} · Ø ${figure(both / 2)}`,
    );
    // Of all rows the server answers, also those that nobody has seen.
    await page.keyboard.press('Control+a');
    await expect(bar(page)).not.toContainText(figure(both));
    await expect(bar(page)).toContainText(/Rechnungsbetrag [\d.]+,\d\d/);
    await expect(bar(page)).not.toContainText('geladen');
  });
});

test.describe('bulk work', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('a field of many rows is changed after a preview, a row that a colleague has changed is tried again, all is undone', async ({
    page,
    server,
  }) => {
    await openList(page, 'order=adressnummer&filter=adressnummer%3E%3D10050');
    for (const number of [1, 2, 3]) await check(page, number).click();
    const record = (await row(page, 2).getByRole('link').first().getAttribute('href')) ?? '';
    const dialog = await planChange(page, 'Kurzname', 'MASSE');
    const plan = dialog.getByRole('table').getByRole('row');
    await expect(plan).toHaveCount(4);
    await expect(plan.nth(1).getByRole('cell').last()).toHaveText('MASSE');
    const old = await plan.nth(1).getByRole('cell').first().innerText();

    await changeElsewhere(server.url, 'buero', addressPathOf(record), { name2: 'Anders' });
    await dialog.getByRole('button', { name: '3 Zeilen ändern' }).click();
    await expect(dialog.getByText('1 Zeile fehlgeschlagen')).toBeVisible();
    await expect(dialog).toContainText('Inzwischen von jemand anderem geändert.');
    await expect(page.getByRole('alert')).toContainText('1 Zeile konnte nicht geändert werden');
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(dialog.getByRole('status')).toHaveText('3 Zeilen geändert.');

    await changeElsewhere(server.url, 'buero', addressPathOf(record), {
      name2: 'Noch anders',
    });
    await dialog.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 Zeilen zurückgesetzt.');
    // Who has changed it since keeps what he has.
    await expect(dialog).toContainText('Inzwischen von jemand anderem geändert.');
    await expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await check(page, 2).click();
    await check(page, 3).click();
    const again = await planChange(page, 'Kurzname', 'MASSE');
    await expect(again.getByRole('table').getByRole('cell').first()).toHaveText(old);
    await page.keyboard.press('Escape');
    await page.goto(record);
    await expect(page.getByText('MASSE', { exact: true })).toBeVisible();
  });

  test('a price is reckoned row by row: rounded as was chosen, seen before, undone; one value for all is said loudly', async ({
    page,
  }) => {
    await page.goto('/products?order=artikelnummer&filter=vknetto%3E%3D10');
    await expect(row(page, 1).getByRole('link').first()).toBeVisible();
    for (const number of [1, 2, 3]) await check(page, number).click();
    const amount = async (cell: Locator) =>
      Number((await cell.innerText()).replace(/[^\d,-]/g, '').replace(',', '.'));

    await test.step('what is neither value nor formula is said at the field, keys are not offered', async () => {
      const dialog = await planChange(page, 'VK netto', '= VK brutt * 2');
      const input = dialog.getByRole('textbox', { name: 'VK netto' });
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toBeFocused();
      await expect(dialog).toContainText(
        '«VK brutt» ist hier weder ein Zahlenfeld noch eine Zahl.',
      );
      const choices = dialog.getByRole('combobox', { name: 'Feld', exact: true });
      await expect(choices.getByRole('option', { name: 'Artikelnummer' })).toHaveCount(0);
      await input.fill('= VK netto * 1.234');
      await dialog.getByRole('button', { name: '1,234', exact: true }).click();
      await expect(input).toHaveValue('= VK netto * 1,234');
      await expect(input).toBeFocused();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
    });
    await test.step('one value', async () => {
      const dialog = await planChange(page, 'VK netto', '3');
      await expect(dialog.getByRole('alert')).toHaveText('Alle 3 Zeilen bekommen 3,00 €');
      await page.keyboard.press('Escape');
    });
    await button(page, 'Feld ändern').click();
    const dialog = page.getByRole('dialog', { name: 'Feld ändern' });
    await dialog.getByRole('combobox', { name: 'Feld', exact: true }).selectOption('VK netto');
    await dialog.getByRole('textbox', { name: 'VK netto', exact: true }).fill('+3%');
    await dialog.getByRole('combobox', { name: 'Runden' }).selectOption('auf 0,05');
    await dialog.getByRole('button', { name: 'Vorschau' }).click();
    await expect(dialog).toContainText('ihren eigenen Wert: «+3%», gerundet auf 0,05');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    const cells = dialog.getByRole('table').getByRole('row').nth(1).getByRole('cell');
    const [old, planned] = [await amount(cells.first()), await amount(cells.last())];
    expect(planned).toBeCloseTo(Math.round((old * 1.03) / 0.05) * 0.05, 6);
    await dialog.getByRole('button', { name: '3 Zeilen ändern' }).click();
    await expect(dialog.getByRole('status')).toHaveText('3 Zeilen geändert.');
    await dialog.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(dialog.getByRole('status')).toHaveText('3 Zeilen zurückgesetzt.');
  });

  test('rows that have the value already are left out, what is wrong is said before; rows are deleted after a question that names them', async ({
    page,
    server,
  }) => {
    await test.step('left out', async () => {
      await openList(page, 'order=adressnummer&filter=adressnummer%3E%3D10060');
      await check(page, 1).click();
      let dialog = await planChange(page, 'E-Mail', 'keine Adresse');
      await expect(dialog.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await page.keyboard.press('Escape');
      dialog = await planChange(page, 'Kurzname', 'GLEICH');
      await dialog.getByRole('button', { name: '1 Zeile ändern' }).click();
      await expect(dialog.getByRole('status')).toHaveText('1 Zeile geändert.');
      await dialog.getByRole('button', { name: 'Schließen' }).last().click();
      await check(page, 2).click();
      dialog = await planChange(page, 'Kurzname', 'GLEICH');
      await expect(dialog).toContainText('Hat diesen Wert schon.');
      await expect(dialog.getByRole('button', { name: '1 Zeile ändern' })).toBeEnabled();
      await expectNoAxeViolations(page);
    });
    await test.step('deleted one by one', async () => {
      const name = 'Massenlöschung';
      const office = await clientOf(server.url, 'buero');
      for (const suffix of ['A', 'B']) {
        const address = { name1: `${name} ${suffix}`, ort: 'Ulm', lkz: 'DE' };
        expect((await office.post('/stammdaten/adressen', address)).status).toBe(201);
      }
      await page.goto(`/addresses?q=${encodeURIComponent(name)}`);
      await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
      const deletions: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'DELETE') deletions.push(request.url());
      });
      await check(page, 1).click();
      await page.keyboard.press('Control+a');
      await button(page, 'Löschen').click();
      const dialog = page.getByRole('dialog', { name: 'Zeilen löschen' });
      await expect(dialog).toContainText(`${name} A`);
      await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
      await dialog.getByRole('button', { name: '2 Zeilen löschen' }).click();
      await expect(dialog.getByRole('status')).toHaveText('2 Zeilen gelöscht.');
      expect(deletions).toHaveLength(2);
      await dialog.getByRole('button', { name: 'Schließen' }).last().click();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', '1');
      await expect(bar(page)).toHaveCount(0);
      // The keyboard goes on in the list.
      await expect(grid(page).locator(':focus')).toHaveCount(1);
    });
  });
});

playground(
  'a declared action is run on every selected row, and in the menu of one',
  async ({ page, server }) => {
    await login(page, 'admin');
    const admin = await clientOf(server.url, 'admin');
    for (const [bezeichnung, aktiv] of [
      ['Menge A', false],
      ['Menge B', true],
      ['Menge C', false],
    ] as const) {
      const gadget = { bezeichnung, aktiv, anzahl: 1, benutzerId: 1 };
      expect((await admin.post('/pruefstand/geraete', gadget)).status).toBe(201);
    }
    await page.goto('/gadgets?order=bezeichnung&filter=bezeichnung~Menge');
    await expect(row(page, 1).getByRole('link').first()).toBeVisible();
    await check(page, 1).click();
    await check(page, 2).click();
    const calls: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/pruefung')) calls.push(request.headers()['idempotency-key']);
    });
    await bar(page).getByRole('button').filter({ hasText: 'Prüfen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prüfen' });
    await dialog.getByRole('button', { name: 'Auf 2 Zeilen ausführen' }).click();
    await expect(dialog.getByRole('status')).toBeVisible();
    expect(new Set(calls).size).toBe(2);
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await row(page, 3).getByRole('gridcell').nth(2).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Prüfen' }).click();
    await page.getByRole('dialog', { name: 'Prüfen' }).getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => calls.length).toBe(3);
  },
);

for (const [place, width] of [1280, 390].entries()) {
  const schemes = inTurn(['light', 'dark'] as const, place);
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 768 });
    const expectWell = async (page: Page) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    };

    test('the bar and its dialogs are accessible and nothing scrolls sideways', async ({
      page,
    }) => {
      await login(page, 'buero');
      await openList(page);
      await check(page, 1).click();
      await check(page, 3).click();
      await expect(bar(page)).toBeVisible();
      const box = await check(page, 1).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(
        width < 768 ? 48 : 24,
      );
      await expectWell(page);
      if (width < 768) {
        await bar(page).getByRole('button', { name: 'Aktionen' }).click();
        await page.getByRole('menuitem', { name: 'Exportieren' }).click();
      } else await button(page, 'Exportieren').click();
      await expect(page.getByRole('dialog', { name: 'Exportieren' })).toBeVisible();
      await expectWell(page);
      await page.keyboard.press('Escape');
      if (width < 768) {
        await row(page, 2).getByRole('button', { name: 'Menü der Zeile' }).click();
        await expect(page.getByRole('menuitem', { name: 'In neuem Tab öffnen' })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expectNoSidewaysScroll(page);
    });
  });
}
