import type { Page } from '@playwright/test';

/** Counts what goes to the printer: a browser that is driven has no dialog for it. Before the page is opened. */
export async function watchPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
    const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')!;
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const isPrinted = this.dataset.printed !== undefined && this.src.startsWith('blob:');
        if (!isPrinted) return get?.call(this) as unknown;
        const count = () => {
          const { dataset } = document.documentElement;
          dataset.prints = String(Number(dataset.prints ?? 0) + 1);
        };
        return { focus: () => {}, print: count };
      },
    });
  });
  return async () => Number((await page.locator('html').getAttribute('data-prints')) ?? 0);
}
