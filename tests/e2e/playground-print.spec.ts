import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { newSlip } from './support/slips';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';
import { watchPrints } from './support/watch-prints';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Drucken' });
const isPrinted = (page: Page) =>
  page.getByRole('main').getByText('Gedruckt', { exact: true }).locator('..');

test.describe('printing a PDF', () => {
  test.beforeEach(({ page }) => login(page, 'admin'));

  test('takes two keys, and notes that it was printed', async ({ page, server }) => {
    const id = await newSlip(server.url, 'Two keys', 2);
    const prints = await watchPrints(page);
    await page.goto(`/slips/${id}`);
    await expect(isPrinted(page)).toContainText('Nein');
    await page.keyboard.press('Control+p');
    await expect(dialog(page).getByRole('button', { name: 'Drucken' })).toBeFocused();
    const shown = dialog(page).getByRole('region', { name: `Laufzettel-${id}.pdf, 2 Seiten` });
    const first = shown.getByRole('group', { name: 'Seite 1 von 2' });
    await expect(first).toHaveAttribute('data-drawn', '');
    // What is drawn can be heard and selected.
    await expect(first).toContainText('Two keys, page 1 of 2');
    await expectNoAxeViolations(page);
    const narrow = await first.evaluate(({ clientWidth }) => clientWidth);
    await dialog(page).getByRole('button', { name: 'Größer' }).click();
    await expect
      .poll(() => first.evaluate(({ clientWidth }) => clientWidth))
      .toBeGreaterThan(narrow);
    await dialog(page).getByRole('button', { name: 'Drucken' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(isPrinted(page)).toContainText('Ja');
    expect(await prints()).toBe(1);
  });

  test('prints when the second key comes before the document', async ({ page, server }) => {
    const id = await newSlip(server.url, 'Hasty');
    const prints = await watchPrints(page);
    await page.goto(`/slips/${id}`);
    await expect(isPrinted(page)).toContainText('Nein');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/pdf', async (route) => {
      await asked;
      await route.continue();
    });
    await page.keyboard.press('Control+p');
    await expect(dialog(page).getByRole('button', { name: 'Drucken' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('status', { name: /wird geladen/ })).toBeVisible();
    expect(await prints()).toBe(0);
    answer();
    await expect(isPrinted(page)).toContainText('Ja');
    expect(await prints()).toBe(1);
  });

  test('offers the file and further actions, and says why there is no document', async ({
    page,
    server,
  }) => {
    const id = await newSlip(server.url, 'Offered');
    const empty = await newSlip(server.url, 'Nothing on it', 0);
    await page.goto(`/slips/${id}`);
    await expect(isPrinted(page)).toContainText('Nein');
    await page.keyboard.press('Control+p');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Herunterladen' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Laufzettel-${id}.pdf`);
    await dialog(page).getByRole('button', { name: 'Erledigen' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Erledigt').locator('..')).toContainText('Ja');

    // What the server says.
    await page.goto(`/slips/${empty}`);
    await expect(isPrinted(page)).toContainText('Nein');
    await page.keyboard.press('Control+p');
    await expect(dialog(page).getByRole('alert')).toBeFocused();
    await expect(dialog(page).getByRole('alert')).toContainText('verwendet');
    await expect(dialog(page).getByRole('button', { name: 'Drucken' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    // Else the text of specification 1 §8.
    await page.route('**/pdf', (route) => route.fulfill({ status: 200, body: '<p>proxy</p>' }));
    await page.keyboard.press('Control+p');
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Das PDF konnte nicht geladen werden.',
    );
  });

  test('prints selected rows as one, names what is missing, and notes the others', async ({
    page,
    server,
  }) => {
    const prints = await watchPrints(page);
    for (const [titel, pages] of [
      ['First', 1],
      ['Second', 2],
      ['No pages', 0],
      ['Third', 3],
    ] as const) {
      await newSlip(server.url, titel, pages);
    }
    await page.goto('/slips');
    await expect(page.getByRole('grid').locator('[data-record]')).toHaveCount(4);
    await page.getByRole('grid').locator('[data-record]').first().focus();
    await page.keyboard.press('Control+a');
    const selected = page.getByRole('toolbar', { name: /Auswahl|ausgewählt/ });
    await selected.getByRole('button', { name: 'Drucken' }).click();
    await expect(dialog(page).getByRole('region', { name: /6 Seiten/ })).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: '1 Dokument fehlt' })).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toContainText('No pages');
    await expectNoAxeViolations(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Herunterladen' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Laufzettel.pdf');
    const joined = await PDFDocument.load(await readFile(await file.path()));
    expect(joined.getPageCount()).toBe(6);
    await dialog(page).getByRole('button', { name: 'Drucken' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: 'Ja', exact: true })).toHaveCount(3);
    expect(await prints()).toBe(1);
  });
});
