import { completeScreen } from '../define/complete-screen';
import type { WrittenScreen } from '../define/define-screen';
import type { AnyDefinition, PageDefinition, ScreenDefinition } from '../define/definition';
import type { Registry } from '../application/registry';

/**
 * Makes the loaders of screens from `screens/index.ts`. Each definition is completed once, so that it keeps its
 * identity.
 */
export function screenLoaders(
  screens: Readonly<Record<string, () => Promise<{ default: WrittenScreen }>>>,
  tabTypes: Registry['tabTypes'],
): Pick<Registry, 'loadScreen' | 'loadPage'> {
  const known = new Map<string, AnyDefinition>();
  const load = async (name: string): Promise<AnyDefinition> => {
    const screen = screens[name];
    if (!screen) throw new Error(`screens/index.ts names no screen «${name}»`);
    const { default: written } = await screen();
    const definition = known.get(name) ?? completeScreen(written, tabTypes);
    known.set(name, definition);
    return definition;
  };
  return {
    loadScreen: async (name) => (await load(name)) as ScreenDefinition,
    loadPage: async (name) => (await load(name)) as PageDefinition,
  };
}
