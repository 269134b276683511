/** In ms: what is only prepared waits so long, and then for a pause. */
const after = 1500;
/** In ms: answers that somebody waits for come first, but only this long. */
const longest = 10_000;
const every = 200;

/** The page's `QueryClient`: whether somebody waits for answers. */
interface Reader {
  isFetching: () => number;
}

/** Runs a task when some time has passed, `reader` waits for nothing and the browser pauses. Returns how to cancel. */
export function whenIdle(reader: Reader, task: () => void): () => void {
  let handle: number | undefined;
  let waited = after;
  const look = () => {
    if (reader.isFetching() > 0 && waited < longest) {
      waited += every;
      timer = setTimeout(look, every);
    }
    // Safari has no idle callbacks.
    else if (typeof requestIdleCallback !== 'function') task();
    else handle = requestIdleCallback(task, { timeout: 1000 });
  };
  let timer = setTimeout(look, after);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
