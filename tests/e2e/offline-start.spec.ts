import { expect, login, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('the page starts without a network, says so, and goes on when there is one', async ({
  page,
  context,
}) => {
  await login(page, 'buero');
  await page.goto('/addresses');
  await expect(page.getByRole('grid')).toBeVisible();
  // It keeps the page when that is at rest, and nothing else.
  const kept = () =>
    page.evaluate(async () => {
      const caches = await globalThis.caches.keys();
      const requests = await Promise.all(
        caches.map(async (name) => (await globalThis.caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(10);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await kept()).filter((path) => !path.startsWith('/built/'))).toEqual(['/']);

  await context.setOffline(true);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main).toContainText('Sie sind offline');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[aria-rowindex="2"]')).toBeVisible();
});
