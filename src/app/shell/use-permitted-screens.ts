import { manifest } from 'virtual:application';
import { useEngine } from '../../engine/application/context';
import { mayOpen } from '../../engine/screens/record-rights';

export type NavigationScreen = (typeof manifest)[number];

export interface ScreenGroup {
  /** Key under `common:groups.`, undefined for screens without a group. */
  name: string | undefined;
  screens: NavigationScreen[];
}

/** Those that stand alone, in navigation order. */
export function usePermittedScreens(): ScreenGroup[] {
  const { can } = useEngine();
  const groups = new Map<string | undefined, NavigationScreen[]>();
  for (const screen of manifest) {
    if (!screen.standalone || !mayOpen(screen, can)) continue;
    groups.set(screen.group, [...(groups.get(screen.group) ?? []), screen]);
  }
  return [...groups].map(([name, screens]) => ({ name, screens }));
}
