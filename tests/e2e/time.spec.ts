import { expect, expectNoAxeViolations, login, test } from './support/test';

test('signs in and out, shows the running time, and asks for what was forgotten', async ({
  page,
}) => {
  await login(page, 'lager');
  await page.goto('/time-tracking');
  await expect(page.getByRole('heading', { name: 'Zeiterfassung' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Angemeldet seit' })).toBeVisible();
  const running = page.getByRole('banner').getByRole('link', { name: /Angemeldet seit 0:0\d h/ });
  await expect(running).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Pause' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Nicht angemeldet' })).toBeVisible();
  await expect(running).toBeHidden();
  await expect(main.getByRole('cell', { name: 'Pause' })).toBeVisible();
  await expect(main.getByRole('cell', { name: /^0:00:\d\d$/ }).first()).toBeVisible();

  await main.getByRole('button', { name: 'Nachbuchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nachbuchen' });
  await dialog.getByLabel('Zeitpunkt').fill('01.01.2099 08:00');
  await dialog.getByLabel('Kommentar').fill('vergessen');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Nachgebucht wird höchstens bis heute.')).toBeVisible();
});
