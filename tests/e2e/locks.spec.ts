import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, login, playground, test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

const taken = (by: Page) =>
  by.waitForResponse((answer) => answer.url().endsWith('/system/sperren') && answer.ok());

async function colleague(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await login(page, 'buero');
  await page.goto(path);
  // The form opens before its lock is there.
  await Promise.all([taken(page), button(page, 'Ändern').click()]);
  await expect(button(page, 'Speichern')).toBeVisible();
  return page;
}

test('a colleague who is editing too is named, until he has finished', async ({
  page,
  browser,
  server,
}) => {
  await login(page, 'admin');
  await page.goto('/addresses/71');
  const other = await browser.newPage({ baseURL: server.url });
  await login(other, 'buero');
  await other.goto('/addresses/71');
  await Promise.all([taken(other), button(other, 'Ändern').click()]);

  await button(page, 'Ändern').click();
  const alert = page.getByRole('status').filter({ hasText: 'Bea Büro bearbeitet' });
  await expect(alert).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Kurzname').fill('BEIDE');
  await button(page, 'Speichern').click();
  // He is still at it, which who only reads may know too.
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(alert).toBeVisible();

  const released = other.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/system/sperren/'),
  );
  await button(other, 'Abbrechen').click();
  expect((await released).status()).toBe(204);
  await button(page, 'Ändern').click();
  await expect(page.getByLabel('Kurzname')).toBeVisible();
  await expect(alert).toHaveCount(0);

  // Leaving the page is an end as well, once it has read what it holds: that the server has answered is not enough.
  await other.evaluate(() => performance.clearResourceTimings());
  await button(other, 'Ändern').click();
  const isRead = () =>
    other.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/system/sperren')),
    );
  await expect.poll(isRead).toBe(true);
  const holders = async () => {
    const rows = await server.query<{ benutzername: string }>(
      `select u.benutzername from record_locks l join users u on u.id = l.user_id
       where l.tabelle = 'ADR' and l.tabelle_id = 71 and l.valid_until > now()
       order by u.benutzername`,
    );
    return rows.map(({ benutzername }) => benutzername);
  };
  expect(await holders()).toEqual(['admin', 'buero']);
  await other.goto('about:blank');
  await expect.poll(holders).toEqual(['admin']);
});

playground(
  'where locks block, the second person reads who is there and goes on reading',
  async ({ page, browser, server }) => {
    await login(page, 'admin');
    await page.goto('/gadgets/new');
    await page.getByLabel('Bezeichnung', { exact: true }).fill('Gesperrt');
    await page.getByLabel('Besitzer', { exact: true }).click();
    await page.getByRole('option', { name: 'Bea Büro' }).click();
    await button(page, 'Speichern').click();
    await expect(button(page, 'Ändern')).toBeVisible();
    const other = await colleague(browser, server.url, new URL(page.url()).pathname);

    await button(page, 'Ändern').click();
    const refusal = page
      .getByRole('status')
      .filter({ hasText: 'Bea Büro bearbeitet den Datensatz' });
    await expect(refusal).toBeVisible();
    await expect(refusal.getByRole('link', { name: 'Zu den Sperren' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'HTTP 423' })).toContainText(
      'POST /vario-api/system/sperren',
    );
    await expect(button(page, 'Ändern')).toBeVisible();

    await other.getByLabel('Anzahl', { exact: true }).fill('12');
    await button(other, 'Speichern').click();
    await expect(button(other, 'Ändern')).toBeVisible();
    await button(page, 'Ändern').click();
    await page.getByLabel('Bezeichnung', { exact: true }).fill('Frei');
    await button(page, 'Speichern').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frei');
    const count = page.locator('dt', { hasText: /^Anzahl$/ }).locator('+ dd');
    await expect(count).toHaveText('12');
  },
);
