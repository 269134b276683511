import { usePreference } from '../../api/preferences/use-preference';

interface DashboardSettings {
  /** Keys of what does not stand on the start page: names of screens, and of blocks that are none. */
  hidden: readonly string[];
}

const asUsual: DashboardSettings = { hidden: [] };

/** What the user wants of the start page (specification 2 §2). */
export function useDashboardSettings() {
  const { value, change } = usePreference('dashboard', asUsual);
  const { hidden } = value;
  return {
    isShown: (key: string) => !hidden.includes(key),
    show: (keys: readonly string[], isShown: boolean) => {
      const others = hidden.filter((key) => !keys.includes(key));
      change({ hidden: isShown ? others : [...others, ...keys] });
    },
  };
}
