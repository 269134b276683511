import { usePreference } from './use-preference';

const asUsual = { mode: '', density: '' };

/** Returns how the page looks for this user, everywhere: light or dark (`mode`), and how close rows of lists stand. */
export function useAppearance() {
  return usePreference('darkmode', asUsual);
}
