import type { FastifyInstance } from 'fastify';
import type { Call } from '../http/operations/call';

/** Answer to a reading, as the network would give it. */
export interface SelfAnswer {
  status: number;
  etag: string | null;
  text: string;
}

export type AskSelf = (url: string, call: Call) => Promise<SelfAnswer>;

/**
 * Makes a function that asks the server itself as the caller of a call: with his session, language and address, through
 * every check.
 */
export function askSelf(app: FastifyInstance): AskSelf {
  return async (url, { origin, ip, language, authorization }) => {
    const { statusCode, headers, payload } = await app.inject({
      method: 'GET',
      url: `${origin}${url}`,
      remoteAddress: ip,
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(authorization !== undefined && { authorization }),
      },
    });
    const { etag } = headers;
    return { status: statusCode, etag: typeof etag === 'string' ? etag : null, text: payload };
  };
}
