import { weigh } from '../bench/list/weight';
import { expect, login, test } from './support/test';

/** JS and CSS until the first rows, in KiB of gzip, all told: what a list may weigh at most. */
const most = 215;

test('a list weighs no more than it may, and asks for nothing of Mantine', async ({ page }) => {
  await login(page, 'admin');
  await page.goto('about:blank');
  // The page never comes to rest: what it prepares then is not what this is about.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/^\/assets\/.*\.(js|css|json)$/.test(new URL(request.url()).pathname))
      urls.push(request.url());
  });
  await page.goto('/addresses');
  await expect(page.getByRole('grid').locator('[data-record]').first()).toBeVisible();
  const { gzip, files } = await weigh(urls);
  expect(urls.filter((url) => /mantine/.test(url))).toEqual([]);
  // A page that asked for nothing would be light, too.
  expect(files).toBeGreaterThan(4);
  expect(gzip).toBeGreaterThan(100);
  expect(gzip).toBeLessThanOrEqual(most);
});
