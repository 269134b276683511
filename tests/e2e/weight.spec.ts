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

/** JS and CSS in KiB of gzip: twice what they weigh today, so that only what nobody meant to load fails a test. */
const most = { login: 370, list: 430 };

/** Weighs files; the figure stands in the report. */
async function weighed(urls: readonly string[], most: number): Promise<number> {
  const { gzip, files } = await weigh([...urls]);
  test.info().annotations.push({ type: 'weight', description: `${Math.round(gzip)} KiB` });
  expect(gzip).toBeLessThan(most);
  return files;
}

test('a list asks for nothing of what opens over it, and weighs what it does', async ({ page }) => {
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
  expect(first.filter((url) => /overlays/.test(url))).toEqual([]);
  // A page that asked for nothing would be light, too.
  expect(await weighed(first, most.list)).toBeGreaterThan(4);
});

test('the login loads nothing of the page, which comes when somebody types', async ({ page }) => {
  const urls = asked(page);
  await page.goto('/addresses');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  // The typeface is the last that comes by itself.
  await page.waitForFunction(() => localStorage.getItem('kontor.typeface') !== null);
  const before = [...urls];
  expect(await weighed(before, most.login)).toBeGreaterThan(2);
  const ofPage = (all: readonly string[]) => all.filter((url) => /\/start-[^/]*\.js$/.test(url));
  expect(ofPage(before)).toEqual([]);
  await page.getByLabel('Benutzername').fill('b');
  await expect.poll(() => ofPage(urls).length).toBeGreaterThan(0);
});
