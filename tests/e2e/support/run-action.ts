import type { Page } from '@playwright/test';
import { expect } from './test';

/** Runs a declared action of the open record: by its button, or from the menu where there is no room for that. */
export async function runAction(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Aktionen' });
  await expect(bar.getByRole('button', { name: 'Ändern' })).toBeVisible();
  const own = bar.getByRole('button', { name, exact: true });
  if (await own.isVisible()) return own.click();
  await bar.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
