import { resolve } from 'node:path';
import type {
  AnyDefinition,
  EmbeddedScreen,
  ScreenDefinition,
} from '../../src/engine/define/definition';
import { tabTypeOf } from '../../src/engine/screens/tab-type';
import { scannerStep } from '../../src/engine/screens/scanned-fields';
import { registeredTypes } from '../../compiler/application/registered-types';
import { definitionsOf, type Product } from './products';

/** Level of a route: a screen, and which tab of one of its records is open. */
export interface RouteStep {
  screen: ScreenDefinition;
  /** Tab; undefined: its list, or what `last` says. */
  tab?: string | undefined;
  /** Screen that the tab embeds. */
  embedded?: EmbeddedScreen;
}

/** Address that a screen has by its definition. */
export interface ScreenRoute {
  /** Name of the screen in the navigation. */
  screen: string;
  /** Rest of the address; `{n}` is a record of the n-th level. */
  rest: string;
  kind: 'page' | 'list' | 'record' | 'scanner';
  /** Records on the way, from the top. */
  steps: readonly RouteStep[];
  isNew: boolean;
}

/** Lists every address of every screen of a product: lists and their displays, new records, records, their tabs and what these embed. */
export async function routesOf(product: Product): Promise<ScreenRoute[]> {
  const all = await definitionsOf(product);
  const { tabTypes } = await registeredTypes(resolve(product.screens));
  const named = new Map(all.map((one) => [one.name, one]));
  return all.flatMap((definition): ScreenRoute[] => {
    const route = { screen: definition.name, rest: '', steps: [], isNew: false };
    if (!isScreen(definition)) return [{ ...route, kind: 'page' }];
    if (!definition.standalone) return [];
    const shown = (['calendar', 'schedule'] as const).filter((one) => definition[one]);
    return [
      { ...route, kind: 'list' },
      ...shown.map((one): ScreenRoute => ({ ...route, kind: 'list', rest: `/${one}` })),
      ...below(definition, [], route),
    ];
  });

  function below(
    screen: ScreenDefinition,
    above: readonly RouteStep[],
    at: Pick<ScreenRoute, 'screen' | 'rest'>,
  ): ScreenRoute[] {
    const to = (step: string) => `${at.rest}/${step}`;
    const record = to(`{${above.length}}`);
    const made = { screen: at.screen, kind: 'record', isNew: false } as const;
    const first = screen.tabs[0]?.name;
    const routes: ScreenRoute[] = [
      { ...made, rest: record, steps: [...above, { screen, tab: first }] },
    ];
    if (screen.scans)
      routes.push({
        ...made,
        kind: 'scanner',
        rest: to(scannerStep),
        steps: [...above, { screen }],
      });
    const tabForNew = screen.tabs.find((tab) => tabTypeOf({ tabTypes }, tab).isForNew?.(tab));
    if (tabForNew) {
      const steps = [...above, { screen, tab: tabForNew.name }];
      routes.push({ ...made, rest: to('new'), steps, isNew: true });
    }
    for (const tab of screen.tabs) {
      const steps = [...above, { screen, tab: tab.name }];
      const rest = `${record}/${tab.name}`;
      routes.push({ ...made, rest, steps });
      const embedded = tabTypeOf({ tabTypes }, tab).embeds?.(tab);
      const inside = embedded && named.get(embedded.screen);
      // A screen that stands alone, too, has its own addresses; inside another one level of it is enough.
      if (embedded && inside && isScreen(inside) && above.length < 2)
        routes.push(
          ...below(inside, [...above, { screen, tab: tab.name, embedded }], {
            screen: at.screen,
            rest,
          }),
        );
    }
    return routes;
  }
}

function isScreen(definition: AnyDefinition): definition is ScreenDefinition {
  return definition.schema !== undefined;
}

/** Returns the address with a record for each level. */
export function pathOfRoute({ screen, rest }: ScreenRoute, ids: readonly unknown[]): string {
  return `/${screen}${rest.replace(/\{(\d)\}/g, (_, level: string) => encodeURIComponent(String(ids[Number(level)])))}`;
}
