import { manifest } from 'virtual:application';
import { useEngine } from '../../engine/application/context';
import { mayOpen } from '../../engine/screens/record-rights';

export type NavigationScreen = (typeof manifest)[number];

export interface ScreenGroup {
  /** Of a parent that they stand below: a key under `common:groups.`. */
  name: string | undefined;
  screens: NavigationScreen[];
}

/** Those that stand alone, in navigation order; neighbours below the same parent together. */
export function usePermittedScreens(): ScreenGroup[] {
  const { can } = useEngine();
  const groups: ScreenGroup[] = [];
  for (const screen of manifest) {
    if (!screen.standalone || !mayOpen(screen, can)) continue;
    const last = groups.at(-1);
    if (last && last.name === screen.group) last.screens.push(screen);
    else groups.push({ name: screen.group, screens: [screen] });
  }
  return groups;
}
