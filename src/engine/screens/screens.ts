import { completeScreen } from '../define/complete-screen';
import type { WrittenScreen } from '../define/define-screen';
import type { AnyDefinition, PageDefinition, ScreenDefinition } from '../define/definition';
import type { Registry } from '../application/registry';

/**
 * How the screens of an application are loaded, from `screens/index.ts` and its types of tabs. Each is completed once,
 * so that it stays the same one however often it is asked for.
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
