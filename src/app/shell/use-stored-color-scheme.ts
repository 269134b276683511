import { useEffect } from 'react';
import { useAppearance } from '../../api/preferences/use-appearance';
import { chooseColorScheme, isColorScheme } from '../../ui/color-scheme';

export function useStoredColorScheme(): void {
  const { mode } = useAppearance().value;
  useEffect(() => {
    if (isColorScheme(mode)) chooseColorScheme(mode);
  }, [mode]);
}
