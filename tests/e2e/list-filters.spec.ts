import type { Page } from '@playwright/test';
import { move } from './support/move';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
const header = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Gesetzte Filter' });
const builder = (page: Page) => page.getByRole('dialog', { name: 'Filter', exact: true });
const filterButton = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const link = (filter: string) => `/addresses?filter=${encodeURIComponent(filter)}`;

/** Texts of a column in the rows that are in the document. */
async function column(page: Page, label: string): Promise<string[]> {
  const position = await header(page, label).getAttribute('aria-colindex');
  return grid(page).locator(`[role="gridcell"][aria-colindex="${position}"]`).allInnerTexts();
}
const values = (page: Page, label: string) => async () =>
  [...new Set(await column(page, label))].filter(Boolean).sort();

async function count(page: Page): Promise<number> {
  await expect(grid(page)).toHaveAttribute('aria-rowcount', /^[1-9]\d*$/);
  await expect(grid(page)).not.toHaveAttribute('aria-busy', 'true');
  return Number(await grid(page).getAttribute('aria-rowcount')) - 1;
}

test.describe('filters', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('keys lead to the search, through rows that are not loaded, and to a cell’s value, which filters or is left out', async ({
    page,
  }) => {
    await test.step('the search, which moves nothing', async () => {
      await page.goto('/addresses');
      const search = page.getByRole('searchbox', { name: 'In der Liste suchen' });
      await grid(page).locator('[aria-rowindex="2"] [role="gridcell"]').nth(1).click();
      await page.keyboard.press('Control+Shift+F');
      await expect(search).toBeFocused();
      const before = await grid(page).boundingBox();
      await search.fill('xx');
      await expect(page.getByText('Ab 3 Zeichen wird gesucht')).toBeVisible();
      expect(await grid(page).boundingBox()).toEqual(before);
      await search.fill('gibt es nicht');
      const none = page.getByRole('status').filter({ hasText: 'Nichts gefunden' });
      await expect(none).toContainText('Zu dieser Suche gibt es keine Einträge.');
      expect(await grid(page).boundingBox()).toEqual(before);
      await expect(page.getByRole('button', { name: 'Filter zurücksetzen' })).toHaveCount(0);
      await none.getByRole('button', { name: 'Suche leeren' }).click();
      await expect(none).toHaveCount(0);
      await search.fill('ulm');
      await search.press('Enter');
      await expect(page).toHaveURL(/q=ulm/);
      await expect.poll(() => count(page)).toBeLessThan(500);
      await search.press('ArrowDown');
      await expect(
        grid(page).locator('[aria-rowindex="2"] [role="gridcell"]').first(),
      ).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+Tab');
      await expect(search).toBeFocused();
    });
    await page.getByRole('searchbox', { name: 'In der Liste suchen' }).fill('');
    await expect(page).not.toHaveURL(/q=/);
    await test.step('F3', async () => {
      const all = await count(page);
      await grid(page).locator('[aria-rowindex="2"] [tabindex="0"]').focus();
      await page.keyboard.press('F3');
      await expect(page.getByRole('textbox', { name: 'In den Zeilen suchen' })).toBeFocused();
      await page.keyboard.type('11990');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Zeile 1.990', { exact: true })).toBeVisible();
      await expect(
        grid(page).locator('[aria-rowindex="1991"] [role="gridcell"]').first(),
      ).toBeFocused();
      await page.keyboard.press('F3');
      await expect(page.getByText(/^Zeile \d/)).toBeVisible();
      await page.keyboard.press('Shift+F3');
      await expect(page.getByText('Zeile 1.990', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('textbox', { name: 'In den Zeilen suchen' })).toHaveCount(0);
      expect(await count(page)).toBe(all);
    });
    await test.step('a value, by mouse and by keyboard', async () => {
      const all = await count(page);
      await grid(page).evaluate((element) => element.scrollTo(0, 0));
      const cell = grid(page).locator('[aria-rowindex="4"] [role="gridcell"][aria-colindex="6"]');
      await expect(cell).not.toBeEmpty();
      const town = (await cell.innerText()).trim();
      await cell.click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Nach diesem Wert filtern' }).click();
      await expect(chips(page)).toContainText(`Ort: ${town}`);
      await expect.poll(values(page, 'Ort')).toEqual([town]);
      const only = await count(page);
      await page.getByRole('button', { name: `Filter entfernen: Ort: ${town}` }).click();
      await expect.poll(() => count(page)).toBe(all);

      await cell.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(chips(page)).toContainText(`Ort nicht: ${town}`);
      await expect.poll(() => count(page)).toBe(all - only);
      await expect(page.getByText(/^\d\.\d{3} Einträge$/).last()).toBeAttached();
      // The row of the menu is gone; whoever filtered goes on in the first one.
      const first = grid(page).locator('[aria-rowindex="2"] [role="gridcell"][tabindex="0"]');
      await expect(first).toBeFocused();
    });
  });

  test('several values are ticked below the header, of those in use with how many rows have each', async ({
    page,
  }) => {
    await test.step('countries, said in a chip and kept in the link', async () => {
      await page.goto('/addresses');
      const all = await count(page);
      await header(page, 'Land')
        .getByRole('button', { name: /^Filter: Land/ })
        .click();
      const panel = page.getByRole('dialog', { name: 'Filter: Land' });
      await expect(panel.getByLabel('Werte suchen')).toBeFocused();
      await panel.getByLabel('Werte suchen').fill('österr');
      await panel.getByRole('checkbox', { name: 'Österreich' }).check();
      await panel.getByLabel('Werte suchen').fill('schweiz');
      await panel.getByRole('checkbox', { name: 'Schweiz' }).check();
      await expect.poll(values(page, 'Land')).toEqual(['AT', 'CH']);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(
        header(page, 'Land').getByRole('button', { name: /^Filter: Land/ }),
      ).toBeFocused();
      await expect(chips(page)).toContainText('Land: Österreich, Schweiz');
      await page.reload();
      await expect.poll(values(page, 'Land')).toEqual(['AT', 'CH']);

      const both = await count(page);
      await header(page, 'Land')
        .getByRole('button', { name: /^Filter: Land/ })
        .click();
      await panel.getByRole('combobox', { name: 'Vergleich' }).selectOption('ist keines von');
      await expect(chips(page)).toContainText('Land nicht: Österreich, Schweiz');
      await expect.poll(() => count(page)).toBe(all - both);
      await page.getByRole('button', { name: /^Filter entfernen: Land nicht/ }).click();
      await expect.poll(() => count(page)).toBe(all);
    });
    await test.step('values in use', async () => {
      await page.goto('/addresses?filter=lkz%3DAT');
      const all = await count(page);
      await header(page, 'Ort').getByLabel('Filter: Ort').focus();
      await page.keyboard.press('Alt+ArrowDown');
      const panel = page.getByRole('dialog', { name: 'Filter: Ort' });
      await expect(panel.getByLabel('Werte suchen')).toBeFocused();
      const found = panel.getByRole('checkbox');
      await expect(found.first()).toBeVisible();
      const towns = await panel.locator('label').allInnerTexts();
      const counts = towns.map((text) => Number(text.split('\n').at(-1)?.replace('.', '')));
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(all);
      // Without umlaut dots, as the list's own search.
      const [town = '', number = ''] = (towns.find((text) => /[äöü]/.test(text)) ?? '').split('\n');
      const plain = town.replace('ä', 'ae').replace('ö', 'oe').replace('ü', 'ue');
      await panel.getByLabel('Werte suchen').fill(plain);
      await panel.getByRole('checkbox', { name: town }).check();
      await expect(chips(page)).toContainText(`Ort: ${town}`);
      await expect.poll(() => count(page)).toBe(Number(number));
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });
  });

  test('the builder asks by type, with «or» and relative dates, and the link reproduces it', async ({
    page,
  }) => {
    await test.step('by type, with «or»', async () => {
      await page.goto('/addresses');
      await filterButton(page).click();
      const dialog = builder(page);
      const condition = (number: number) =>
        dialog.getByRole('group', { name: `Bedingung ${number}`, exact: true });
      await dialog
        .getByRole('combobox', { name: 'Gezeigt wird' })
        .selectOption('mindestens eine Bedingung');
      await condition(1).getByRole('combobox', { name: 'Feld' }).selectOption('Ort');
      await condition(1).getByRole('combobox', { name: 'Vergleich' }).selectOption('ist');
      await condition(1).getByLabel('Wert').fill('Überlingen');
      await dialog.getByRole('button', { name: 'Gruppe', exact: true }).click();
      const group = dialog.getByRole('group', { name: 'Gruppe 2' });
      const inner = (number: number) =>
        group.getByRole('group', { name: `Bedingung ${number}`, exact: true });
      await inner(1).getByRole('combobox', { name: 'Feld' }).selectOption('Land');
      await inner(1).getByRole('checkbox', { name: 'Frankreich' }).check();
      await inner(2).getByRole('combobox', { name: 'Feld' }).selectOption('Kreditlimit');
      await inner(2).getByRole('combobox', { name: 'Vergleich' }).selectOption('mindestens');
      await inner(2).getByLabel('Wert').fill('10.000,00');
      await expectNoAxeViolations(page);
      await inner(2).getByLabel('Wert').press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(filterButton(page)).toBeFocused();

      await expect(chips(page)).toContainText(
        /Ort: Überlingen oder \(Land: Frankreich und Kreditlimit ≥ 10\.000,00\s€\)/,
      );
      const found = await count(page);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(2000);
      const rows = await rowsOf(page, ['Ort', 'Land']);
      expect(rows.every(([ort, land]) => ort === 'Überlingen' || land === 'FR')).toBe(true);
      await page.reload();
      expect(await count(page)).toBe(found);
      await expect(chips(page)).toContainText('Ort: Überlingen oder');

      // The two halves, each asked alone by GET, agree with what the query answered.
      await move(page, link('ort=Überlingen'));
      await expect(chips(page)).not.toContainText('oder');
      await expect.poll(() => count(page)).toBeLessThan(found);
      const town = await count(page);
      await move(page, link('lkz=FR,kreditlimit>=10000'));
      await expect(chips(page)).not.toContainText('Überlingen');
      await expect.poll(async () => town + (await count(page))).toBe(found);
    });
    await test.step('relative dates stay relative in the link', async () => {
      await move(page, '/addresses');
      await expect(chips(page)).toHaveCount(0);
      await filterButton(page).click();
      const dialog = builder(page);
      await dialog.getByRole('combobox', { name: 'Feld' }).selectOption('Erstkontakt');
      await dialog.getByRole('combobox', { name: 'Zeitraum' }).selectOption('letztes Jahr');
      await dialog.getByRole('button', { name: 'Anwenden' }).click();
      await expect(chips(page)).toContainText('Erstkontakt: letztes Jahr');
      await expect(page).toHaveURL(/JAHRESANFANG-1/);
      const relative = await count(page);
      const year = new Date().getFullYear() - 1;
      await page.goto(link(`erstkontakt>=${year}-01-01,erstkontakt<=${year}-12-31`));
      await expect(chips(page)).toContainText(`Erstkontakt: 01.01.${year} bis 31.12.${year}`);
      expect(await count(page)).toBe(relative);
    });
  });

  test('a link with several conditions on a field shows and keeps them all, and names what it asks in vain', async ({
    page,
  }) => {
    await test.step('several conditions', async () => {
      await page.goto(link('plz>=80000,plz<=89999,plz^8,plz!=88662'));
      await expect(chips(page).getByRole('listitem')).toHaveCount(4);
      await expect(
        header(page, 'PLZ').getByRole('button', { name: /3 Bedingungen/ }),
      ).toBeAttached();
      await expect
        .poll(async () => (await column(page, 'PLZ')).every((plz) => /^8\d{4}$/.test(plz)))
        .toBe(true);
      await page.getByRole('button', { name: /^Filter bearbeiten: PLZ beginnt/ }).click();
      await expect(builder(page).getByRole('group', { name: /^Bedingung/ })).toHaveCount(3);
      await builder(page).getByRole('button', { name: 'Anwenden' }).click();
      await expect(page).toHaveURL(/plz%3E%3D80000%2Cplz%3C%3D89999%2Cplz%5E8%2Cplz!%3D88662/);
    });
    await test.step('in vain', async () => {
      await move(page, link('ort=Ulm,gibtsnicht=1,???'));
      await expect(chips(page)).toContainText('Nicht berücksichtigt: gibtsnicht=1');
      await expect(chips(page)).toContainText('Nicht berücksichtigt: ???');
      await expect.poll(values(page, 'Ort')).toEqual(['Ulm']);
      await page.getByRole('button', { name: 'Filter entfernen: ???' }).click();
      await expect(page).toHaveURL(/filter=ort%3DUlm$/);
    });
  });

  test('a phone filters in a sheet from below, which «back» closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Adressen' })
      .click();
    await page.getByRole('button', { name: 'Werkzeuge' }).click();
    await filterButton(page).click();
    await expect(builder(page)).toBeVisible();
    // What only a phone needs comes when the page is at rest.
    const keyboard = () => document.documentElement.style.getPropertyValue('--k-keyboard');
    await expect.poll(() => page.evaluate(keyboard)).toBe('0px');
    await page.goBack();
    await expect(builder(page)).toHaveCount(0);
    await expect(page).toHaveURL(/addresses$/);
    await filterButton(page).click();
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await builder(page).boundingBox()) ?? {};
        return { x, width, foot: y + height };
      })
      .toEqual({ x: 0, width: 390, foot: 780 });
    await builder(page).getByRole('combobox', { name: 'Feld' }).selectOption('Ort');
    await builder(page).getByLabel('Wert').fill('überl');
    await expectNoAxeViolations(page);
    await builder(page).getByRole('button', { name: 'Anwenden' }).click();
    await expect(chips(page)).toContainText('Ort enthält überl');
    await expect(grid(page).locator('[aria-rowindex="2"]')).toContainText('Überlingen');
    await expectNoAxeViolations(page);
  });

  test('without network the last known rows stay; what cannot be had says so, and comes again by itself or by hand', async ({
    page,
    context,
  }) => {
    await test.step('the last known rows, and from when they are', async () => {
      await page.goto('/addresses');
      await expect(grid(page).locator('[aria-rowindex="2"] a').first()).toBeVisible();
      const top = await grid(page).boundingBox();
      await context.setOffline(true);
      const note = page.getByRole('status').filter({ hasText: /^Offline, Stand \d\d:\d\d/ });
      await expect(note).toBeVisible();
      await expect(grid(page).locator('[aria-rowindex="2"] a').first()).toBeVisible();
      expect(await grid(page).boundingBox()).toEqual(top);
      await expectNoAxeViolations(page);
      await context.setOffline(false);
      await expect(note).toHaveCount(0);
    });
    await test.step('rows that cannot be had', async () => {
      await context.setOffline(true);
      await grid(page).getByLabel('Filter: Ort').fill('Ulm');
      const alert = page.getByRole('alert').filter({ hasText: 'kann das nicht beantworten' });
      await expect(alert).toBeVisible();
      await expectNoAxeViolations(page);
      await context.setOffline(false);
      await expect(alert).toHaveCount(0);
      await expect.poll(values(page, 'Ort')).toContain('Ulm');
    });
    await test.step('a server that is gone', async () => {
      await page.route('**/vario-api/**', (route) => route.abort('connectionrefused'));
      await grid(page).getByLabel('Filter: Ort').fill('Hof');
      const alert = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
      await expect(alert).toBeVisible();
      // By keyboard: a notice may lie over it, and it is gone once the list has tried again by itself.
      await alert.getByRole('button', { name: 'Erneut versuchen' }).focus();
      await page.unrouteAll();
      await page.keyboard.press('Enter');
      await expect.poll(values(page, 'Ort')).toContain('Hof');
      await expect(alert).toHaveCount(0);
    });
  });
});

async function rowsOf(page: Page, labels: readonly string[]): Promise<string[][]> {
  const columns = await Promise.all(labels.map((label) => column(page, label)));
  return (columns[0] ?? []).map((_, index) => columns.map((texts) => texts[index] ?? ''));
}
