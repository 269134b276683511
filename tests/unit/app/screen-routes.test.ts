import { expect, test } from 'vitest';
import { resolveMatch } from '../../../src/engine/routes/resolve-match';
import { ownProduct, playgroundProduct } from '../../support/products';
import { placeLoader, sampleId } from '../../support/place-loader';
import { pathOfRoute, routesOf } from '../../support/screen-routes';

for (const product of [ownProduct, playgroundProduct]) {
  const load = await placeLoader(product);
  const routes = (await routesOf(product)).filter(({ kind }) => kind !== 'page');

  test(`${product.name}: every address of every screen is found`, async () => {
    expect(routes.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const route of routes) {
      const fields = await Promise.all(route.steps.map(({ screen }) => load.fields(screen.schema)));
      const path = pathOfRoute(route, fields.map(sampleId));
      const found = await resolveMatch(load, route.screen, path.slice(route.screen.length + 1));
      const told = found && {
        kind: found.kind,
        screen: found.kind === 'page' ? found.kind : found.place.definition.name,
        ...(found.kind === 'record' && { tab: found.tab, isNew: found.id === 'new' }),
      };
      const { screen, tab } = route.steps.at(-1) ?? {};
      const meant = {
        kind: route.kind,
        screen: screen?.name ?? route.screen,
        ...(route.kind === 'record' && { tab, isNew: route.isNew }),
      };
      if (JSON.stringify(told) !== JSON.stringify(meant))
        wrong.push(`${path}: ${JSON.stringify(told)} instead of ${JSON.stringify(meant)}`);
    }
    expect(wrong).toEqual([]);
  });
}

test('an address that no definition has is none', async () => {
  const load = await placeLoader(ownProduct);
  for (const rest of ['7/nowhere', 'x', '7/masterdata/7/masterdata', 'new/persons'])
    expect(await resolveMatch(load, 'addresses', rest)).toBeUndefined();
});
