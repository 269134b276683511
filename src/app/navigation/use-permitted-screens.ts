import { manifest } from 'virtual:application';
import { useEngine } from '../../engine/application/context';
import { mayOpen } from '../../engine/screens/record-rights';
import { useNavigationSettings } from './use-navigation-settings';

export type NavigationScreen = (typeof manifest)[number];

export interface ScreenGroup {
  /** Of a parent that they stand below: a key under `common:groups.`. */
  name: string | undefined;
  screens: NavigationScreen[];
}

/** What stands under one heading of the navigation; what stands alone has none. */
export interface ScreenArea {
  /** A key under `common:areas.`. */
  name: string | undefined;
  groups: ScreenGroup[];
}

/** Groups under the headings of their screens, in their order. */
export function areasOf(groups: readonly ScreenGroup[]): ScreenArea[] {
  const areas: ScreenArea[] = [];
  for (const group of groups) {
    const name = group.screens[0]?.area;
    const known = name === undefined ? undefined : areas.find((area) => area.name === name);
    if (known) known.groups.push(group);
    else areas.push({ name, groups: [group] });
  }
  return areas;
}

/** Its screens stand on the page of settings. */
export const settingsGroup = 'settings';

/** Those that stand alone and may be opened, in navigation order. */
export function useOwnScreens(): NavigationScreen[] {
  const { can } = useEngine();
  return manifest.filter((screen) => screen.standalone && mayOpen(screen, can));
}

/** Those of them that the user wants to see. */
export function useWantedScreens(): NavigationScreen[] {
  const { enabledItems } = useNavigationSettings().value;
  return useOwnScreens().filter(({ name }) => enabledItems?.[name] !== false);
}

/** What navigation and home lead to; what has the same parent stands together, where the first of it does. */
export function usePermittedScreens(): ScreenGroup[] {
  const groups: ScreenGroup[] = [];
  for (const screen of useWantedScreens()) {
    if (screen.group === settingsGroup) continue;
    const parent =
      screen.group === undefined ? undefined : groups.find(({ name }) => name === screen.group);
    if (parent) parent.screens.push(screen);
    else groups.push({ name: screen.group, screens: [screen] });
  }
  return groups;
}
