import { useMedia } from './use-media';

/** Up to this width there is one column, and dialogs come from below. Style sheets say the same. */
const phoneBreakpoint = '(max-width: 767px)';

export function useIsPhone(): boolean {
  return useMedia(phoneBreakpoint);
}
