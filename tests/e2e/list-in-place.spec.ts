import type { Page } from '@playwright/test';
import { addressPathOf, changeElsewhere } from './support/change-elsewhere';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });

/** The cell of a column, in the row of one address. */
async function cellOf(page: Page, address: string, column: string) {
  const head = grid(page).getByRole('columnheader', { name: column });
  const at = String(await head.getAttribute('aria-colindex'));
  const row = grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: address, exact: true }) });
  return row.locator(`[role="gridcell"][aria-colindex="${at}"]`);
}

test('a cell is changed where it stands, by keyboard and by mouse', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/addresses');
  const code = await cellOf(page, '10004', 'PLZ');
  const town = await cellOf(page, '10004', 'Ort');
  await expect(await cellOf(page, '10004', 'Adressnummer')).toHaveAttribute(
    'aria-readonly',
    'true',
  );
  await expect(code).not.toHaveAttribute('aria-readonly', 'true');

  await code.click();
  await page.keyboard.press('F2');
  const input = grid(page).getByRole('textbox', { name: /^PLZ, / });
  await expect(input).toBeFocused();
  // What is refused is said at the cell, and stays.
  await input.fill('abc');
  await page.keyboard.press('Enter');
  await expect(code.getByRole('alert')).toHaveText('Die Postleitzahl passt nicht zum Land.');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('abc');
  await expectNoAxeViolations(page);
  await input.fill('89073');
  await page.keyboard.press('Tab');
  await expect(code).toHaveText('89073');
  const next = grid(page).getByRole('textbox', { name: /^Ort, / });
  await expect(next).toBeFocused();
  await next.fill('Ulm');
  await page.keyboard.press('Enter');
  await expect(town).toHaveText('Ulm');
  await expect(town).toBeFocused();
  await page.keyboard.press('F2');
  await next.fill('Nirgends');
  await page.keyboard.press('Escape');
  await expect(town).toBeFocused();
  await expect(town).toHaveText('Ulm');

  // What a colleague has stored while a cell was only looked into is what the next one begins with.
  const { origin } = new URL(page.url());
  const link = grid(page).getByRole('link', { name: '10004', exact: true });
  const record = addressPathOf(new URL((await link.getAttribute('href')) ?? '', origin).href);
  await code.click();
  await page.keyboard.press('F2');
  await expect(input).toBeFocused();
  await changeElsewhere(origin, 'admin', record, { ort: 'Neu-Ulm' });
  await expect(town).toHaveText('Neu-Ulm');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(next).toHaveValue('Neu-Ulm');
  await page.keyboard.press('Escape');

  const street = await cellOf(page, '10004', 'Straße');
  await street.dblclick();
  await grid(page)
    .getByRole('textbox', { name: /^Straße, / })
    .fill('Münsterplatz 1');
  await (await cellOf(page, '10006', 'Ort')).click();
  await expect(street).toHaveText('Münsterplatz 1');
  await page.reload();
  await expect(street).toHaveText('Münsterplatz 1');
  await expect(code).toHaveText('89073');
});

test('who was slower chooses, and who may only read opens the record', async ({
  page,
  browser,
  server,
}) => {
  await login(page, 'buero');
  await page.goto('/addresses');
  const street = await cellOf(page, '10007', 'Straße');
  await street.dblclick();
  const input = grid(page).getByRole('textbox', { name: /^Straße, / });
  await input.fill('Meine Straße 1');

  const other = await browser.newPage({ baseURL: server.url });
  await login(other, 'admin');
  await other.goto('/addresses');
  const theirs = await cellOf(other, '10007', 'Straße');
  await theirs.dblclick();
  await grid(other)
    .getByRole('textbox', { name: /^Straße, / })
    .fill('Ihre Straße 2');
  await other.keyboard.press('Enter');
  await expect(theirs).toHaveText('Ihre Straße 2');
  await other.close();

  await input.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
  await expect(dialog).toContainText('Der andere Wert: Ihre Straße 2');
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(input).toHaveValue('Meine Straße 1');
  await expect(input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(street).toBeFocused();
  await expect(street).toHaveText('Meine Straße 1');

  const reader = await browser.newPage({ baseURL: server.url });
  await login(reader, 'lesen');
  await reader.goto('/addresses');
  const fixed = await cellOf(reader, '10007', 'Straße');
  await expect(fixed).toHaveAttribute('aria-readonly', 'true');
  await fixed.dblclick();
  await expect(reader).toHaveURL(/\/addresses\/\d+/);
  await reader.close();
});
