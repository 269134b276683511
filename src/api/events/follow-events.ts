import { readEvents } from './read-events';
import type { ServerEvent } from './record-event';

const name = 'kontor.events';

/** Time in ms in which a free lock is given; a tab that waited longer has taken it over. */
const takeOverMs = 1000;

/**
 * Follows one event stream for all tabs of a user, until the returned function is called: the holder of the Web Lock
 * reads and passes on, the next takes over. Without Web Locks (plain HTTP) each tab has its own.
 */
export function followEvents(user: string, tell: (event: ServerEvent) => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const locks: LockManager | undefined = navigator.locks;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    void readEvents(tell, signal);
    return () => gone.abort();
  }
  const channel = new BroadcastChannel(`${name}.${user}`);
  channel.onmessage = ({ data }: MessageEvent<ServerEvent>) => tell(data);
  const share = (event: ServerEvent) => {
    tell(event);
    channel.postMessage(event);
  };
  const asked = Date.now();
  const lead = () => {
    // After a takeover something may have been missed before this stream begins.
    if (Date.now() - asked > takeOverMs) share({ type: 'missed' });
    return readEvents(share, signal);
  };
  locks.request(`${name}.${user}`, { signal }, lead).catch(() => undefined);
  return () => {
    gone.abort();
    channel.close();
  };
}
