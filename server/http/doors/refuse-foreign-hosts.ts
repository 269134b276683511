import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { hostName, isLoopback } from '../../host-name';
import { problem } from '../errors/problem';

/**
 * Answers 421 to requests for a foreign host. Somebody else's page, open in a browser on this computer, may let its own
 * name resolve to 127.0.0.1 and so read what is served here; the `Host` it sends is the one thing that it cannot
 * choose. Ours are the loopback names, the address that the connection came in on, `hosts` and the host of `origin`.
 * When listening beyond loopback or behind a trusted proxy, which both have names that only an operator knows, the
 * check applies once `hosts` names them; `origin` alone does not say that it is the only one.
 */
export function refuseForeignHosts(
  app: FastifyInstance,
  {
    host,
    hosts,
    origin,
    trustedProxies,
  }: Pick<Config, 'host' | 'hosts' | 'origin' | 'trustedProxies'>,
): void {
  const isPrivate = isLoopback(host) && trustedProxies.length === 0;
  if (!isPrivate && hosts.length === 0) return;
  const own = origin === undefined ? [] : [new URL(origin).hostname];
  const named = new Set([...hosts, ...own, host].map((name) => hostName(bracketed(name))));
  app.addHook('onRequest', async (request) => {
    const header = request.headers.host;
    // Before HTTP/1.1 there was none; browsers always send it.
    if (header === undefined) return;
    const name = hostName(header);
    const { localAddress = '' } = request.socket;
    const isOurs =
      name !== undefined &&
      (isLoopback(name) || named.has(name) || name === hostName(bracketed(localAddress)));
    if (!isOurs) throw problem(421, 'msg_request_host');
  });
}

/** Writes an address as a URL holds it: IPv6 in brackets, IPv4 that came over an IPv6 socket as itself. */
function bracketed(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') && !plain.startsWith('[') ? `[${plain.split('%', 1)[0]}]` : plain;
}
