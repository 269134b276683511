import type { Page } from '@playwright/test';
import { expect } from './test';
import { text, type Language } from './texts';

/** Runs a declared action of the open record: by its button, or from the menu where there is no room for that. */
export async function runAction(
  page: Page,
  name: string,
  language: Language = 'de',
): Promise<void> {
  const bar = page.getByRole('toolbar', { name: text('ui:actions', language) });
  const own = bar.getByRole('button', { name, exact: true });
  const more = bar.getByRole('button', { name: text('record:more', language) });
  await expect(own.or(more).first()).toBeVisible();
  if (await own.isVisible()) return own.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
