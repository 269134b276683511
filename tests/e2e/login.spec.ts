import type { Page } from '@playwright/test';
import { fillLogin } from './support/login';
import { expect, login, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const user = (page: Page) => page.getByLabel('Benutzername');

test('the login speaks three languages, refuses what is wrong, and leads where one wanted to go', async ({
  page,
  server,
}) => {
  await test.step('in the chosen language, and stays in it', async () => {
    await page.goto('/auth/login');
    await user(page).fill('buero');
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading')).toHaveText(['Connexion', /démonstration/]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('buero');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
  });

  await test.step('what is missing, a wrong password, a blocked user', async () => {
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(user(page)).toBeFocused();
    await expect(user(page)).toHaveAccessibleDescription('Bitte ausfüllen');
    await page.keyboard.type('buero');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveCount(0);
    await fillLogin(page, 'buero', 'falsch');
    await expect(alert).toHaveText('Benutzername oder Passwort fehlerhaft');
    await expect(user(page)).toHaveValue('buero');
    await page.reload();
    await expect(alert).toHaveCount(0);
    await fillLogin(page, 'gesperrt', 'kontor-demo');
    await expect(alert).toHaveText('Benutzername oder Passwort fehlerhaft');
  });

  await test.step('a session survives a reload and ends with the logout', async () => {
    await fillLogin(page, 'buero', 'kontor-demo');
    await expect(page).toHaveURL('/home');
    await expect(heading(page)).toHaveText('Startseite');
    await expect(page).toHaveTitle('Startseite – Kontor');
    await page.reload();
    await expect(heading(page)).toHaveText('Startseite');
    await page.getByRole('button', { name: 'Konto', exact: true }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await page.evaluate(() => localStorage.getItem('kontor.session'))).toBeNull();
  });

  await test.step('by keyboard alone, to the path that was asked for, with its query', async () => {
    await page.goto('/addresses?q=berg');
    await expect(page).toHaveURL('/auth/login');
    await expect(user(page)).toBeFocused();
    await page.keyboard.type('buero');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kontor-demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/addresses?q=berg');
    await page.goto('/logout');
    await expect(page).toHaveURL('/auth/login');
  });

  await test.step('nowhere else, with a demo login filled in by a click', async () => {
    await page.goto(`${server.url}//evil.example/home`);
    await expect(user(page)).toBeVisible();
    await page.getByRole('button', { name: /^lesen/ }).click();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  });
});

test('shows that the server is offline, and when it is back', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  await context.setOffline(true);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Server offline' })).toBeDisabled();
  await context.setOffline(false);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
});

test.describe('session', () => {
  const stored = (page: Page) =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as { token: string },
    );
  const change = (page: Page, tokens: object) =>
    page.evaluate((changes) => {
      const session = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as object;
      localStorage.setItem('kontor.session', JSON.stringify({ ...session, ...changes }));
    }, tokens);

  test('a logout ends it on the server and in the other tab', async ({
    page,
    context,
    request,
  }) => {
    await login(page, 'buero');
    await page.goto('/home');
    const { token } = await stored(page);
    const ask = () =>
      request.get('/vario-api/webapp/me', { headers: { Authorization: `Bearer ${token}` } });
    expect((await ask()).status()).toBe(200);
    const other = await context.newPage();
    await other.goto('/addresses');
    await expect(other.getByRole('banner')).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL('/auth/login');
    expect((await ask()).status()).toBe(401);
    await expect(other).toHaveURL('/auth/login');
    await expect(other.getByRole('status')).toContainText('Ihre Sitzung ist beendet');
  });

  test('a token that no longer works is renewed unseen; one that is gone leads to the login page and back', async ({
    page,
  }) => {
    const gone = 'x'.repeat(43);
    await login(page, 'buero');
    await change(page, { token: gone });
    await page.goto('/home');
    await expect(heading(page)).toHaveText('Startseite');
    expect((await stored(page)).token).not.toBe(gone);

    await change(page, { token: gone, renewalToken: gone });
    await page.goto('/addresses?q=berg');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('status')).toContainText('Ihre Sitzung ist beendet');
    await fillLogin(page, 'buero', 'kontor-demo');
    await expect(page).toHaveURL('/addresses?q=berg');
  });
});
