import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { usePreference } from '../../api/preferences/use-preference';
import { darkModeDefaults } from './use-stored-color-scheme';

/** Switches light, dark or automatic, here at once and for the user everywhere. */
export function useColorSchemeChoice(): (scheme: MantineColorScheme) => void {
  const { setColorScheme } = useMantineColorScheme();
  const { change } = usePreference('darkmode', darkModeDefaults);
  return (scheme) => {
    setColorScheme(scheme);
    change({ mode: scheme });
  };
}
