import type { FastifyInstance } from 'fastify';
import { problem } from './problem';

/** What proxies and tunnels tell of the client; a browser on this computer sends none of it. */
const forwarded = /^(forwarded|via|x-real-ip|x-forwarded-.+|cf-connecting-ip|true-client-ip)$/;

/**
 * Refuses requests that somebody in front has passed on, for a server whose logins everybody knows: that
 * it listens on loopback only keeps nobody away from a proxy on the same computer.
 */
export function refuseForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (Object.keys(headers).some((name) => forwarded.test(name))) {
      throw problem(403, 'msg_auth_demo_local');
    }
  });
}
