import pg from 'pg';
import type { Listener } from './database';

const PING_MS = 10_000;
const PATIENCE_MS = 5_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * Listens to a channel on a connection of its own. A connection that breaks or goes silent is replaced, at first at
 * once, then ever more slowly; `missed` tells after each connect that something may have been announced meanwhile.
 * Returns how to stop.
 */
export function listenPostgresql(url: string, channel: string, listener: Listener): () => void {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT_MS;
  let stopped = false;

  const later = (run: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
    timer.unref();
  };
  const giveUp = (own: pg.Client) => {
    own.removeAllListeners('notification');
    own.end().catch(() => undefined);
    if (client !== own || stopped) return;
    client = undefined;
    later(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const ping = (own: pg.Client) => {
    own.query('select 1').then(
      () => {
        if (client === own && !stopped) later(() => ping(own), PING_MS);
      },
      () => giveUp(own),
    );
  };
  const connect = () => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'kontor events',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client = own;
    own.on('error', () => giveUp(own));
    own.on('end', () => giveUp(own));
    own.on('notification', ({ payload = '' }) => listener.heard(payload));
    own
      .connect()
      .then(() => own.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(
        () => {
          wait = FIRST_WAIT_MS;
          listener.missed();
          later(() => ping(own), PING_MS);
        },
        () => giveUp(own),
      );
  };
  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    client?.end().catch(() => undefined);
  };
}
