import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { usePreference } from '../../api/preferences/use-preference';

export const darkModeDefaults = { mode: '' };

/** Applies the appearance that the user has stored. The browser keeps a copy, so the next start has it at once. */
export function useStoredColorScheme(): void {
  const { value } = usePreference('darkmode', darkModeDefaults);
  const { setColorScheme } = useMantineColorScheme();
  const { mode } = value;
  useEffect(() => {
    if (isScheme(mode)) setColorScheme(mode);
    // Only what was loaded or chosen counts; Mantine's setter changes with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mode]);
}

function isScheme(mode: string): mode is MantineColorScheme {
  return ['light', 'dark', 'auto'].includes(mode);
}
