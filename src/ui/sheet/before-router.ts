/** Hears of a move in the browser's history before the router, while a sheet is open. */
export const beforeRouter: { hear?: (event: PopStateEvent) => void } = {};

// On a window listeners are called in the order in which they came: this one comes with the page. Without one, as where
// rules are tried, nothing moves.
globalThis.window?.addEventListener('popstate', (event) => beforeRouter.hear?.(event));
