import type { EventHub } from './event-hub';
import { bearerToken } from '../http/access/bearer-token';
import { handler, type Handlers } from '../http/operations/call';
import { hashToken } from '../http/access/token';

/** Operations that stream the events of records, to each caller those he may know. */
export function eventOperations(hub: EventHub): Handlers {
  return {
    streamEvents: handler('streamEvents', async (call) => {
      const token = bearerToken(call.authorization) ?? '';
      return {
        status: 200,
        headers: {
          // Proxies neither store nor buffer it, and the connection ends with it: a server that ends waits for none.
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          connection: 'close',
        },
        content: { type: 'text/event-stream', stream: hub.open(call.caller, hashToken(token)) },
      };
    }),
  };
}
