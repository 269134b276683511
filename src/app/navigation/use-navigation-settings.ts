import { usePreference } from '../../api/preferences/use-preference';

interface NavigationSettings {
  visible: boolean;
  /** Visibility by name of the screen; one that is not named is shown, so that new ones are. */
  enabledItems: Readonly<Record<string, boolean>>;
  /** Headings whose entries are folded away. */
  foldedAreas: Readonly<Record<string, boolean>>;
}

const asUsual: NavigationSettings = { visible: true, enabledItems: {}, foldedAreas: {} };

/** Returns the navigation settings of the user (specification 1 §7). */
export function useNavigationSettings() {
  return usePreference('navigation', asUsual);
}
