import { useLocation } from 'react-router-dom';
import { usePreference } from '../../api/preferences/use-preference';
import { userState } from '../../state/user-state';
import { useStore } from '../../state/store';
import { useIsPhone } from '../../ui/phone';

const closed = { isOpen: false };

/** Page of a phone over which the bar lies. */
const covered = userState<string | undefined>(() => undefined);

/**
 * Tells whether the bar is open, and changes it: beside the page at every desk of the user, as he left it. On a phone it lies over the page, so it
 * is open only where it was opened, and until one goes on.
 */
export function useReminderBar() {
  const bar = usePreference('reminderBar', closed);
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  const isCovered = useStore(covered) === pathname;
  return isPhone
    ? {
        isOpen: isCovered,
        change: (isOpen: boolean) => covered.set(isOpen ? pathname : undefined),
      }
    : { isOpen: bar.value.isOpen, change: (isOpen: boolean) => bar.change({ isOpen }) };
}
