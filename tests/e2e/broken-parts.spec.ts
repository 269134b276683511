import { clientOf } from '../support/api-client';
import { fail } from './support/faults';
import { inTurn } from './support/in-turn';
import { move } from './support/move';
import { runAction } from './support/run-action';
import { expect, login, playground as test } from './support/test';
import { text } from './support/texts';

test('what breaks breaks alone: a block, a tab, a dialog, a page', async ({ page, server }) => {
  const admin = await clientOf(server.url, 'admin');
  const { headers } = await admin.post('/pruefstand/auftraege', { titel: 'Bruch' });
  const id = (headers.get('location') ?? '').split('/').at(-1);
  await login(page, 'admin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A part of the page that cannot be loaded, as after a new version was put in place of the old.
  const lose = (part: string) => page.route(`**/built/${part}-*.js`, (route) => route.abort());
  const find = () => page.unrouteAll();
  const broken = page.getByRole('alert').filter({ hasText: text('ui:broken.title') });
  const retry = (of = broken) => of.getByRole('button', { name: text('ui:broken.retry') }).click();

  await lose('table-views');
  await move(page, `/orders/${id}/lines`);
  await expect(broken).toContainText(/[0-9a-f]{8}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruch');
  await page.getByRole('tab').first().click();
  await expect(broken).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Bruch');
  await page.getByRole('tab').nth(1).click();
  await expect(broken).toBeVisible();
  await find();
  await retry();
  await expect(page.getByRole('tabpanel').getByRole('group')).toBeVisible();

  const failed = page.getByRole('dialog', { name: text('ui:part.title') });
  // A question that cannot be loaded is none that was answered.
  await lose('confirm-modal');
  await runAction(page, 'Löschen');
  await expect(failed.getByRole('alert')).toContainText(/[0-9a-f]{8}/);
  await find();
  await retry(failed);
  await page.getByRole('dialog', { name: text('record:remove.title') }).press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruch');

  await lose('settings-pages');
  await page.getByRole('link', { name: 'Startseite' }).first().click();
  await expect(page).toHaveURL(/home$/);
  await move(page, '/system/locks');
  const lost = page.getByRole('main').getByRole('alert');
  await expect(lost).toContainText(text('app:failure.title'));
  await expect(lost).toContainText(/[0-9a-f]{8}/);
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  await find();
  await lost.getByRole('button', { name: text('app:failure.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('locks:title'));
});

test('header and navigation break alone, at any width', async ({ page, server }) => {
  await login(page, 'admin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const me = await (await clientOf(server.url, 'admin')).get('/webapp/me');
  const known = (me.body as { result: { benutzer: object } }).result;
  const odd = { ...known, benutzer: { ...known.benutzer, name: { vorname: 'Ada' } } };
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const cases = [
    ['/webapp/systeminfo$', { serverVersion: '0.0.1', links: [null] }, navigation],
    ['/webapp/me$', odd, page.getByRole('banner')],
  ] as const;
  for (const [path, result, place] of cases) {
    for (const width of inTurn([1440, 1280, 390])) {
      await page.setViewportSize({ width, height: 844 });
      await fail(server.url, { path, status: 200, body: { result } });
      await page.goto('/gadgets');
      const menu = page.getByRole('button', { name: 'Menü', exact: true });
      if (width === 390 && place === navigation) await menu.click();
      if (place === navigation) await place.getByRole('button', { name: 'Informationen' }).click();
      if (place !== navigation) await page.getByRole('button', { name: 'Konto' }).click();
      const broken = place.getByRole('alert');
      await expect(broken).toContainText(/[0-9a-f]{8}/);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
        'Geräte',
      );
      await fail(server.url);
      await broken.getByRole('button', { name: text('ui:broken.retry') }).click();
      await expect(broken).toHaveCount(0);
      await expect(place.getByRole('link').first()).toBeVisible();
      if (width === 390) await page.keyboard.press('Escape');
    }
  }
});

test('a page whose texts do not come says so, and starts when they do', async ({ page }) => {
  await login(page, 'admin');
  await page.route('**/built/*.json', (route) => route.abort());
  await page.goto('/home');
  const said = page.getByText('Kontor lässt sich nicht laden.');
  await expect(said).toBeHidden();
  // Only after 8 s, which nobody waits for here.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(said).toBeVisible();
  await page.unrouteAll();
  await said.getByRole('link', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
});
