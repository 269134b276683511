import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
/** Finds a row by its number, from 1. */
export const row = (page: Page, number: number) =>
  grid(page).locator(`[role="row"][aria-rowindex="${number + 1}"]`);
export const link = (page: Page, number: number) => row(page, number).locator('a').first();
export const cell = (page: Page, number: number, column: number) =>
  row(page, number).locator(`[aria-colindex="${column}"]`);
export const busy = (page: Page) => grid(page).locator('[role="row"][aria-busy]');

export async function openList(page: Page, query = 'order=adressnummer'): Promise<void> {
  await page.goto(`/addresses?${query}`);
  await expect(link(page, 1)).toBeVisible();
  await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '-1');
}

/** Puts the scrollbar somewhere between top (0) and bottom (1), as a thumb does. */
export async function dragTo(page: Page, share: number): Promise<void> {
  await grid(page).evaluate((element, to) => {
    element.scrollTop = to * (element.scrollHeight - element.clientHeight);
  }, share);
}

export async function roll(page: Page, by: number): Promise<void> {
  await grid(page).hover({ position: { x: 300, y: 300 } });
  await page.mouse.wheel(0, by);
}

export async function top(of: Locator): Promise<number> {
  return Math.round((await of.boundingBox())?.y ?? Number.NaN);
}

/** Waits until nothing moves any more and every row is there. */
export async function atRest(page: Page): Promise<void> {
  await expect(busy(page)).toHaveCount(0);
  await grid(page).evaluate(async (element) => {
    for (let before = NaN; before !== element.scrollTop;) {
      before = element.scrollTop;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
}
