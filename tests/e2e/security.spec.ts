import type { Browser, Page } from '@playwright/test';
import { clientOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { expectNoRawKeys } from './support/expect-no-raw-keys';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { inTurn } from './support/in-turn';
import { isOld, loginDialog, mark } from './support/log-in-over';
import { fillLogin } from './support/login';
import { fillPasswords, passwordDialog } from './support/password-dialog';
import { expect, expectNoAxeViolations, login, test } from './support/test';
import { text } from './support/texts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const shortName = (page: Page) => page.getByLabel('Kurzname');
const devices = (page: Page) => page.getByRole('group', { name: 'Geräte' });

const first = 'Ein guter Anfang';
const second = 'Ein zweites Wort';
const third = 'Ein drittes Wort';

/** A user of the office's role with a first password; answers how an administrator has it changed. */
async function newUser(admin: ApiClient, benutzername: string) {
  const roles = rowsOf(await admin.get('/system/rollen?limit=100'));
  const created = await admin.post('/system/benutzer', {
    benutzername,
    name: 'Vera Neu',
    kuerzel: benutzername.toUpperCase(),
    passwort: first,
    rollen: [roles.find(({ name }) => name === 'Büro')?.id],
  });
  expect(created.status).toBe(201);
  const path = created.headers.get('location') ?? '';
  return async () => {
    const { version } = recordOf(await admin.get(path));
    const due = { passwortAendern: true };
    expect((await admin.patch(path, due, `"${String(version)}"`)).status).toBe(200);
  };
}

async function otherDevice(browser: Browser, baseURL: string, password: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await page.goto('/addresses');
  await fillLogin(page, 'vera', password);
  await expect(page.getByRole('grid')).toBeVisible();
  return page;
}

test('a first password is changed before anything else; the own one in the settings, where devices are logged out', async ({
  page,
  browser,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  const demandChange = await newUser(admin, 'vera');
  const [address] = rowsOf(
    await admin.get('/stammdaten/adressen?filter=adressnummer=10073&limit=1'),
  );
  const path = `/addresses/${String(address?.id)}`;

  // The first login: nothing but a new password or a logout leads on.
  await page.goto(path);
  await fillLogin(page, 'vera', first);
  const dialog = passwordDialog(page);
  await expect(dialog.getByLabel('Bisheriges Passwort', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await fillPasswords(page, first, second, 'etwas anderes');
  await expect(dialog.getByText(text('password:differs'))).toBeVisible();
  await expect(dialog.getByLabel('Neues Passwort wiederholen')).toBeFocused();
  await fillPasswords(page, 'falsch', second);
  await expect(dialog.getByText('Das bisherige Passwort stimmt nicht.')).toBeVisible();
  await expect(dialog.getByLabel('Bisheriges Passwort', { exact: true })).toBeFocused();
  await fillPasswords(page, first, 'vera');
  await expect(dialog.getByLabel('Neues Passwort', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await fillPasswords(page, first, second);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}`));

  // The own change: this tab's neighbour goes on with what it has typed, the other device is out.
  await button(page, 'Ändern').click();
  await shortName(page).fill('WEITER');
  await mark(page);
  const tab = await page.context().newPage();
  const phone = await otherDevice(browser, server.url, second);
  await tab.goto('/home');
  await tab.getByRole('button', { name: 'Konto' }).click();
  await tab
    .getByRole('group', { name: 'Konto' })
    .getByRole('link', { name: 'Einstellungen' })
    .click();
  await tab.getByRole('link', { name: 'Allgemein' }).click();
  await expect(devices(tab).getByRole('rowheader')).toHaveCount(2);
  await expect(devices(tab).getByText('Dieses Gerät')).toHaveCount(1);
  await fillPasswords(tab, second, third);
  await expect(tab.getByText(text('password:done'))).toBeVisible();
  await expect(devices(tab).getByRole('rowheader')).toHaveCount(1);
  await expect(loginDialog(phone)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('WEITER');
  await expect(loginDialog(page)).toHaveCount(0);

  // The other device again, and its end from afar.
  await loginDialog(phone).getByLabel('Passwort', { exact: true }).fill(third);
  await phone.keyboard.press('Enter');
  await expect(loginDialog(phone)).toHaveCount(0);
  await tab.reload();
  await devices(tab)
    .getByRole('button', { name: /abmelden/i })
    .click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect(devices(tab).getByRole('rowheader')).toHaveCount(1);
  await expect(loginDialog(phone)).toBeVisible();
  await phone.close();

  // An administrator asks for another one while somebody works: every tab asks, and nothing typed is lost.
  await button(page, 'Ändern').click();
  await shortName(page).fill('BLEIBT');
  await demandChange();
  await expect(passwordDialog(tab)).toBeVisible();
  await expect(dialog).toBeVisible();
  await fillPasswords(page, third, second);
  await expect(dialog).toHaveCount(0);
  await expect(passwordDialog(tab)).toHaveCount(0);
  await expect(shortName(page)).toHaveValue('BLEIBT');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('BLEIBT');
  expect(await isOld(page)).toBe(true);

  // Whoever will not think of one may leave.
  await demandChange();
  await dialog.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/auth\/login/);
  await expect(tab).toHaveURL(/auth\/login/);
});

const looks = [
  { language: 'de', width: 390, scheme: 'dark' },
  { language: 'en', width: 320, scheme: 'light' },
  { language: 'fr', width: 1280, scheme: 'dark' },
] as const;

for (const { language, width, scheme } of inTurn(looks)) {
  test(`the page and the dialog of passwords, ${language}, ${width}, ${scheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await login(page, 'lesen', language);
    await page.goto('/settings/general');
    const name = text('security:devices.title', language);
    await expect(page.getByRole('group', { name }).getByRole('rowheader').first()).toBeVisible();
    const check = async () => {
      await expectNoAxeViolations(page);
      await expectNoRawKeys(page);
      await expectNoSidewaysScroll(page);
    };
    await check();
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as object;
      const due = JSON.stringify({ ...session, mustChangePassword: true });
      localStorage.setItem('kontor.session', due);
    });
    await page.reload();
    await expect(passwordDialog(page, language)).toBeVisible();
    await check();
  });
}
