import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../support/products';
import { pathWithRows } from './path-with-rows';
import type { ScreenUnderTest } from './screens';
import { expect } from './test';
import { text, titleText, type Language } from './texts';

export const listOf = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name, exact: true });

/** Finds the buttons of a list or a record. */
export const barOf = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('toolbar', { name: text('ui:actions', language), exact: true });

/**
 * Goes to a screen's list, by its address or by the tab of the first record above that has rows, and waits for its
 * number of rows. `go` loads the address, or moves within the page.
 */
export async function openList(
  page: Page,
  { locales }: Product,
  screen: ScreenUnderTest,
  language: Language = 'de',
  go = async (path: string): Promise<unknown> => page.goto(path),
): Promise<Locator> {
  const { definition, above } = screen;
  const title = titleText(definition, language, locales);
  if (above.length === 0) await go(`/${definition.name}`);
  else {
    await go(await pathWithRows(page.request, screen));
    await page.getByRole('tab', { name: title }).click();
  }
  const grid = listOf(page, title);
  await expect(grid).not.toHaveAttribute('aria-rowcount', '-1');
  return grid;
}

export async function openFirstRecord(page: Page, grid: Locator): Promise<void> {
  await grid.locator('[aria-rowindex="2"] a').first().click();
  // Empty fields are folded away, which may be all of them.
  await expect(page.getByRole('main').locator('dt').first()).toBeAttached();
}

export async function rowCount(grid: Locator): Promise<number> {
  // Read once: what was counted may be counted anew a moment later.
  let counted = '';
  await expect
    .poll(async () => (counted = (await grid.getAttribute('aria-rowcount')) ?? ''))
    .toMatch(/^\d+$/);
  return Number(counted) - 1;
}

/** Finds a cell of the first row that a click gives the focus to: beside the box and the link to the record. */
export function plainCell(grid: Locator): Locator {
  return grid
    .locator('[aria-rowindex="2"] [role="gridcell"]')
    .filter({ hasNot: grid.page().locator('a, input') })
    .first();
}
