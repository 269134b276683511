import { beforeRouter } from './before-router';

interface Sheet {
  /** Undefined when it is closed already. */
  close: (() => void) | undefined;
  /** Its page's place in the browser's history, as the router counts. */
  at: number | undefined;
}

/** The topmost last. */
const open: Sheet[] = [];

/** «Back» was undone, and the router is not to hear of that either. */
let returning = false;

/**
 * The browser's «back» closes what is topmost instead of leaving the page. It gets no place of its own in the history:
 * what is beneath may change its address meanwhile. Returns how to end it.
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

/** Hears of it before the router does. */
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

/** Whether the browser has left the page over which it stands, backwards. */
function isBehind(sheet: Sheet): sheet is Sheet & { at: number } {
  const now = historyIndex();
  return sheet.at !== undefined && now !== undefined && now < sheet.at;
}

function historyIndex(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
