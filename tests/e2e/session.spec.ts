import type { Page } from '@playwright/test';
import { clientOf, recordOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { fillLogin } from './support/login';
import { fillPasswords, passwordDialog } from './support/password-dialog';
import { expect, test } from './support/test';
import { text } from './support/texts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Anmelden' });
const shortName = (page: Page) => page.getByLabel('Kurzname');

/** A user of the office's role, created for one test, and what an administrator does to him. */
async function newUser(admin: ApiClient, benutzername: string, passwort: string) {
  const roles = rowsOf(await admin.get('/system/rollen?limit=100'));
  const office = roles.find(({ name }) => name === 'Büro');
  const created = await admin.post('/system/benutzer', {
    benutzername,
    name: 'Fritz Frei',
    kuerzel: benutzername.toUpperCase(),
    passwort,
    passwortAendern: false,
    rollen: [office?.id],
  });
  expect(created.status).toBe(201);
  const path = created.headers.get('location') ?? '';
  return {
    change: async (patch: Row) => {
      const { version } = recordOf(await admin.get(path));
      expect((await admin.patch(path, patch, `"${String(version)}"`)).status).toBe(200);
    },
    givePassword: async (neuesPasswort: string) => {
      expect((await admin.post(`${path}/passwort`, { neuesPasswort })).status).toBe(200);
    },
  };
}

/** The record of an address, by its number. */
async function addressPath(admin: ApiClient, adressnummer: number): Promise<string> {
  const found = rowsOf(await admin.get(`/stammdaten/adressen?filter=adressnummer=${adressnummer}`));
  return `/addresses/${String(found[0]?.id)}`;
}

async function logInOver(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
}

const refusal = (page: Page, key: string) =>
  dialog(page)
    .getByRole('alert')
    .filter({ hasText: text(`login:failure.${key}`) });

test('who is blocked, gets another password or another type is out at the next call, and loses nothing', async ({
  page,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  const user = await newUser(admin, 'fritz', 'Ein guter Anfang');
  await page.goto(await addressPath(admin, 10_071));
  await fillLogin(page, 'fritz', 'Ein guter Anfang');
  await button(page, 'Ändern').click();
  await shortName(page).fill('GESPERRT');

  await user.change({ gesperrt: true });
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeVisible();
  await logInOver(page, 'Ein guter Anfang');
  await expect(refusal(page, 'wrong')).toBeVisible();
  await user.change({ gesperrt: false });
  await logInOver(page, 'Ein guter Anfang');
  await expect(dialog(page)).toHaveCount(0);
  await expect(shortName(page)).toHaveValue('GESPERRT');

  await user.givePassword('Ein zweiter Anfang');
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeVisible();
  await logInOver(page, 'Ein guter Anfang');
  await expect(refusal(page, 'wrong')).toBeVisible();
  await logInOver(page, 'Ein zweiter Anfang');
  await expect(dialog(page)).toHaveCount(0);
  await fillPasswords(page, 'Ein zweiter Anfang', 'Ein dritter Anfang');
  await expect(passwordDialog(page)).toHaveCount(0);
  // Where a read was refused, the page has been loaded anew.
  await expect(shortName(page)).toHaveValue('GESPERRT');

  await user.change({ typ: 4 });
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeVisible();
  await logInOver(page, 'Ein dritter Anfang');
  await expect(refusal(page, 'userType')).toBeVisible();
  await user.change({ typ: 0 });
  await logInOver(page, 'Ein dritter Anfang');
  await expect(dialog(page)).toHaveCount(0);

  await expect(shortName(page)).toHaveValue('GESPERRT');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('GESPERRT');
});

test('a draft outlives a day, a reload, a crash and the session, and what is kept of a user goes with his logout', async ({
  page,
  context,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  await newUser(admin, 'paula', 'Ein guter Anfang');
  const path = await addressPath(admin, 10_072);
  // Every page of this browser is a day later than the one before.
  let day = 0;
  const anotherDay = async (of: Page) => {
    await of.clock.install({ time: Date.now() + day * 24 * 60 * 60_000 });
    day += 1;
    of.on('dialog', (asked) => void asked.accept());
    return of;
  };
  const offer = (of: Page) => of.getByRole('status').filter({ hasText: 'Nicht gespeicherte' });

  const first = await anotherDay(page);
  await first.goto(path);
  await fillLogin(first, 'paula', 'Ein guter Anfang');
  await button(first, 'Ändern').click();
  await shortName(first).fill('MORGEN');
  await first.reload();
  await expect(offer(first)).toContainText('Kurzname');

  // A crash: no question and no goodbye. The next day the session is over.
  const second = await anotherDay(await context.newPage());
  await first.close({ runBeforeUnload: false });
  await server.query(
    `update sessions set ended_at = now() where user_id = (select id from users where benutzername = 'paula')`,
  );
  await second.goto(path);
  await fillLogin(second, 'paula', 'Ein guter Anfang');
  await expect(offer(second)).toContainText('Kurzname');
  const kept = () => second.evaluate(() => Object.keys(localStorage).sort());
  const own = (await kept()).filter((key) => key.startsWith('kontor.kept.'));
  expect(own.length).toBeGreaterThan(0);
  for (const key of own) expect(key).toContain('.paula.');

  await second.goto('/auth/logout');
  await expect(second).toHaveURL(/auth\/login/);
  expect((await kept()).filter((key) => /kontor\.(kept|session)/.test(key))).toEqual([]);
  expect((await kept()).filter((key) => key.startsWith('kontor.draft.'))).toHaveLength(1);

  const third = await anotherDay(await context.newPage());
  await third.goto(path);
  await fillLogin(third, 'paula', 'Ein guter Anfang');
  await third.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(shortName(third)).toHaveValue('MORGEN');
  await button(third, 'Speichern').click();
  await expect(button(third, 'Ändern')).toBeVisible();
  await expect(third.getByRole('main')).toContainText('MORGEN');
});
