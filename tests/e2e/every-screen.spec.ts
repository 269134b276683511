import { ownProduct } from '../support/products';
import { clerkOf, testsOfScreens } from './support/every-screen';
import { looksOf } from './support/looks';
import { expectWell, lookAt } from './support/screen-looks';
import { expectClosed } from './support/screen-rights';
import { pagesUnderTest, screensUnderTest } from './support/screens';
import { expect, login, test } from './support/test';
import { text, titleText } from './support/texts';

testsOfScreens(test, ownProduct, await screensUnderTest());

for (const [number, definition] of (await pagesUnderTest()).entries()) {
  const { name } = definition;
  const clerk = clerkOf(definition);
  test(`page ${name}: by its link, in languages, widths, light and dark`, async ({ page }) => {
    const looks = looksOf(number);
    test.setTimeout(looks.flatMap(([, some]) => some).length * 30_000);
    for (const [language, some] of looks) {
      const title = titleText(definition, language);
      await page.setViewportSize({ width: 1280, height: 780 });
      await login(page, clerk, language);
      await page.goto(clerk === 'admin' ? '/settings' : '/home');
      const way =
        clerk === 'admin'
          ? page.getByRole('main').getByRole('link', { name: title })
          : page
              .getByRole('navigation', { name: text('app:navigation.name', language) })
              .getByRole('link', { name: title, exact: true });
      await way.click();
      await expect(page).toHaveURL(new RegExp(`/${name}$`));
      for (const look of some) {
        await lookAt(page, look);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expectWell(page);
      }
    }
  });
}

test('rights: who may see nothing sees no way to a page and nothing on it', async ({ page }) => {
  await expectClosed(page, await pagesUnderTest(), ownProduct);
});
