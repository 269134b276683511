import type { Page } from '@playwright/test';
import { atRest, cell, dragTo, grid, link, openList, roll, row, top } from './support/list-window';
import { stretchList } from './support/stretch-list';
import { expect, login, test } from './support/test';

test.beforeEach(({ page }) => login(page, 'buero'));

const [all, bound] = [250_000, 100_000];
const million = 1_000_000;

const isCounted = async (page: Page) => {
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(all + 1));
  await expect(page.getByRole('main')).toContainText('250.000 Einträge');
  await expect(page.getByRole('main')).not.toContainText('mehr als');
};

/** A list with more rows than the server counts unasked, of which nothing is counted yet. */
async function openUncounted(page: Page): Promise<void> {
  await page.goto('/addresses?order=adressnummer&filter=istKunde%3Dtrue');
  await expect(link(page, 1)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('mehr als 100.000 Einträge');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '-1');
}

test('more rows than the server counts unasked: the last one, any by its number, all of them', async ({
  page,
}) => {
  await stretchList(page, '/stammdaten/adressen', all, bound);
  await openUncounted(page);
  await test.step('by the scrollbar: the end of what is counted, and then the rest', async () => {
    await dragTo(page, 1);
    await isCounted(page);
    await dragTo(page, 1);
    await expect(link(page, all)).toBeInViewport();
  });
  await openUncounted(page);
  await test.step('the last one by keyboard', async () => {
    await cell(page, 1, 2).click();
    await page.keyboard.press('Control+End');
    await expect(link(page, all)).toBeInViewport();
    await expect(row(page, all).getByRole('gridcell').last()).toBeFocused();
    await isCounted(page);
  });
  await openUncounted(page);
  await test.step('one beyond those that are counted, by its number', async () => {
    const number = page.getByLabel('Gehe zu Zeile');
    for (const [typed, reached] of [
      [60_000, 60_000],
      [200_000, 200_000],
      [999_999, all],
    ] as const) {
      await number.fill(String(typed));
      await number.press('Enter');
      await expect(cell(page, reached, 1)).toBeFocused();
      await expect(cell(page, reached, 1)).toBeInViewport({ ratio: 0.95 });
    }
    await isCounted(page);
  });
  await test.step('all of them, selected and exported', async () => {
    await page.getByLabel('Gehe zu Zeile').fill('1');
    await page.getByLabel('Gehe zu Zeile').press('Enter');
    await cell(page, 1, 2).click();
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: 'Auswahl' });
    await expect(bar).toContainText('250.000 Zeilen ausgewählt');
    await bar.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Alle 250.000 Zeilen der Liste')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '250.000 Zeilen exportieren' })).toBeVisible();
  });
});

test('a million rows: any of them by scrollbar, keyboard and number, px by px in the compressed middle', async ({
  page,
}) => {
  await stretchList(page, '/stammdaten/adressen', million);
  await openList(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(million + 1));
  await test.step('first, middle and last row by scrollbar and by keyboard', async () => {
    await dragTo(page, 1);
    await expect(link(page, million)).toBeInViewport();
    await dragTo(page, 0.5);
    await expect(link(page, million / 2)).toBeInViewport();
    await dragTo(page, 0);
    await expect(link(page, 1)).toBeInViewport();

    await cell(page, 1, 2).click();
    await page.keyboard.press('Control+End');
    await expect(link(page, million)).toBeInViewport();
    await expect(row(page, million).getByRole('gridcell').last()).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(row(page, million)).not.toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(link(page, 1)).toBeInViewport();
    await expect(cell(page, 1, 1)).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    const focused = page.locator('[role="gridcell"]:focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
  });
  await test.step('px by px, and nothing moves at rest', async () => {
    await page.getByLabel('Gehe zu Zeile').fill('400000');
    await page.getByLabel('Gehe zu Zeile').press('Enter');
    await atRest(page);
    const before = await top(row(page, 400_010));
    for (const by of [136, -68, 272]) await roll(page, by);
    await expect.poll(() => top(row(page, 400_010))).toBe(before - 340);
    await atRest(page);
    expect(await top(row(page, 400_010))).toBe(before - 340);
    const seen = await grid(page).evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('[role="rowgroup"]:last-child > *')]
        .map((one) => one.getBoundingClientRect().top)
        .sort((a, b) => a - b),
    );
    seen.slice(1).forEach((at, index) => expect(at - (seen[index] ?? 0)).toBe(34));
  });
  await test.step('«Gehe zu Zeile»', async () => {
    const number = page.getByLabel('Gehe zu Zeile');
    for (const wanted of [777_777, 3, million]) {
      await number.fill(String(wanted));
      await number.press('Enter');
      await expect(cell(page, wanted, 1)).toBeFocused();
      // Parts of a px are rounded somewhere; what is read is there.
      await expect(cell(page, wanted, 1)).toBeInViewport({ ratio: 0.95 });
    }
    await number.fill('99999999');
    await number.press('Enter');
    await expect(cell(page, million, 1)).toBeFocused();
    // All of them are selected at once, and refused to be changed at once.
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: 'Auswahl' });
    await expect(bar).toContainText('1.000.000 Zeilen ausgewählt');
    await bar.getByRole('button', { name: 'Feld ändern' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Höchstens 5.000 Zeilen auf einmal. Ausgewählt sind 1.000.000',
    );
  });
});

test('a record is painted alike at the top and far down, to the pixel', async ({ page }) => {
  await stretchList(page, '/stammdaten/adressen', million);
  await openList(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(million + 1));
  // The typeface comes at rest.
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(faces).toContain('Inter loaded');
  const number = page.getByLabel('Gehe zu Zeile');
  const painted = async (wanted: number) => {
    await number.fill(String(wanted));
    await number.press('Enter');
    await atRest(page);
    // Neither under the pointer nor with the focus.
    await number.focus();
    const boxes = await Promise.all(
      [2, 5].map((column) => cell(page, wanted, column).boundingBox()),
    );
    const [from, to] = boxes;
    if (!from || !to) throw new Error(`row ${wanted} is not there`);
    const clip = { x: from.x, y: from.y, width: to.x + to.width - from.x, height: from.height };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const atTop = await painted(8);
  // 500 records come again and again.
  for (const wanted of [620_008, 900_008, 999_508]) expect(await painted(wanted)).toBe(atTop);
});
