import { createServer } from 'vite';
import { expect, login, test } from './support/test';

// The page as in development: React's strict mode does everything twice there and warns of what does not bear it.
test.setTimeout(240_000);

test('lists, records, forms, dialogs and the end of a session bear to be done twice', async ({
  browser,
  server,
}) => {
  // Whoever built the page before left it at production, where React checks nothing.
  process.env.NODE_ENV = 'development';
  const vite = await createServer({
    logLevel: 'error',
    // Files change while no test needs to know.
    server: { port: 0, hmr: false, watch: null, proxy: { '/vario-api': server.url } },
  });
  try {
    await vite.listen();
    const page = await browser.newPage({ baseURL: vite.resolvedUrls?.local[0] });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      const isSaid = ['error', 'warning'].includes(message.type());
      if (isSaid) complaints.push(message.text());
    });
    await login(page, 'buero');
    await page.goto('/addresses');
    const main = page.getByRole('main');
    await expect(main.locator('[aria-rowindex="2"]')).toBeVisible({ timeout: 120_000 });
    // The first page begins at its top, where the skip link is.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    await main.locator('[aria-rowindex="2"]').getByRole('link').first().click();
    const bar = page.getByRole('toolbar', { name: 'Aktionen' });
    await bar.getByRole('button', { name: 'Ändern' }).click({ timeout: 60_000 });
    const name = page.getByLabel('Kurzname');
    await expect(name).toBeVisible({ timeout: 60_000 });
    // The form takes the focus although it came later.
    await expect(main.locator('input:focus')).toHaveCount(1);
    await name.fill('ZWEIMAL');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible({ timeout: 60_000 });
    await expect(question.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(name).toBeFocused();

    await page.goto('/auth/logout');
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(complaints).toEqual([]);
    await page.close();
  } finally {
    await vite.close();
  }
});
