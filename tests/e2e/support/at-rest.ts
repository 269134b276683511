import type { Page } from '@playwright/test';

/** Waits until the shell has what comes when the page is at rest: keys of every page, tools of the header. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('[data-search] [aria-haspopup="dialog"]').waitFor({ state: 'attached' });
  // «?» has no text of its own.
  await page.locator('header button:empty').waitFor({ state: 'attached' });
}
