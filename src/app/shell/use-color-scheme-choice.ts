import { usePreference } from '../../api/preferences/use-preference';
import { chooseColorScheme, type ColorScheme } from '../../ui/color-scheme';
import { darkModeDefaults } from './use-stored-color-scheme';

/** Switches light, dark or automatic, here at once and for the user everywhere. */
export function useColorSchemeChoice(): (scheme: ColorScheme) => void {
  const { change } = usePreference('darkmode', darkModeDefaults);
  return (scheme) => {
    chooseColorScheme(scheme);
    change({ mode: scheme });
  };
}
