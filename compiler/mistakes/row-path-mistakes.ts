import type { AnyDefinition } from '../../src/engine/define/definition';
import { unfilledParams } from '../../src/engine/screens/row-params';
import { tabTypeOf, type TabTypeList } from '../../src/engine/screens/tab-type';
import { orRather } from '../nearest-name';

/** Way to a screen: below these screens' records, which give these path parameters. */
interface Way {
  screens: readonly string[];
  params: readonly string[];
}

export interface PathMistake {
  screen: string;
  /** Path, or another name by which its line is found. */
  path: string;
  text: string;
}

/**
 * Finds tables of rows with a path parameter that nothing above them fills, on each way that leads to their screen:
 * alone, or in the records of others.
 */
export function rowPathMistakes(
  screens: readonly AnyDefinition[],
  types: { tabTypes: TabTypeList },
): PathMistake[] {
  const byName = new Map(screens.map((screen) => [screen.name, screen]));
  const visit = (screen: AnyDefinition, way: Way): PathMistake[] =>
    screen.tabs.flatMap((tab) => {
      const type = tabTypeOf(types, tab);
      const api = type.rows?.(tab)?.api;
      const unfilled = api ? unfilledParams(api, way.params) : [];
      const embeds = type.embeds?.(tab);
      const below = embeds && byName.get(embeds.screen);
      const isRound = below === screen || way.screens.includes(below?.name ?? '');
      return [
        ...unfilled.map(({ name, path, given }) => ({
          screen: screen.name,
          path,
          text: `${whereOf(way)} nothing fills «${name}» of ${path}${orRather(name, given)}`,
        })),
        ...(embeds && below && !isRound
          ? visit(below, {
              screens: [...way.screens, screen.name],
              params: [...way.params, embeds.by],
            })
          : []),
      ];
    });
  return screens
    .filter(({ standalone }) => standalone)
    .flatMap((screen) => visit(screen, { screens: [], params: [] }));
}

function whereOf({ screens }: Way): string {
  return screens.length === 0 ? 'where the screen stands alone' : `below ${screens.join(' and ')}`;
}
