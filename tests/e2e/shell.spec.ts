import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { fullMatrix } from './support/audit';
import { inTurn } from './support/in-turn';
import { fillLogin } from './support/login';
import { looksOf } from './support/looks';
import { move } from './support/move';
import { expectWell, lookAround } from './support/screen-looks';
import { expect, expectNoAxeViolations, login, test } from './support/test';
import { fieldText, text, type Language } from './support/texts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const languages = inTurn(['de', 'fr', 'en'] as const satisfies Language[]);

async function chooseInAccount(page: Page, choice: string, account = 'Konto'): Promise<void> {
  await page.getByRole('button', { name: account, exact: true }).click();
  await page.getByRole('radio', { name: choice }).check();
  await page.keyboard.press('Escape');
}

test('navigation, account and languages, by keyboard as well', async ({ page }) => {
  await login(page, 'buero');
  await page.goto('/home');
  await heading(page).waitFor();
  await test.step('the navigation can be skipped', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zum Inhalt' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('it marks the current page, leads, and names licensee and versions', async () => {
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
    await page.keyboard.press('Escape');
  });

  await test.step('a path that there is not, below a screen too', async () => {
    await move(page, '/addresses/nonsense');
    await expect(page.getByText('(404)')).toBeVisible();
    await expect(navigation(page)).toBeVisible();
    await move(page, '/nothing/here');
    await expect(page.getByText('Sorry, nothing here (404)')).toBeVisible();
    await expect(page.getByText(text('app:notFound.hint'))).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/home');
  });

  await test.step('the account menu', async () => {
    const account = page.getByRole('button', { name: 'Konto', exact: true });
    await account.press('Enter');
    const german = page.getByRole('radio', { name: 'Deutsch' });
    // Its code comes with its first use, or ahead once the page is at rest.
    await expect(german).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(german).toBeFocused();
    await expect(german).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(heading(page)).toHaveText('Home');
    await page.keyboard.press('Escape');
    await expect(german).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeFocused();
  });

  await test.step('the language changes in place and stays', async () => {
    let reloads = 0;
    page.on('load', () => (reloads += 1));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page).toHaveTitle('Home – Kontor');
    await chooseInAccount(page, 'Français', 'Account');
    await expect(heading(page)).toHaveText('Accueil');
    expect(reloads).toBe(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Accueil');
  });
});

test.describe('navigation', () => {
  test('starts small below 1400 px, is 250 px wide above, or as the user left it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await login(page, 'technik');
    await page.goto('/home');
    const width = async () => (await navigation(page).boundingBox())?.width;
    const toggle = page.getByRole('button', { name: 'Menü' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
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

  test('has headings that fold their entries away, as the user left them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await login(page, 'buero');
    await page.goto('/home');
    const heading = navigation(page).getByRole('button', { name: 'Service' });
    const entry = navigation(page).getByRole('link', { name: 'Planung' });
    await expect(entry).toBeVisible();
    await heading.press('Enter');
    await expect(entry).toBeHidden();
    await expect(navigation(page).getByRole('link', { name: 'Adressen' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
    // Where there are only icons, all of them are there.
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(entry).toBeVisible();
    // Who comes by a number goes on in the rows, and by the next number from there.
    await page.getByRole('button', { name: 'Neu', exact: true }).waitFor();
    const cell = page.getByRole('grid').locator('[aria-rowindex="2"] [role="gridcell"]:focus');
    for (const [number, path] of [
      ['110', '/addresses'],
      ['120', '/products'],
    ] as const) {
      await page.keyboard.type(number, { delay: 150 });
      await expect(page).toHaveURL(path);
      await expect(cell).toBeAttached();
    }
  });

  test('is a drawer on a phone that takes the focus and returns it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await login(page, 'buero');
    await page.goto('/home');
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
});

test('dark mode is the user’s, in every browser', async ({ page, browser, server }) => {
  await login(page, 'lager');
  await page.goto('/home');
  await chooseInAccount(page, 'Dunkel');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const elsewhere = await browser.newContext({ baseURL: server.url, colorScheme: 'light' });
  const other = await elsewhere.newPage();
  await login(other, 'lager');
  await other.goto('/home');
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

test('F1 explains the screen and the field that has the focus; an Escape belongs to what it closes', async ({
  page,
}) => {
  for (const language of languages) {
    await login(page, 'buero', language);
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

    // One that closes the account menu does not cancel an edit.
    const short = page.getByLabel(fieldText('Address', 'kurzname', language));
    await short.fill('BLEIBT');
    await page
      .getByRole('button', { name: text('app:account.name', language), exact: true })
      .click();
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeHidden();
    await expect(short).toHaveValue('BLEIBT');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // What is left with unsaved input asks; this way it does not come back as a draft either.
    await page.keyboard.press('Escape');
    const discard = { name: text('record:unsaved.discard', language) };
    await page.getByRole('dialog').getByRole('button', discard).click();

    await move(page, '/home');
    await page.getByRole('button', { name: text('app:help', language), exact: true }).click();
    await expect(help).toContainText(text('help:pages.home', language));
  }
});

test('no state of the shell has a violation, at any width, light, dark and in high contrast', async ({
  page,
}) => {
  if (fullMatrix) test.slow();
  let state = 0;
  /** Each state of the page in the way whose turn it is; languages are proven elsewhere. */
  const check = async () => {
    const looks = looksOf(state, fullMatrix)[0]?.[1] ?? [];
    state += 1;
    await lookAround(page, looks, () => expectWell(page));
  };
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: /^admin/ })).toBeVisible();
  await check();
  await fillLogin(page, 'buero', 'falsch');
  await page.getByRole('alert').waitFor();
  await check();
  await fillLogin(page, 'buero', 'kontor-demo');
  await expect(heading(page)).toHaveText('Startseite');
  await check();
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await expect(page.getByRole('group', { name: /Konto/ })).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await move(page, '/nothing/here');
  await page.getByText('(404)').waitFor();
  await check();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(navigation(page).getByText('Adressen')).toBeVisible();
  await expectWell(page);
});
