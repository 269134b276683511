import type { Page } from '@playwright/test';
import { type ApiClient, clientOf, parameterPath, recordOf, rowsOf } from '../support/api-client';
import { freshUser, PASSWORD, setUpTotp } from '../support/second-factor-client';
import { totpCode, totpCodeOf } from '../support/totp-code';
import { demoPassword, fillLogin } from './support/login';
import { fillPasswords, passwordDialog } from './support/password-dialog';
import { expectNoRawKeys } from './support/expect-no-raw-keys';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { expect, expectNoAxeViolations, test } from './support/test';
import { addAuthenticator } from './support/virtual-authenticator';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByLabel('Einmalcode', { exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'Zweiter Faktor' });
const shell = (page: Page) => page.getByRole('banner');

/** The role of the demo company by name, with its id. */
async function roleId(admin: ApiClient, name: string): Promise<number> {
  const roles = rowsOf(await admin.get('/system/rollen?limit=100'));
  return Number(roles.find((role) => role.name === name)?.id);
}

async function confirm(page: Page, password = PASSWORD): Promise<void> {
  const question = dialog(page, 'Bitte bestätigen');
  await question.getByLabel('Passwort', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(question).toHaveCount(0);
}

/** Reads the recovery codes that are shown and closes them. */
async function keepCodes(page: Page): Promise<string[]> {
  const shown = dialog(page, 'Wiederherstellungscodes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  await expect(shown.getByRole('button', { name: 'Kopieren' })).toBeFocused();
  await shown.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(shown).toHaveCount(0);
  return codes;
}

/** Sets up one-time codes from wherever the section is; answers their secret. */
async function setUpCodes(page: Page, password = PASSWORD): Promise<string> {
  await button(page, 'Einmalcodes einrichten').click();
  await confirm(page, password);
  const setup = dialog(page, 'Einmalcodes einrichten');
  const secret = (await setup.getByRole('definition').textContent()) ?? '';
  await setup.getByLabel('Code aus der App').fill('12 34 5x');
  await expect(setup.getByLabel('Code aus der App')).toHaveValue('12345');
  await setup.getByLabel('Code aus der App').fill(totpCode(secret.replaceAll(' ', '')));
  return secret.replaceAll(' ', '');
}

test('a passkey is set up, signs in on desk and phone, and is removed', async ({
  page,
  server,
}) => {
  const url = server.url.replace('127.0.0.1', 'localhost');
  const { benutzername } = await freshUser(server.url);
  const authenticator = await addAuthenticator(page);
  await page.goto(`${url}/settings/general`);
  await fillLogin(page, benutzername, PASSWORD);
  await expect(section(page)).toContainText('Noch ist keiner eingerichtet');
  await button(page, 'Passkey hinzufügen').click();
  await confirm(page);
  const creation = dialog(page, 'Passkey hinzufügen');
  await expect(creation.getByLabel('Name')).toHaveValue('Chrome, Linux');
  await creation.getByLabel('Name').fill('Laptop');
  await creation.getByRole('button', { name: 'Passkey anlegen' }).click();
  await keepCodes(page);
  await expect(button(page, 'Passkey hinzufügen')).toBeFocused();
  await expect(section(page).getByRole('listitem')).toContainText(['Laptop']);
  await expect(section(page)).toContainText('Noch 10 Codes übrig');

  // The authenticator that holds one is not given another.
  await button(page, 'Passkey hinzufügen').click();
  await creation.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(creation).toContainText('bereits einen Passkey');
  await creation.getByRole('button', { name: 'Abbrechen' }).click();
  await expectNoAxeViolations(page);
  await expectNoRawKeys(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto(`${url}/auth/logout`);
  await expect(page).toHaveURL(/auth\/login/);
  await fillLogin(page, benutzername, PASSWORD);
  await expect(button(page, 'Mit Passkey anmelden')).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await authenticator.verifies(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('nicht bestätigt');
  await expect(button(page, 'Mit Passkey anmelden')).toBeFocused();
  await authenticator.verifies(true);
  await button(page, 'Zurück').click();
  await expect(page.getByLabel('Benutzername')).toHaveValue(benutzername);
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
  await fillLogin(page, benutzername, PASSWORD);
  await button(page, 'Mit Passkey anmelden').click();
  await expect(shell(page)).toBeVisible();

  await button(page, 'Konto').click();
  await page
    .getByRole('group', { name: 'Konto' })
    .getByRole('link', { name: 'Einstellungen' })
    .click();
  await page.getByRole('link', { name: 'Allgemein' }).click();
  await expect(section(page)).toContainText(/zuletzt benutzt am/);
  await button(page, 'Laptop entfernen').click();
  await dialog(page, 'Laptop entfernen').getByRole('button', { name: 'Entfernen' }).click();
  await confirm(page);
  await expect(section(page)).toContainText('Noch ist keiner eingerichtet');
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeFocused();

  // Whoever comes next at this browser is not taken for the one before.
  await page.goto(`${url}/auth/logout`);
  await fillLogin(page, 'lesen', demoPassword);
  await button(page, 'Konto').click();
  await expect(page.getByRole('group', { name: 'Konto' })).toContainText('Lena Leser');
});

test('whose session ends proves it again over the page, by code or recovery code, and loses nothing', async ({
  page,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  const user = await freshUser(server.url, { rollen: [await roleId(admin, 'Büro')] });
  const { secret, codes } = await setUpTotp(await user.client());
  const found = rowsOf(await admin.get('/stammdaten/adressen?filter=adressnummer=10081'));
  await page.goto(`/addresses/${String(found[0]?.id)}`);
  await fillLogin(page, user.benutzername, PASSWORD);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  // The code that set it up is used; what a slip leaves is an empty field to type in.
  const [used] = await server.query<{ step: number }>(
    `select last_step::int as step from second_factors order by id desc limit 1`,
  );
  await page.keyboard.type(totpCodeOf(secret, used?.step ?? 0));
  await expect(page.getByRole('alert')).toContainText('stimmt nicht');
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  const right = totpCode(secret, 1);
  await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await button(page, 'Ändern').click();
  await page.getByLabel('Kurzname').fill('ZWEIFACH');

  await server.query(
    `update sessions set ended_at = now()
     where user_id = (select id from users where benutzername = '${user.benutzername}')`,
  );
  await page.keyboard.press('Control+s');
  const over = dialog(page, 'Anmelden');
  await over.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await expectNoAxeViolations(page);
  // A login that has waited too long begins anew.
  await server.query('update pending_logins set valid_until = now()');
  await page.keyboard.type('000000');
  await expect(over.getByRole('alert')).toContainText('gilt nicht mehr');
  await expect(over.getByLabel('Passwort', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await over.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await over.getByLabel('Wiederherstellungscode', { exact: true }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(over).toHaveCount(0);
  await expect(page.getByLabel('Kurzname')).toHaveValue('ZWEIFACH');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('main')).toContainText('ZWEIFACH');
});

test('whose role asks for one sets it up before anything else, and goes on where he was', async ({
  page,
  browser,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  const office = await roleId(admin, 'Büro');
  const parameter = await parameterPath(admin, 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN');
  const demand = async (wert: string | null) => {
    const { version } = recordOf(await admin.get(parameter));
    expect((await admin.patch(parameter, { wert }, `"${String(version)}"`)).status).toBe(200);
  };
  const user = await freshUser(server.url, { rollen: [office] });
  const found = rowsOf(await admin.get('/stammdaten/adressen?filter=adressnummer=10082'));
  await page.goto(`/addresses/${String(found[0]?.id)}`);
  await fillLogin(page, user.benutzername, PASSWORD);
  await button(page, 'Ändern').click();
  await page.getByLabel('Kurzname').fill('PFLICHT');
  await demand('Büro');
  try {
    await page.keyboard.press('Control+s');
    const duty = dialog(page, 'Zweiter Faktor erforderlich');
    await expect(duty).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(duty).toBeVisible();
    await setUpCodes(page);
    await keepCodes(page);
    await expect(duty).toHaveCount(0);
    await expect(page.getByLabel('Kurzname')).toHaveValue('PFLICHT');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('main')).toContainText('PFLICHT');

    // Who comes new sees nothing else, the password first; on a phone, and by its number, where no passkey can be.
    const other = await freshUser(server.url, { rollen: [office], passwortAendern: true });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await phone.goto(`${server.url}/addresses`);
    await fillLogin(phone, other.benutzername, PASSWORD);
    await expect(passwordDialog(phone)).toBeVisible();
    await expect(dialog(phone, 'Zweiter Faktor erforderlich')).toHaveCount(0);
    await fillPasswords(phone, PASSWORD, 'Ein zweiter Anfang');
    await expect(dialog(phone, 'Zweiter Faktor erforderlich')).toBeVisible();
    await expect(passwordDialog(phone)).toHaveCount(0);
    await expect(shell(phone)).toHaveCount(0);
    const { port } = new URL(server.url);
    await expect(
      phone.getByRole('link', { name: `Unter localhost:${port} öffnen` }),
    ).toHaveAttribute('href', `http://localhost:${port}/addresses`);
    await expectNoAxeViolations(phone);
    await expectNoRawKeys(phone);
    await setUpCodes(phone, 'Ein zweiter Anfang');
    const codes = await keepCodes(phone);
    expect(new Set(codes).size).toBe(10);
    await expect(phone.getByRole('grid')).toBeVisible();
    await phone.goto(`${server.url}/settings/general`);
    await expect(section(phone)).toContainText('Ihre Rolle verlangt');
    await expect(phone.getByRole('button', { name: /entfernen/ })).toHaveCount(0);
    await expectNoSidewaysScroll(phone);
    await context.close();
  } finally {
    await demand(null);
  }
});
