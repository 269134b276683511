import { manifest } from 'virtual:application';
import { useEngine } from '../../engine/application/context';
import { mayOpen } from '../../engine/screens/record-rights';
import { useNavigationSettings } from './use-navigation-settings';

export type NavigationScreen = (typeof manifest)[number];

export interface ScreenGroup {
  /** Name of the parent that the screens stand below: a key under `common:groups.`. */
  name: string | undefined;
  screens: NavigationScreen[];
}

/** Area of the navigation: what stands under one heading, or a group without any. */
export interface ScreenArea {
  /** Key under `common:areas.`. */
  name: string | undefined;
  groups: ScreenGroup[];
}

/** Gathers groups under the headings of their screens, in their order. */
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

/** Name of the group whose screens stand on the page of settings. */
export const settingsGroup = 'settings';

/** Returns the screens that stand alone and may be opened, in navigation order. */
export function useOwnScreens(): NavigationScreen[] {
  const { can } = useEngine();
  return manifest.filter((screen) => screen.standalone && mayOpen(screen, can));
}

/** Returns those of them that the user wants to see. */
export function useWantedScreens(): NavigationScreen[] {
  const { enabledItems } = useNavigationSettings().value;
  return useOwnScreens().filter(({ name }) => enabledItems?.[name] !== false);
}

/**
 * Returns the screens that navigation and home lead to; those with the same parent stand together, at the place of the
 * first of them.
 */
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
