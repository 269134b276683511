import { useAppearance } from '../../api/preferences/use-appearance';
import { chooseColorScheme, type ColorScheme } from '../../ui/color-scheme';

/** Applies a scheme here at once, and stores it for the user everywhere. */
export function useColorSchemeChoice(): (scheme: ColorScheme) => void {
  const { change } = useAppearance();
  return (scheme) => {
    chooseColorScheme(scheme);
    change({ mode: scheme });
  };
}
