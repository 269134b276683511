import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the header folds, sheets close with «back», sections are led to', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Adressen' })
    .click();
  const grid = page.getByRole('grid', { name: 'Adressen' });
  // Whichever stands there.
  const row = grid.getByRole('row').nth(3);
  await row.getByRole('link').first().waitFor();
  const header = page.getByRole('banner');
  const height = async () => (await header.boundingBox())?.height ?? 0;

  // Once the page is at rest.
  await grid.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 120);
    expect(await height()).toBeLessThan(10);
  }).toPass();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Konto' }).focus();
  await expect.poll(height).toBe(48);
  await grid.focus();
  await grid.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -60);
    expect(await height()).toBe(48);
  }).toPass();

  await row.getByRole('button', { name: 'Menü der Zeile' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect
    .poll(async () => {
      const { x = 1, y = 0, width = 0, height: high = 0 } = (await menu.boundingBox()) ?? {};
      return { x, width, foot: y + high };
    })
    .toEqual({ x: 0, width: 390, foot: 844 });
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/addresses$/);

  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Ändern' }).click();
  const salutation = page.getByRole('combobox', { name: 'Anrede' });
  await salutation.click();
  const sheet = page.getByRole('dialog', { name: 'Anrede' });
  await expectNoAxeViolations(page);
  await sheet.getByRole('option', { name: 'Divers' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(salutation).toHaveValue('Divers');

  // What is wrong is marked at its section, wherever one is.
  await page.getByLabel('Name', { exact: true }).fill('');
  const sections = page.getByRole('navigation', { name: 'Abschnitte' });
  // Whoever types has the room.
  await expect(sections).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nächster Datensatz' })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  const payment = sections.getByRole('button', { name: /^Zahlung/ });
  await payment.click();
  await expect(payment).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: /^Zahlung/ })).toBeInViewport();
  await expect(sections.getByRole('button', { name: /^Anschrift/ })).toContainText(
    'Ein Feld braucht Ihre Aufmerksamkeit',
  );
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  // A change is asked about, and «back» from the question stays with it.
  await page.goBack();
  const unsaved = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
  await unsaved.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/addresses$/);
});
