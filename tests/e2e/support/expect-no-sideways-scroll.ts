import { expect, type Page } from '@playwright/test';

/** Fails when the page is wider than its window, or what it shows than its room: that scrolls, or is cut off, by itself. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const contents = [...document.querySelectorAll('main [data-head]')].map(
        (head) => head.parentElement?.lastElementChild,
      );
      return [document.documentElement, ...contents]
        .map((element) => (element ? element.scrollWidth - element.clientWidth : 0))
        .reduce((most, one) => Math.max(most, one), 0);
    });
  await expect.poll(overflow, 'pixels that stick out').toBe(0);
}
