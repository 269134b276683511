import { usePreference } from '../../api/preferences/use-preference';

interface NavigationSettings {
  visible: boolean;
  /** By the name of a screen; one that is not named is shown, so that new ones are. */
  enabledItems: Readonly<Record<string, boolean>>;
  /** Headings whose entries are folded away. */
  foldedAreas: Readonly<Record<string, boolean>>;
}

const asUsual: NavigationSettings = { visible: true, enabledItems: {}, foldedAreas: {} };

/** What the user wants of the navigation (specification 1 §7). */
export function useNavigationSettings() {
  return usePreference('navigation', asUsual);
}
