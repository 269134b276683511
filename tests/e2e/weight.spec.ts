import type { Page } from '@playwright/test';
import { weigh } from '../bench/list/weight';
import { expect, login, test } from './support/test';

/** The files of the page that are asked for from here on. */
function asked(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/^\/built\/.*\.(js|css|json)$/.test(new URL(request.url()).pathname))
      urls.push(request.url());
  });
  return urls;
}

/** JS and CSS of the login, in KiB of gzip, with all that comes while nobody types (issue 18). */
const mostOfLogin = 190;

/** JS and CSS until the first rows, in KiB of gzip, all told: what a list may weigh at most. */
const most = 215;

test('a list weighs no more than it may, and asks for nothing of Mantine', async ({ page }) => {
  await login(page, 'admin');
  await page.goto('about:blank');
  // The page never comes to rest: what it prepares then is not what this is about.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const urls = asked(page);
  await page.goto('/addresses');
  await expect(page.getByRole('grid').locator('[data-record]').first()).toBeVisible();
  const first = [...urls];
  const { gzip, files } = await weigh(first);
  expect(first.filter((url) => /mantine/.test(url))).toEqual([]);
  // A page that asked for nothing would be light, too.
  expect(files).toBeGreaterThan(4);
  expect(gzip).toBeGreaterThan(100);
  expect(gzip).toBeLessThanOrEqual(most);
});

test('the login weighs no more than it may, and the page comes when somebody types', async ({
  page,
}) => {
  const urls = asked(page);
  await page.goto('/addresses');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  // The typeface is the last that comes by itself.
  await page.waitForFunction(() => localStorage.getItem('kontor.typeface') !== null);
  const before = [...urls];
  const { gzip } = await weigh(before);
  expect(gzip).toBeGreaterThan(80);
  expect(gzip).toBeLessThanOrEqual(mostOfLogin);
  const ofPage = (all: readonly string[]) => all.filter((url) => /\/start-[^/]*\.js$/.test(url));
  expect(ofPage(before)).toEqual([]);
  await page.getByLabel('Benutzername').fill('b');
  await expect.poll(() => ofPage(urls).length).toBeGreaterThan(0);
});
