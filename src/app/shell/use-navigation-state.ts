import { useState } from 'react';
import { useIsPhone } from '../../ui/phone';
import { useMedia } from '../../ui/use-media';
import { navigationBreakpoint } from './breakpoints';
import { useNavigationSettings } from '../navigation/use-navigation-settings';

export type NavigationMode = 'wide' | 'mini' | 'phone';

/** Stored on wide windows; narrower ones start mini and keep a choice while they are narrow; on a phone a drawer. */
export function useNavigationState() {
  const { value, change } = useNavigationSettings();
  const isWide = useMedia(navigationBreakpoint);
  const isPhone = useIsPhone();
  const [shownWhenNarrow, setShownWhenNarrow] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const shown = isWide ? value.visible : shownWhenNarrow;
  const mode: NavigationMode = isPhone ? 'phone' : shown ? 'wide' : 'mini';
  const toggle = () => {
    if (isPhone) setDrawerOpen((open) => !open);
    else if (isWide) change({ visible: !value.visible });
    else setShownWhenNarrow((wasShown) => !wasShown);
  };
  return {
    mode,
    isDrawerOpen: isPhone && drawerOpen,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
}
