import type { Page } from '@playwright/test';

/** Pause in seconds that a keyboard-wedge scanner leaves between two keys. */
const BETWEEN_KEYS = 0.004;

/**
 * Types a code as a scanner does, Enter at its end. The times of its keys are the scanner's own, so that a busy machine
 * does not turn it into a typing person.
 */
export async function typeLikeScanner(page: Page, code: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const first = Date.now() / 1000;
  await Promise.all(
    [...code, 'Enter'].flatMap((key, at) => {
      const pressed = key === 'Enter' ? { key, code: key, windowsVirtualKeyCode: 13 } : { key };
      const timestamp = first + at * BETWEEN_KEYS;
      const text = key === 'Enter' ? '\r' : key;
      return [
        browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed, text, timestamp }),
        browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed, timestamp }),
      ];
    }),
  );
  await browser.detach();
}
