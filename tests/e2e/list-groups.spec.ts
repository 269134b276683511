import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
const group = (page: Page, name: RegExp) => grid(page).getByRole('gridcell', { name });
const totals = (page: Page) => page.getByRole('region', { name: 'Summe' });

test.describe('groups and sums of a list', () => {
  test('groups count, open to their rows by mouse and keyboard, and add up', async ({ page }) => {
    await login(page, 'buero');
    await page.goto('/addresses?group=lkz,ort&sum=kreditlimit&filter=ort%5EU');
    const first = group(page, /Land: Deutschland \(\d/);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(totals(page)).toContainText('Kreditlimit:');

    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    const town = group(page, /Ort: Ulm \(\d/);
    const count = Number(/\((\d+)\)/.exec((await town.textContent()) ?? '')?.[1]);
    const before = Number(await grid(page).getAttribute('aria-rowcount'));
    await town.click();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(before + count));
    await expect(grid(page).getByRole('link').first()).toBeVisible();

    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(town).toBeHidden();
  });

  test('levels and figures are chosen in a panel and stand in the URL', async ({ page }) => {
    await login(page, 'buero');
    await page.goto('/addresses');
    await page.getByRole('button', { name: 'Gruppieren' }).click();
    const panel = page.getByRole('dialog', { name: 'Gruppieren' });
    await panel.getByLabel('Ebene 1').selectOption({ label: 'Land' });
    await expect(page).toHaveURL(/group=lkz/);
    await panel.getByLabel('Kreditlimit').selectOption({ label: 'Durchschnitt' });
    await expect(page).toHaveURL(/sum=kreditlimit/);
    await expect(totals(page)).toContainText('Kreditlimit: Ø');
    await panel.getByRole('button', { name: 'Gruppen aufheben' }).click();
    await page.keyboard.press('Escape');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '2001');
  });

  test('groups are accessible, light and dark', async ({ page }) => {
    test.slow();
    await login(page, 'buero');
    await page.goto('/addresses?group=lkz&sum=kreditlimit');
    const first = group(page, /Land: Deutschland \(/);
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(grid(page).getByRole('link').first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  });
});
