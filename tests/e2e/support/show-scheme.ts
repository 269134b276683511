import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Shows a scheme as a system asks for it; high contrast on a dark ground where the page is as narrow as a phone of
 * today.
 */
export async function showScheme(page: Page, scheme: 'light' | 'dark' | 'contrast'): Promise<void> {
  const isContrast = scheme === 'contrast';
  const isDark = isContrast ? page.viewportSize()?.width === 390 : scheme === 'dark';
  await page.emulateMedia({
    colorScheme: isDark ? 'dark' : 'light',
    contrast: isContrast ? 'more' : 'no-preference',
  });
  await expect(page.locator('html[data-contrast]')).toHaveCount(isContrast ? 1 : 0);
}
