import type { Page } from '@playwright/test';

/** Moves within the page, as a link does: nothing is loaded anew. */
export async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 99 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 99 } }));
  }, path);
}
