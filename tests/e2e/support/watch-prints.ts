import type { Page } from '@playwright/test';

/**
 * Counts what goes to the printer: a browser that is driven has no dialog for it, and some of them have nothing that shows
 * a PDF. Before the page is opened.
 */
export async function watchPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
    const frame = HTMLIFrameElement.prototype;
    const source = Object.getOwnPropertyDescriptor(frame, 'src')!;
    Object.defineProperty(frame, 'src', {
      ...source,
      set(this: HTMLIFrameElement, url: string) {
        const isPrinted = this.dataset.printed !== undefined && url.startsWith('blob:');
        if (isPrinted) this.dataset.printed = url;
        source.set?.call(this, isPrinted ? 'about:blank' : url);
      },
    });
    const { get } = Object.getOwnPropertyDescriptor(frame, 'contentWindow')!;
    Object.defineProperty(frame, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        if (!this.dataset.printed) return get?.call(this) as unknown;
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
