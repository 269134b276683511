/** Below this width the navigation starts small (specification 1 §2). */
export const navigationBreakpoint = '(min-width: 1400px)';

/** Up to this width the navigation is a drawer. */
export const phoneBreakpoint = '(max-width: 767px)';
