import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, login, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
const row = (page: Page, number: number) =>
  grid(page).locator(`[role="row"][aria-rowindex="${number + 1}"]`);
const check = (page: Page, number: number) =>
  row(page, number).getByRole('checkbox', { name: 'Zeile auswählen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Exportieren' });
const texts = (page: Page, number: number) =>
  row(page, number).getByRole('gridcell').allInnerTexts();

async function openList(page: Page, query: string): Promise<void> {
  await page.goto(`/addresses?${query}`);
  await expect(row(page, 1).getByRole('link').first()).toBeVisible();
  await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '-1');
}

async function exported(page: Page, start: RegExp): Promise<{ name: string; content: Buffer }> {
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: start }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test.beforeEach(({ page }) => login(page, 'buero'));

test('all rows of the filter as CSV, in the order of the list, with its columns; an export is cancelled, or fails and is started again', async ({
  page,
}) => {
  await test.step('as CSV', async () => {
    await openList(page, 'order=-adressnummer');
    const first = await texts(page, 1);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', /^[1-9]\d*$/);
    const all = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await dialog(page).getByRole('radio', { name: /CSV/ }).check();
    const shown = all.toLocaleString('de-DE');
    const { name, content } = await exported(page, new RegExp(`^${shown} Zeilen exportieren$`));
    expect(name).toMatch(/^Adressen \d{4}-\d{2}-\d{2}\.csv$/);
    const text = content.toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).split('\r\n');
    expect(lines).toHaveLength(all + 2);
    const labels = await grid(page)
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(lines[0]).toBe(labels.map((label) => `"${label}"`).join(';'));
    expect(lines[1]?.split(';')[0]).toBe(`"${first[0]}"`);
    const numbers = lines.slice(1, -1).map((line) => Number(line.split(';')[0]?.slice(1, -1)));
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(new Set(numbers).size).toBe(all);
  });
  await test.step('cancelled and failed', async () => {
    await page.getByRole('button', { name: 'Exportieren' }).click();
    // Its code has to have come.
    await expect(dialog(page).getByRole('button', { name: /exportieren$/ })).toBeVisible();
    await page.context().setOffline(true);
    await dialog(page)
      .getByRole('button', { name: /exportieren$/ })
      .click();
    await expect(dialog(page).getByRole('alert')).toContainText('Der Export ist fehlgeschlagen');
    await page.context().setOffline(false);
    const { name } = await exported(page, /exportieren$/);
    expect(name).toMatch(/\.xlsx$/);
    await expect(dialog(page)).toHaveCount(0);

    // The answer stays away, so that there is time to cancel.
    await page.route(/adressen\?.*limit=1000/, () => {});
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await dialog(page)
      .getByRole('button', { name: /exportieren$/ })
      .click();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('the selected rows as a workbook, as text and as a table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('as a workbook', async () => {
    await openList(page, 'order=adressnummer');
    const number = Number((await texts(page, 2))[0]);
    await check(page, 2).click();
    await check(page, 4).click();
    await page
      .getByRole('toolbar', { name: 'Auswahl' })
      .getByRole('button', { name: 'Exportieren' })
      .click();
    await expect(dialog(page).getByRole('radio', { name: '2 ausgewählte Zeilen' })).toBeChecked();
    const { name, content } = await exported(page, /^2 Zeilen exportieren$/);
    expect(name).toMatch(/\.xlsx$/);
    const sheet = strFromU8(unzipSync(content)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row /g)).toHaveLength(3);
    expect(sheet).toContain(`<c r="A2" s="2"><v>${number}</v></c>`);
    expect(sheet).toContain('state="frozen"');
  });
  await page.keyboard.press('Escape');
  await check(page, 2).uncheck();
  await check(page, 4).uncheck();
  await test.step('Ctrl+C copies the cell, or the selected rows', async () => {
    const clipboard = (type: string) =>
      page.evaluate(async (wanted) => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType(wanted))?.text();
      }, type);
    const first = await texts(page, 1);
    await row(page, 1).getByRole('gridcell').nth(4).click();
    await page.keyboard.press('Control+c');
    await expect(page.getByText('Wert kopiert')).toBeVisible();
    expect(await clipboard('text/plain')).toBe(first[4]);
    await expect(page.getByText('Wert kopiert')).toHaveCount(0);
    await row(page, 1).getByRole('gridcell').nth(5).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Wert kopieren' }).click();
    await expect(page.getByText('Wert kopiert')).toBeVisible();
    expect(await clipboard('text/plain')).toBe(first[5]);
    await check(page, 1).click();
    await check(page, 3).click();
    await page.keyboard.press('Control+c');
    await expect(page.getByText('2 Zeilen kopiert')).toBeVisible();
    const lines = ((await clipboard('text/plain')) ?? '').split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]?.split('\t')[0]).toBe(first[0]);
    expect(await clipboard('text/html')).toContain('<table>');
  });
});

test('prints all rows, not only those on screen, and says the filter and what was left out', async ({
  page,
}) => {
  // Where a browser has a dialog, this one counts.
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = `${Number(document.documentElement.dataset.prints ?? 0) + 1}`;
    };
  });
  const prints = page.locator('html');
  await openList(page, 'filter=adressnummer%3C%3D10300&order=adressnummer');
  const rows = Number(await grid(page).getAttribute('aria-rowcount')) - 1;
  expect(rows).toBeGreaterThan(100);
  await page.keyboard.press('Control+p');
  await expect(prints).toHaveAttribute('data-prints', '1');
  const sheet = page.locator('body > [data-print]');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { name: 'Adressen' })).toBeVisible();
  await expect(sheet).toContainText(/Adressnummer ≤ 10\.?300/);
  await expect(sheet.locator('tbody tr')).toHaveCount(rows);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(grid(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);

  // More than anybody reads on paper: the first thousand, and the sheet says so.
  await openList(page, 'order=adressnummer');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await dialog(page)
    .getByRole('radio', { name: /^Drucken/ })
    .check();
  await dialog(page).getByRole('button', { name: '1.000 Zeilen drucken' }).click();
  await expect(prints).toHaveAttribute('data-prints', '1');
  await expect(sheet.locator('tbody tr')).toHaveCount(1000);
  await expect(sheet.locator('li', { hasText: /ersten 1\.000 von/ })).toHaveCount(1);
});
