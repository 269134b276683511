import type { FastifyInstance } from 'fastify';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // The camera is for the barcode scanner and photos.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // index.html and contents of records bring policies of their own.
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/**
 * Policy that is sent where TLS is used, here or by a trusted proxy. Other hosts of the domain decide for themselves.
 */
const YEAR = 'max-age=31536000';

/** Adds the headers that every answer carries; answers of the API are stored nowhere. */
export function addSecurityHeaders(app: FastifyInstance, apiBase: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common);
    if (request.protocol === 'https') reply.header('strict-transport-security', YEAR);
    // A route matches however its path is encoded.
    if (isApi(request.routeOptions.url ?? request.url, apiBase)) {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      });
    }
  });
}

/** Tells whether a request goes to the API, as opposed to the page. */
export function isApi(url: string, apiBase: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return path === apiBase || path.startsWith(`${apiBase}/`);
}
