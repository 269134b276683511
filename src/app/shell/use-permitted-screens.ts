import { manifest } from 'virtual:application';
import { useEngine } from '../../engine/application/context';
import { mayOpen } from '../../engine/screens/record-rights';
import { useNavigationSettings } from './use-navigation-settings';

export type NavigationScreen = (typeof manifest)[number];

export interface ScreenGroup {
  /** Key under `common:groups.`, undefined for screens without a group. */
  name: string | undefined;
  screens: NavigationScreen[];
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

/** What navigation and home lead to. */
export function usePermittedScreens(): ScreenGroup[] {
  const groups = new Map<string | undefined, NavigationScreen[]>();
  for (const screen of useWantedScreens()) {
    if (screen.group === settingsGroup) continue;
    groups.set(screen.group, [...(groups.get(screen.group) ?? []), screen]);
  }
  return [...groups].map(([name, screens]) => ({ name, screens }));
}
