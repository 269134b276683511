import type { Page } from '@playwright/test';
import { fillLogin, login } from './support/login';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('login', () => {
  test('asks for what is missing, refuses a wrong password, then accepts the right one', async ({
    page,
  }) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByLabel('Benutzername')).toBeFocused();
    await expect(page.getByLabel('Benutzername')).toHaveAccessibleDescription('Bitte ausfüllen');
    await page.keyboard.type('buero');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await fillLogin(page, 'buero', 'falsch');
    await expect(page.getByRole('alert')).toHaveText('Benutzername oder Passwort fehlerhaft');
    await expect(page.getByLabel('Benutzername')).toHaveValue('buero');
    await fillLogin(page, 'buero', 'kontor-demo');
    await expect(page).toHaveURL('/home');
    await expect(heading(page)).toHaveText('Startseite');
    await expect(page).toHaveTitle('Startseite – Kontor');
  });

  test('says the same of a blocked user', async ({ page }) => {
    await page.goto('/auth/login');
    await fillLogin(page, 'gesperrt', 'kontor-demo');
    await expect(page.getByRole('alert')).toHaveText('Benutzername oder Passwort fehlerhaft');
  });

  test('goes to the path that was asked for, with its query', async ({ page }) => {
    await page.goto('/addresses?q=berg');
    await expect(page).toHaveURL('/auth/login');
    await fillLogin(page, 'buero', 'kontor-demo');
    await expect(page).toHaveURL('/addresses?q=berg');
  });

  test('leads nowhere else', async ({ page, server }) => {
    await page.goto(`${server.url}//evil.example/home`);
    await expect(page.getByLabel('Benutzername')).toBeVisible();
    await fillLogin(page, 'buero', 'kontor-demo');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/addresses');
    await expect(page.getByLabel('Benutzername')).toBeFocused();
    await page.keyboard.type('buero');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kontor-demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/addresses');
  });

  test('fills in a demo login by a click', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: /^lesen/ }).click();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL('/home');
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

  test('is in the chosen language, and stays in it', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Benutzername').fill('buero');
    await page.getByRole('radio', { name: 'Français' }).check();
    await expect(page.getByRole('heading')).toHaveText(['Connexion', /démonstration/]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('buero');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });
});

test.describe('session', () => {
  test('survives a reload and ends with the logout', async ({ page }) => {
    await login(page, 'buero');
    await page.reload();
    await expect(heading(page)).toHaveText('Startseite');
    await page.getByRole('button', { name: 'Konto', exact: true }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await page.evaluate(() => localStorage.getItem('kontor.session'))).toBeNull();
    await page.goto('/addresses');
    await expect(page).toHaveURL('/auth/login');
  });

  test('a logout ends it on the server', async ({ page, request }) => {
    await login(page, 'buero');
    const { token } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as { token: string },
    );
    const ask = () =>
      request.get('/vario-api/webapp/me', { headers: { Authorization: `Bearer ${token}` } });
    expect((await ask()).status()).toBe(200);
    await page.goto('/logout');
    await expect(page).toHaveURL('/auth/login');
    expect((await ask()).status()).toBe(401);
  });

  test('a logout in one tab ends it in the other', async ({ page, context }) => {
    await login(page, 'buero');
    const other = await context.newPage();
    await other.goto('/addresses');
    await expect(other.getByRole('banner')).toBeVisible();
    await page.goto('/logout');
    await expect(other).toHaveURL('/auth/login');
    await expect(other.getByRole('status')).toContainText('Ihre Sitzung ist beendet');
  });

  test('a token that no longer works is renewed unseen', async ({ page }) => {
    await login(page, 'buero');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as object;
      const changed = { ...session, token: 'x'.repeat(43) };
      localStorage.setItem('kontor.session', JSON.stringify(changed));
    });
    await page.goto('/home');
    await expect(heading(page)).toHaveText('Startseite');
  });

  test('a session that is gone leads to the login page and back', async ({ page }) => {
    await login(page, 'buero');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as object;
      const gone = 'x'.repeat(43);
      const changed = { ...session, token: gone, renewalToken: gone };
      localStorage.setItem('kontor.session', JSON.stringify(changed));
    });
    await page.goto('/addresses?q=berg');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('status')).toContainText('Ihre Sitzung ist beendet');
    await fillLogin(page, 'buero', 'kontor-demo');
    await expect(page).toHaveURL('/addresses?q=berg');
  });
});
