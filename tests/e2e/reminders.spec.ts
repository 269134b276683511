import { atRest } from './support/at-rest';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test('reminders by keyboard and on a phone: written, put off and gone', async ({ page }) => {
  // Nobody else counts those of the warehouse.
  await login(page, 'lager');
  await page.goto('/home');
  await atRest(page);
  const bell = page.getByRole('banner').getByRole('button', { name: 'Erinnerungen' });
  const bar = page.getByRole('complementary', { name: 'Erinnerungen' });
  await bell.press('Enter');
  await expect(bar.getByText('Keine Erinnerungen')).toBeVisible();
  await expectNoAxeViolations(page);

  await bar.getByRole('button', { name: 'Erinnerung anlegen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erinnerung anlegen' });
  await dialog.getByRole('textbox', { name: 'Bemerkung' }).fill('Palette nachzählen');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(bar.getByText('Palette nachzählen')).toBeVisible();
  // Due in a quarter of an hour, unless another time is chosen.
  await expect(bell).toContainText('1');

  const more = bar.getByRole('button', { name: 'Aktionen: Palette nachzählen' });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Morgen um 08:00 erinnern' }).press('Enter');
  await expect(bar.getByRole('region', { name: 'Später' })).toContainText('Palette nachzählen');
  await expect(bell).not.toContainText('1');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page);
  await more.click();
  await page.getByRole('menuitem', { name: 'Erinnerung löschen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /löschen/ })
    .click();
  await expect(bar.getByText('Keine Erinnerungen')).toBeVisible();
  await bell.click();
  await expect(bar).toBeHidden();
});
