import type { Page } from '@playwright/test';
import type { AnyDefinition } from '../../../src/engine/define/definition';
import type { Product } from '../../support/products';
import { operationAt, type WalkContract } from '../../support/walk/contract-document';
import { isGranted } from '../../support/walk/expected-rights';
import { move } from './move';
import { barOf, openFirstRecord, openList } from './screen-list';
import type { ScreenUnderTest } from './screens';
import { expect, login, test as plainTest } from './test';
import { text, titleText } from './texts';

/**
 * Returns a way to open pages without loading the page again: a user without the right to a screen must not get one by
 * the way he takes.
 */
const wayOf = (page: Page) => {
  let isLoaded = false;
  return async (path: string) => {
    if (isLoaded) await move(page, path);
    else await page.goto(path);
    isLoaded = true;
  };
};

/** Expects that a user who may see nothing of these finds neither a way to them nor anything behind it. */
export async function expectClosed(
  page: Page,
  closed: readonly AnyDefinition[],
  product: Product,
): Promise<void> {
  plainTest.setTimeout(60_000 + closed.length * 5_000);
  await login(page, 'ohne');
  const go = wayOf(page);
  const forbidden = page.getByText(text('list:forbidden'));
  for (const definition of closed) {
    await plainTest.step(definition.name, async () => {
      // The texts of the screen before are gone.
      await go('/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(forbidden).toHaveCount(0);
      await go(`/${definition.name}`);
      await expect(forbidden).toBeVisible();
      await expect(page.getByRole('grid')).toHaveCount(0);
      await expect(
        page
          .getByRole('navigation', { name: text('app:navigation.name') })
          .getByRole('link', { name: titleText(definition, 'de', product.locales), exact: true }),
      ).toHaveCount(0);
    });
  }
}

/** Expects that a user who may only read these is offered no change of them. */
export async function expectReadOnly(
  page: Page,
  screens: readonly ScreenUnderTest[],
  product: Product,
): Promise<void> {
  plainTest.setTimeout(60_000 + screens.length * 10_000);
  await login(page, 'lesen');
  const go = wayOf(page);
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  for (const screen of screens) {
    await plainTest.step(screen.definition.name, async () => {
      // The record before is gone: the tab that leads to this list may be called like one of its own.
      await go('/home');
      await expect(page.getByRole('main').locator('dt')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      const grid = await openList(page, product, screen, 'de', go);
      await expect(grid.locator('[aria-rowindex="2"] a').first()).toBeVisible();
      await expect(button('list:create')).toHaveCount(0);
      await openFirstRecord(page, grid);
      await expect(button('record:edit')).toHaveCount(0);
      await barOf(page)
        .getByRole('button', { name: text('record:more') })
        .click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expect(page.getByRole('menuitem', { name: text('record:remove.button') })).toHaveCount(
        0,
      );
      await page.keyboard.press('Escape');
    });
  }
}

/** Tells whether one right sees the records of a screen, and another changes them, which a reader has not. */
export function isReadAlone(
  { definition: { api } }: ScreenUnderTest,
  contract: WalkContract,
): boolean {
  const { right } = operationAt('GET', api.list, contract) ?? {};
  const toChange = operationAt('PATCH', api.record, contract)?.right;
  const own = right !== null && typeof right === 'object' && 'own' in right ? right.own : right;
  return (
    JSON.stringify(right) !== JSON.stringify(toChange) &&
    (typeof own !== 'string' || own === 'session' || isGranted('lesen', own))
  );
}
