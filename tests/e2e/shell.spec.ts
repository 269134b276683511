import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { fillLogin, login } from './support/login';
import { move } from './support/move';
import { showScheme } from './support/show-scheme';
import { expect, expectNoAxeViolations, test } from './support/test';
import { fieldText, text, type Language } from './support/texts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function chooseInAccount(page: Page, choice: string, account = 'Konto'): Promise<void> {
  await page.getByRole('button', { name: account, exact: true }).click();
  await page.getByRole('radio', { name: choice }).check();
  await page.keyboard.press('Escape');
}

test.describe('navigation', () => {
  test('marks the current page, leads by keyboard, names licensee and versions', async ({
    page,
  }) => {
    await login(page, 'buero');
    await expect(navigation(page).getByRole('link', { name: 'Startseite' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const addresses = navigation(page).getByRole('link', { name: 'Adressen' });
    await addresses.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/addresses/);
    await expect(addresses).toHaveAttribute('aria-current', 'page');
    await navigation(page).getByRole('button', { name: 'Informationen' }).click();
    const information = page.getByRole('group', { name: 'Informationen' });
    for (const fact of ['Lizenz', 'Web-App', 'Server', 'Datenbank']) {
      await expect(information.getByText(fact, { exact: true })).toBeVisible();
    }
    const notices = information.getByRole('link', { name: 'Open-Source-Lizenzen' });
    const answer = await page.request.get((await notices.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/^react \d[\d.]+, MIT$[^]+Permission is hereby granted/m);
  });

  test('is 250 px wide or 68 px small, as the user left it', async ({ page }) => {
    await login(page, 'technik');
    const width = async () => (await navigation(page).boundingBox())?.width;
    const toggle = page.getByRole('button', { name: 'Menü' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(width).toBe(250);
    const stored = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/webapp/parameter/navigation') &&
        answer.request().method() === 'POST',
    );
    await toggle.click();
    await expect.poll(width).toBe(68);
    await expect(navigation(page).getByRole('link', { name: 'Adressen' })).toBeVisible();
    expect((await stored).status()).toBe(200);
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(width).toBe(68);
  });

  test('starts small below 1400 px', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await login(page, 'buero');
    const toggle = page.getByRole('button', { name: 'Menü' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  test('is a drawer on a phone that takes the focus and returns it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await login(page, 'buero');
    const toggle = page.getByRole('button', { name: 'Menü' });
    await expect(navigation(page)).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(navigation(page)).toBeVisible();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await navigation(page).getByRole('link', { name: 'Adressen' }).click();
    await expect(page).toHaveURL(/\/addresses/);
    await expect(navigation(page)).toBeHidden();
  });

  test('shows what the user may see, and nothing to one without rights', async ({ page }) => {
    await login(page, 'lesen');
    await expect(navigation(page).getByRole('link', { name: 'Adressen' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Artikel' })).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL('/auth/login');
    await login(page, 'ohne');
    await expect(page.getByText(text('home:empty'))).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: 'Adressen' })).toHaveCount(0);
    await expect(navigation(page).getByRole('link', { name: 'Startseite' })).toBeVisible();
  });

  test('can be skipped', async ({ page }) => {
    await login(page, 'buero');
    await page.reload();
    await heading(page).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zum Inhalt' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('appearance and language', () => {
  test('dark mode is the user’s, in every browser', async ({ page, browser, server }) => {
    await login(page, 'lager');
    await chooseInAccount(page, 'Dunkel');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    const elsewhere = await browser.newContext({ baseURL: server.url, colorScheme: 'light' });
    const other = await elsewhere.newPage();
    await login(other, 'lager');
    await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await elsewhere.close();
    await chooseInAccount(page, 'Hoher Kontrast');
    await expect(root).toHaveAttribute('data-contrast');
    await page.reload({ waitUntil: 'commit' });
    // From the first thing that is drawn.
    await page.getByRole('banner').waitFor();
    expect(await root.getAttribute('data-contrast')).toBe('');
    // His, not the device's: whoever comes next has his own.
    await page.goto('/auth/logout');
    await expect(page).toHaveURL(/auth\/login/);
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(root).not.toHaveAttribute('data-contrast');
    expect(await page.evaluate(() => localStorage.getItem('kontor.darkmode'))).toBeNull();
  });

  test('the language changes in place', async ({ page }) => {
    await login(page, 'buero');
    let reloads = 0;
    page.on('load', () => (reloads += 1));
    await chooseInAccount(page, 'English');
    await expect(heading(page)).toHaveText('Home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page).toHaveTitle('Home – Kontor');
    await chooseInAccount(page, 'Français', 'Account');
    await expect(heading(page)).toHaveText('Accueil');
    expect(reloads).toBe(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Accueil');
  });

  test('the account menu works by keyboard', async ({ page }) => {
    await login(page, 'buero');
    const account = page.getByRole('button', { name: 'Konto', exact: true });
    await account.press('Enter');
    // Its code comes with its first use, or ahead once the page is at rest.
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(heading(page)).toHaveText('Home');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeFocused();
  });
});

test('F1 explains the screen and the field that has the focus, in every language', async ({
  page,
}) => {
  await login(page, 'buero');
  for (const language of ['de', 'fr', 'en'] as const satisfies Language[]) {
    await page.evaluate((to) => localStorage.setItem('kontor.language', to), language);
    await page.goto('/addresses/1');
    await page.getByRole('button', { name: text('record:edit', language) }).click();
    const field = page.getByLabel(fieldText('Address', 'kreditlimit', language));
    await field.focus();
    await atRest(page);
    await page.keyboard.press('F1');
    const help = page.getByRole('dialog', { name: text('app:help', language) });
    await expect(help).toContainText(text('entities:Address.help.about', language));
    await expect(help.getByRole('region').nth(1)).toContainText(
      text('entities:Address.help.fields.kreditlimit', language),
    );
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
  }
  await page.goto('/home');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toContainText(
    text('help:pages.home', 'en'),
  );
});

test('an Escape that closes the account menu does not cancel an edit', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/addresses/1');
  await page.getByRole('button', { name: 'Ändern' }).click();
  await page.getByLabel('Kurzname').fill('BLEIBT');
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeHidden();
  await expect(page.getByLabel('Kurzname')).toHaveValue('BLEIBT');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('unknown paths', () => {
  test('say so and lead back, also below a screen', async ({ page }) => {
    await login(page, 'buero');
    for (const language of ['en', 'fr', 'de'] as const satisfies Language[]) {
      await page.evaluate((to) => localStorage.setItem('kontor.language', to), language);
      await page.goto('/nothing/here');
      await expect(page.getByText('Sorry, nothing here (404)')).toBeVisible();
      await expect(page.getByText(text('app:notFound.hint', language))).toBeVisible();
      await page.getByRole('button', { name: 'Go back' }).click();
      await expect(page).toHaveURL('/home');
    }
    await move(page, '/addresses/nonsense');
    await expect(page.getByText('(404)')).toBeVisible();
    await expect(navigation(page)).toBeVisible();
  });
});

test.describe('accessibility', () => {
  for (const width of [1280, 390, 320]) {
    test(`no violation at ${width} px, light, dark and in high contrast`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const check = async () => {
        for (const scheme of ['light', 'dark', 'contrast'] as const) {
          await showScheme(page, scheme);
          await expectNoAxeViolations(page);
        }
        const { scrollWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
        }));
        expect(scrollWidth).toBeLessThanOrEqual(width);
      };
      await page.goto('/auth/login');
      await expect(page.getByRole('button', { name: /^admin/ })).toBeVisible();
      await check();
      // At one width only: the server counts failed logins.
      if (width === 320) {
        await fillLogin(page, 'buero', 'falsch');
        await page.getByRole('alert').waitFor();
        await check();
      }
      await fillLogin(page, 'buero', 'kontor-demo');
      await expect(heading(page)).toHaveText('Startseite');
      await check();
      await page.getByRole('button', { name: 'Konto', exact: true }).click();
      await expect(page.getByRole('group', { name: /Konto/ })).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menü' }).click();
      await expect(navigation(page).getByText('Adressen')).toBeVisible();
      await check();
      await page.goto('/nothing/here');
      await page.getByText('(404)').waitFor();
      await check();
    });
  }
});
