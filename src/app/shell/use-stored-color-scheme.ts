import { useEffect } from 'react';
import { usePreference } from '../../api/preferences/use-preference';
import { chooseColorScheme, isColorScheme } from '../../ui/color-scheme';

export const darkModeDefaults = { mode: '' };

export function useStoredColorScheme(): void {
  const { value } = usePreference('darkmode', darkModeDefaults);
  const { mode } = value;
  useEffect(() => {
    if (isColorScheme(mode)) chooseColorScheme(mode);
  }, [mode]);
}
