import type { Page, Request } from '@playwright/test';

/** Nothing is asked for during this long, ms: longer than a page waits before it prepares what may come next. */
const quiet = 2000;

/**
 * Waits until a page asks for nothing more, its stream of events left aside: that one never ends, so that the
 * browser's own «network idle» would never come. Call it right after the page was opened.
 */
export async function settled(page: Page): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const began = (request: Request) => {
    if (request.url().includes('/system/ereignisse')) return;
    open.add(request);
    last = Date.now();
  };
  const ended = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('request', began);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  while (open.size > 0 || Date.now() - last < quiet) await page.waitForTimeout(100);
  page.off('request', began);
  page.off('requestfinished', ended);
  page.off('requestfailed', ended);
}
