import type { Page } from '@playwright/test';
import { expect } from './test';

/** Windows of a desk, a tablet and a phone. */
const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/**
 * Holds a page against its window at three sizes: whatever is longer has a scroller of its own, so that header, tabs and totals
 * never leave the window.
 */
export async function expectStillPage(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of windows) {
    await page.setViewportSize(size);
    const beyond = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight - window.innerHeight, scrollWidth - window.innerWidth];
      });
    await expect
      .poll(beyond, { message: `${page.url()} at ${size.width} × ${size.height}` })
      .toEqual([0, 0]);
  }
  if (before) await page.setViewportSize(before);
}
