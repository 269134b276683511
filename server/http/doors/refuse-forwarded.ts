import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../../host-name';
import { problem } from '../errors/problem';

/** Headers in which proxies and tunnels describe the client; a browser on this computer sends none of them. */
const forwarded = /^(forwarded|via|x-real-ip|x-forwarded-.+|cf-connecting-ip|true-client-ip)$/;

/**
 * Refuses requests that a proxy has passed on, for a server whose logins everybody knows: listening on loopback only
 * keeps nobody away from a proxy on the same computer. One that adds no header is recognised by the address of the
 * page, which the browser tells and no proxy changes by itself, or by the HTTP/1.0 that nginx speaks by default.
 * Nothing tells a tunnel from a program on this computer that is no browser.
 */
export function refuseForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    const isPassedOn =
      raw.httpVersion === '1.0' ||
      Object.keys(headers).some((name) => forwarded.test(name)) ||
      isOfPageElsewhere(headers);
    if (isPassedOn) throw problem(403, 'msg_auth_demo_local');
  });
}

/** Tells whether a request comes from a page elsewhere; a link from another site to this computer does not. */
function isOfPageElsewhere(headers: IncomingHttpHeaders): boolean {
  const isLink = headers['sec-fetch-site'] === 'cross-site' && headers.origin === undefined;
  const told = headers.origin ?? (isLink ? undefined : headers.referer);
  if (told === undefined || !URL.canParse(told)) return false;
  return !isLoopback(new URL(told).hostname);
}
