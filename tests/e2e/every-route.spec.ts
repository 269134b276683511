import { clientOf } from '../support/api-client';
import { ownProduct } from '../support/products';
import { recordsOfRoute } from '../support/records-of-route';
import { pathOfRoute, routesOf, type RouteStep } from '../support/screen-routes';
import { seed } from '../support/seed';
import { fullMatrix } from './support/audit';
import { expectStillPage } from './support/still-page';
import { expect, login, test } from './support/test';
import { text } from './support/texts';

const routes = await routesOf(ownProduct);

/** Addresses of one test. */
const atOnce = fullMatrix ? 20 : 8;
/** In every run others, and all in the audit. */
const step = Math.max(1, Math.floor(routes.length / atOnce));
const chosen = fullMatrix
  ? routes
  : routes.filter((_, place) => place % step === seed % step).slice(0, atOnce);

for (let from = 0; from < chosen.length; from += atOnce) {
  const some = chosen.slice(from, from + atOnce);
  test(`addresses from ${some[0]?.screen}${some[0]?.rest} on are opened and loaded anew`, async ({
    page,
    server,
  }) => {
    test.setTimeout(some.length * 20_000);
    const client = await clientOf(server.url, 'admin');
    const known = new Map<string, Promise<readonly unknown[]>>();
    await login(page, 'admin');
    for (const route of some) {
      const ids = await recordsOfRoute(client, route, known);
      // The demo company has no record there: the pure test of addresses has looked at it.
      if (!ids) continue;
      const path = pathOfRoute(route, ids);
      await page.goto(path);
      await expectThere(path, route.steps.at(-1));
      await expectStillPage(page);
      await page.reload();
      await expectThere(path, route.steps.at(-1));
    }

    async function expectThere(
      path: string,
      { screen, tab }: Partial<RouteStep> = {},
    ): Promise<void> {
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(text('app:notFound.text'))).toHaveCount(0);
      await expect(page.getByText(text('record:notFound'))).toHaveCount(0);
      const { pathname } = new URL(page.url());
      // What only some records have leads to a tab that this one has.
      if (screen?.tabs.find(({ name }) => name === tab)?.when !== undefined) {
        const record = path.endsWith(`/${tab}`) ? path.slice(0, -`/${tab}`.length) : path;
        expect(pathname).toMatch(new RegExp(`^${record}(/\\w+)?$`));
        return;
      }
      expect(pathname).toMatch(new RegExp(`^${path}(/${tab})?$`));
      if (tab === undefined) return;
      // A record with a single tab has no list of them.
      const open = page.getByRole('tab', { selected: true });
      if (path.endsWith(`/${tab}`) && (await page.getByRole('tab').count()) > 0)
        await expect(open).toHaveCount(1);
    }
  });
}

test('pages that are no screens stay in their window', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/auth/login');
  await expectStillPage(page);
  await login(page, 'admin');
  for (const path of ['/home', '/settings', '/settings/dashboard', '/settings/keys', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectStillPage(page);
  }
});
