import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { expect, expectNoAxeViolations, login, test } from './support/test';
import { expectNoRawKeys } from './support/expect-no-raw-keys';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { move } from './support/move';
import { runAction } from './support/run-action';

const main = (page: Page) => page.getByRole('main');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });
const stored = (page: Page, name: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(`/webapp/parameter/${name}`) && answer.request().method() === 'POST',
  );

test('settings by keyboard: the number leads there, what is changed counts at once and elsewhere', async ({
  page,
  browser,
  server,
}) => {
  await login(page, 'buero');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Neu', exact: true }).waitFor();
  await page.keyboard.type('500', { delay: 200 });
  await expect(page).toHaveURL('/settings');
  await expect(navigation(page).getByRole('link', { name: 'Einstellungen' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(main(page).getByRole('listitem')).toHaveCount(5);
  await expectNoAxeViolations(page);

  // An area leaves the navigation and its number, and comes back.
  await main(page).getByRole('link', { name: 'Navigationsleiste' }).press('Enter');
  const area = page.getByRole('switch', { name: 'Artikel' });
  await expect(area).toBeChecked();
  const kept = stored(page, 'navigation');
  await area.press('Space');
  await expect(navigation(page).getByRole('link', { name: 'Artikel' })).toHaveCount(0);
  expect((await kept).status()).toBe(200);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(area).not.toBeChecked();
  await page.getByRole('button', { name: 'Bereiche zurücksetzen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bereiche' })).toBeFocused();
  await expect(navigation(page).getByRole('link', { name: 'Artikel' })).toBeVisible();

  // The start page has its own list.
  await page.goto('/settings/dashboard');
  const block = main(page).getByRole('switch').first();
  await block.press('Space');
  await expect(block).not.toBeChecked();
  await block.press('Space');

  // Rows of lists stand closer, and the storage region is another one.
  await page.getByRole('link', { name: 'Zurück' }).press('Enter');
  await page.getByRole('radio', { name: 'Kompakt' }).check();
  const region = stored(page, 'userStorageRegion');
  await page.getByRole('combobox', { name: 'Lagerkreis' }).selectOption('Süd');
  expect((await region).status()).toBe(200);
  await page.goto('/addresses');
  const row = page.getByRole('grid').locator('[aria-rowindex="2"]');
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(30);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Zeilenhöhe zurücksetzen' }).click();
  await page.getByRole('button', { name: 'Lagerkreis zurücksetzen' }).click();
  await expect(page.getByRole('combobox', { name: 'Lagerkreis' })).toHaveValue('1');

  // A key of one's own, in another browser too.
  await page.getByRole('link', { name: /Alle Tasten/ }).press('Enter');
  const change = page.getByRole('button', { name: /^Taste ändern: Bereich, Datensatz/ });
  await change.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neue Taste' });
  const field = dialog.getByLabel('Taste');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(dialog).toContainText('schon vergeben: Speichern');
  await page.keyboard.press('b');
  await expect(dialog).toContainText('zum Tippen da');
  await page.keyboard.press('Control+b');
  await expect(field).toHaveValue('Strg+B');
  await expectNoAxeViolations(page);
  const keys = stored(page, 'keyboard');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  expect((await keys).status()).toBe(200);

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await login(other, 'buero');
  await other.goto('/home');
  await other.getByRole('button', { name: 'Neu', exact: true }).waitFor();
  const palette = other.getByRole('dialog', { name: 'Befehle' });
  // What it was before does nothing; the new one may not be known yet.
  await expect(async () => {
    await other.keyboard.press('Control+b');
    await expect(palette).toBeVisible({ timeout: 500 });
  }).toPass();
  await other.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await elsewhere.close();

  await page.getByRole('button', { name: /^Bereich, Datensatz .* zurücksetzen$/ }).press('Enter');
  await expect(change).toBeFocused();
  await expect(main(page).getByText('Strg+K')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Befehle' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('settings on a phone: the region is read only without its right', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await login(page, 'lesen');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menü' }).click();
  await navigation(page).getByRole('link', { name: 'Einstellungen' }).click();
  await expect(page).toHaveURL('/settings');
  const region = main(page).getByRole('region', { name: 'Lagerkreis' });
  await expect(region).toContainText('Nord');
  await expect(region.getByRole('combobox')).toHaveCount(0);
  // What administrators do is not his.
  await expect(main(page).getByRole('link', { name: 'Benutzer' })).toHaveCount(0);
  for (const [path, named] of [
    ['', /^Einstellungen/],
    ['/navbar', /^Navigationsleiste/],
    ['/dashboard', /^Startseite/],
    ['/keys', /^Tasten/],
    ['/general', /^Allgemein/],
  ] as const) {
    await move(page, `/settings${path}`);
    await expect(page).toHaveTitle(named);
    await atRest(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectNoRawKeys(page);
    await expectNoAxeViolations(page);
  }
  await page.goto('/settings/nowhere');
  await expect(page.getByText('Sorry, nothing here (404)')).toBeVisible();
});

test('an administrator makes a role and a user by keyboard, and goes on by phone', async ({
  page,
}) => {
  await login(page, 'admin');
  await page.goto('/settings');
  await main(page).getByRole('link', { name: 'Rollen' }).press('Enter');
  await page.getByRole('button', { name: 'Neu anlegen' }).waitFor();
  await atRest(page);
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL('/roles/new');
  const role = `Aushilfe ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.keyboard.type(role);
  const addresses = page.getByRole('group', { name: 'Adressen' });
  await addresses.getByRole('checkbox', { name: 'Adressen' }).press('Space');
  await addresses.getByRole('checkbox', { name: 'löschen' }).press('Space');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
  await expect(main(page)).toContainText('sehen, ändern');
  await expect(main(page)).not.toContainText('löschen');

  await page.goto('/users/new');
  const name = `aushilfe${Date.now() % 1e6}`;
  await page.getByLabel('Benutzername').focus();
  await page.keyboard.type(name);
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.keyboard.type('Anna Aushilfe');
  await page.getByLabel('Kürzel').focus();
  await page.keyboard.type('AA');
  await page.getByRole('combobox', { name: 'Rollen' }).focus();
  await page.keyboard.type(role);
  await expect(page.getByRole('option', { name: role })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Erstes Passwort').focus();
  await page.keyboard.type('kurz');
  await page.keyboard.press('Control+s');
  // The server says what a password must be.
  await expect(page.getByLabel('Erstes Passwort')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Erstes Passwort').fill('Ein guter Anfang 7');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();

  // The rest is done under way.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  await main(page).getByRole('link', { name: 'Benutzer' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Anna Aushilfe' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna Aushilfe');
  await expectNoAxeViolations(page);
  await runAction(page, 'Passwort zurücksetzen');
  const dialog = page.getByRole('dialog', { name: 'Passwort zurücksetzen' });
  await dialog.getByLabel('Vorläufiges Passwort').fill('Noch ein guter Anfang 8');
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('checkbox', { name: 'Gesperrt' }).check();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/auditLog');
  const log = page.getByRole('grid');
  for (const event of ['Benutzer gesperrt', 'Passwort zurückgesetzt', 'Benutzer angelegt']) {
    await expect(log.getByRole('row').filter({ hasText: event }).first()).toContainText(name);
  }
});
