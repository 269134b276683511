/** Width below which the navigation starts small (specification 1 §2). */
export const navigationBreakpoint = '(min-width: 1400px)';
