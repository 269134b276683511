import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, login, test } from './support/test';

// The cards of the list name their values in the same way, and stay until the record is there.
const number = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('dt', { hasText: /^Adressnummer$/ })
    .locator('+ dd');
const button = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Aktionen' }).getByRole('button', { name });
const row = (page: Page, index: number) =>
  page.locator(`[role="grid"] [role="row"][aria-rowindex="${index + 1}"]`);

test('F7 and F8 lead through the list a record was opened from, on the narrowest phone by the menu', async ({
  page,
}) => {
  await login(page, 'buero');
  await page.goto('/addresses?filter=adressnummer%3C10004&order=-adressnummer');
  await row(page, 1).getByRole('link').first().click();
  await expect(number(page)).toHaveText('10003');
  await expect(button(page, 'Voriger Datensatz')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Nächster Datensatz')).toHaveAttribute('title', /: .+ \(F8\)$/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('F8');
  await expect(number(page)).toHaveText('10002');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await button(page, 'Nächster Datensatz').click();
  await expect(number(page)).toHaveText('10001');
  await expect(button(page, 'Nächster Datensatz')).toBeFocused();
  await expect(button(page, 'Nächster Datensatz')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('F8');
  await expect(page.getByText('Das ist der letzte Datensatz der Liste.').first()).toBeVisible();
  await page.keyboard.press('F7');
  await expect(number(page)).toHaveText('10002');

  // Nothing that was typed is lost on the way.
  await page.keyboard.press('F2');
  await page.getByLabel('Namenszusatz', { exact: true }).fill('Unterwegs');
  await page.keyboard.press('F8');
  const dialog = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  // While it closes, keys are still its own.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Namenszusatz', { exact: true })).toHaveValue('Unterwegs');
  await page.keyboard.press('F7');
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(number(page)).toHaveText('10003');
  await page.keyboard.press('F8');
  await expect(number(page)).toHaveText('10002');

  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(button(page, 'Nächster Datensatz')).toHaveCount(0);
  await button(page, 'Weitere Aktionen').click();
  await page.getByRole('menuitem', { name: 'Nächster Datensatz' }).click();
  await expect(number(page)).toHaveText('10001');
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Voriger Datensatz').click();
  await expect(number(page)).toHaveText('10002');
  await page.setViewportSize(desk);

  // «Back» is the list, at the record that was seen last.
  await page.goBack();
  await expect(row(page, 2).getByRole('gridcell').first()).toBeFocused();
  // A record that was not opened from a list has no neighbours.
  const href = await row(page, 2).getByRole('link').first().getAttribute('href');
  await page.goto(href ?? '');
  await expect(number(page)).toHaveText('10002');
  await expect(button(page, 'Nächster Datensatz')).toHaveCount(0);
});
