import type { Page } from '@playwright/test';
import { expectNoRawKeys } from './expect-no-raw-keys';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll';
import type { Look } from './looks';
import { showScheme } from './show-scheme';
import { expectNoAxeViolations } from './test';

export async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await showScheme(page, scheme);
}

/** Expects that nothing is cut off, and nothing is without its text. */
export async function expectWhole(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoRawKeys(page);
}

/** Expects that nothing is cut off, nothing is without its text, and axe finds nothing. */
export async function expectWell(page: Page): Promise<void> {
  await expectWhole(page);
  await expectNoAxeViolations(page);
}

/** Looks at a state of the page in each of these ways; afterwards it is as wide and as light as before. */
export async function lookAround(
  page: Page,
  looks: readonly Look[],
  check: (look: Look) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const look of looks) {
    await lookAt(page, look);
    await check(look);
  }
  await showScheme(page, 'light');
  if (before) await page.setViewportSize(before);
}
