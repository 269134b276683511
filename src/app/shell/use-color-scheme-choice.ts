import { usePreference } from '../../api/preferences/use-preference';
import { chooseColorScheme, type ColorScheme } from '../../ui/color-scheme';
import { darkModeDefaults } from './use-stored-color-scheme';

/** Here at once, and stored for the user everywhere. */
export function useColorSchemeChoice(): (scheme: ColorScheme) => void {
  const { change } = usePreference('darkmode', darkModeDefaults);
  return (scheme) => {
    chooseColorScheme(scheme);
    change({ mode: scheme });
  };
}
