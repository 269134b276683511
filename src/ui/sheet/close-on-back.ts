import { beforeRouter } from './before-router';

interface Sheet {
  /** Closes the sheet; undefined when it is closed already. */
  close: (() => void) | undefined;
  /** Position of its page in the browser's history, as the router counts. */
  at: number | undefined;
}

/** Open sheets, the topmost last. */
const open: Sheet[] = [];

/** True while «back» is being undone, which the router is not to hear of either. */
let returning = false;

/**
 * Makes the browser's «back» close the topmost sheet instead of leaving the page. The sheet gets no place of its own in
 * the history: what is beneath may change its address meanwhile. Returns a function that ends this.
 */
export function closeOnBack(close: () => void): () => void {
  beforeRouter.hear = onMove;
  const sheet: Sheet = { close, at: historyIndex() };
  open.push(sheet);
  return () => {
    // Browsers close a popover by themselves on the way back, before anybody hears of it.
    if (isBehind(sheet) && !returning) sheet.close = undefined;
    else open.splice(open.indexOf(sheet), 1);
  };
}

/** Handles the move before the router does. */
function onMove(event: PopStateEvent): void {
  if (returning) {
    returning = false;
    event.stopImmediatePropagation();
    return;
  }
  const top = open.at(-1);
  if (!top || !isBehind(top)) return;
  event.stopImmediatePropagation();
  returning = true;
  window.history.go(top.at - (historyIndex() ?? 0));
  if (top.close) top.close();
  else open.pop();
}

/** Tells whether the browser has left, backwards, the page over which the sheet stands. */
function isBehind(sheet: Sheet): sheet is Sheet & { at: number } {
  const now = historyIndex();
  return sheet.at !== undefined && now !== undefined && now < sheet.at;
}

function historyIndex(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
