import type { AnyDefinition } from '../../../src/engine/define/definition';
import { contractOfProduct, type Product } from '../../support/products';
import { operationAt } from '../../support/walk/contract-document';
import { looksOf } from './looks';
import { expectClosed, expectReadOnly, isReadAlone } from './screen-rights';
import { walkList, walkNewRecord, walkRecord } from './screen-walk';
import type { ScreenUnderTest } from './screens';
import type { test as plainTest } from './test';
import { login } from './test';

/**
 * Tests what every screen owes its users, derived from its definition: nothing here is written per screen. One journey
 * each, in the language and with the look whose turn it is, in the audit in all of them.
 */
export function testsOfScreens(
  test: typeof plainTest,
  product: Product,
  screens: readonly ScreenUnderTest[],
): void {
  const contract = contractOfProduct(product);
  for (const [number, screen] of screens.entries()) {
    for (const [language, looks] of looksOf(number)) {
      const { definition } = screen;
      test(`screen ${definition.name}: list, record, new record, and their looks (${language})`, async ({
        page,
      }) => {
        test.setTimeout(90_000 + looks.length * 30_000);
        const walk = { page, product, contract, screen, language, looks };
        await login(page, clerkOf(definition), language);
        const grid = await test.step('list', () => walkList(walk));
        const list = new URL(page.url()).pathname;
        await test.step('record', () => walkRecord(walk, grid));
        await test.step('new record', () => walkNewRecord(walk, grid, list));
      });
    }
  }
  const readable = screens.filter((screen) => isReadAlone(screen, contract));
  if (readable.length > 0) {
    test('rights: who may only read changes nothing', async ({ page }) => {
      await expectReadOnly(page, readable, product);
    });
  }
  test('rights: who may see nothing sees no way in and nothing behind it', async ({ page }) => {
    const closed = screens
      .map(({ definition }) => definition)
      .filter(
        ({ standalone, api }) =>
          standalone && operationAt('GET', api.list, contract)?.right !== 'session',
      );
    await expectClosed(page, closed, product);
  });
}

/** Returns the user who works with it: screens among the settings are for administrators. */
export function clerkOf({ group }: AnyDefinition): 'admin' | 'buero' {
  return group === 'settings' ? 'admin' : 'buero';
}
