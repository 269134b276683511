import type { Page } from '@playwright/test';
import { newGadget } from './support/gadgets';
import { isOld, logInOver, loginDialog, mark } from './support/log-in-over';
import { move } from './support/move';
import { expect, login, playground as test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

/** Ends the page's session on the server, as blocking its user or changing his password does. */
async function throwOut(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as { token: string }).token,
  );
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}/vario-api/login`, { method: 'DELETE', headers });
  expect(status).toBe(204);
}

test('whose session ends logs in over the page, in every tab, and nothing typed is lost', async ({
  page,
  server,
}) => {
  await login(page, 'admin');
  const { path } = await newGadget(server.url, 'Sitzung');
  // A read that is refused later than the change would load the page anew: the shell's late parts read these.
  const shell = ['recentRecords', 'screenNumbers', 'keyboard'].map((name) =>
    page.waitForResponse(new RegExp(`/parameter/${name}$`)),
  );
  await page.goto(path);
  const tab = await page.context().newPage();
  await tab.goto('/gadgets');
  await expect(tab.getByRole('grid')).toBeVisible();

  // Two tabs, a token that has run out, one renewal.
  let renewals = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/login/erneuerung')) renewals += 1;
  });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as object;
    localStorage.setItem('kontor.session', JSON.stringify({ ...session, expiresAt: 0 }));
  });
  await Promise.all([move(page, '/gadgets'), move(tab, path)]);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(button(tab, 'Ändern')).toBeVisible();
  expect(renewals).toBe(1);
  await move(page, path);
  await move(tab, '/home');

  // A change that is refused: the page stays and goes on. What the form reads has come by then.
  const recent = page.waitForResponse(/\/parameter\/recent\.Gadget$/);
  await button(page, 'Ändern').click();
  await recent;
  await Promise.all(shell);
  await page.getByLabel('Anzahl', { exact: true }).fill('5');
  await mark(page);
  await throwOut(page, server.url);
  await page.keyboard.press('Control+s');
  await expect(loginDialog(page)).toBeVisible();
  await expect(loginDialog(tab)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeVisible();
  await logInOver(page);
  await expect(loginDialog(tab)).toHaveCount(0);
  await expect(page.getByLabel('Anzahl', { exact: true })).toHaveValue('5');
  expect(await isOld(page)).toBe(true);
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Ändern')).toBeVisible();

  // Reads that are refused, several at once: one dialog, then the page is loaded anew with what was being typed.
  await button(page, 'Ändern').click();
  await page.getByLabel('Anzahl', { exact: true }).fill('6');
  await throwOut(page, server.url);
  // The stream of news may have said it before. What one tab shows may have been read ahead, but not what all of them do.
  for (const tab of await page.getByRole('tab').all()) {
    await tab.evaluate((element: HTMLElement) => element.click());
  }
  await expect(loginDialog(page)).toHaveCount(1);
  await logInOver(page);
  await expect.poll(() => isOld(page)).toBe(false);
  await page.getByRole('tab').first().click();
  await expect(page.getByLabel('Anzahl', { exact: true })).toHaveValue('6');
  await button(page, 'Speichern').click();
  await expect(button(page, 'Ändern')).toBeVisible();

  // A logout in one tab is one in all, and leaves nothing of the user's but unsent work.
  await button(page, 'Ändern').click();
  await page.getByLabel('Anzahl', { exact: true }).fill('7');
  await move(tab, '/auth/logout');
  await expect(page).toHaveURL(/auth\/login/);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept.filter((key) => /session|kept/.test(key))).toEqual([]);
  expect(kept.filter((key) => key.startsWith('kontor.draft.'))).toHaveLength(1);
});
