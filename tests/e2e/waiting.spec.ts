import type { Page } from '@playwright/test';
import { fail } from './support/faults';
import { gadgetsPath, newGadget } from './support/gadgets';
import { login as loginThroughPage } from './support/login';
import { move } from './support/move';
import { expect, playground as test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

test('a server that cannot answer now is waited for', async ({ page, server }) => {
  await page.clock.install();
  await fail(server.url, { method: 'OPTIONS', path: '/login$', status: 0 });
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Server offline' })).toBeDisabled();
  await fail(server.url);
  await page.clock.fastForward(10_000);
  await loginThroughPage(page, 'admin');
  const { path } = await newGadget(server.url, 'Wartung');

  const patience = { 'x-rate-limit-retry-after-seconds': '20' };
  await fail(server.url, {
    method: 'GET',
    path: `${gadgetsPath}/`,
    status: 429,
    headers: patience,
    times: 1,
  });
  await move(page, path);
  await expect(page.getByRole('status').filter({ hasText: 'In 21 s' })).toBeVisible();
  await page.clock.fastForward(21_000);
  await button(page, 'Ändern').click();
  await page.getByLabel('Anzahl', { exact: true }).fill('8');

  await fail(server.url, { path: '^/vario-api', status: 503, body: '<html>Wartung</html>' });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/error503$/);
  await expect(page.getByRole('heading', { name: 'Wartungsarbeiten' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(/error503$/);
  await fail(server.url);
  await page.clock.fastForward(10_000);
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByLabel('Anzahl', { exact: true })).toHaveValue('8');

  await fail(server.url, { method: 'PATCH', path: gadgetsPath, status: 424 });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/auth\/login/);
  await fail(server.url);
});
