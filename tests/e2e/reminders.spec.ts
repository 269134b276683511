import { atRest } from './support/at-rest';
import { runAction } from './support/run-action';
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

  // Of a record that is open its own menu writes one, which leads back to it.
  await page.goto('/products');
  await page.getByRole('grid').locator('[aria-rowindex="2"] a').first().press('Enter');
  const product = page.getByRole('heading', { level: 1 });
  await expect(product).toBeVisible();
  const path = new URL(page.url()).pathname;
  await atRest(page);
  await runAction(page, 'Erinnerung anlegen');
  await expect(dialog).toContainText('Zu');
  await expect(dialog.getByRole('textbox', { name: 'Bemerkung' })).toBeFocused();
  await page.keyboard.type('Preis prüfen');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/home');
  const about = bar.getByRole('listitem').filter({ hasText: 'Preis prüfen' }).getByRole('link');
  await about.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.startsWith(path.replace(/\/masterdata$/, '')));

  // What was opened beside the page covers none on a phone; opened there, it does until one goes on.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeHidden();
  await bell.click();
  await expectNoAxeViolations(page);
  // All at once, after a question.
  await bar.getByRole('button', { name: 'Alle Erinnerungen löschen' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(bar.getByText('Preis prüfen')).toBeVisible();
  await bar.getByRole('button', { name: 'Alle Erinnerungen löschen' }).click();
  await question.getByRole('button', { name: /löschen/ }).click();
  await expect(bar.getByText('Keine Erinnerungen')).toBeVisible();
  await bar.getByRole('button', { name: 'Erinnerung anlegen' }).click();
  await dialog.getByRole('textbox', { name: 'Bemerkung' }).fill('Palette nachzählen');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
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
