import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { NEW_KEY, type HostileRequest } from './hostile-requests';
import { sendCrumbs } from './send-crumbs';

/** Time in ms after which an answer counts as hanging. */
const PATIENCE_MS = 60_000;

/**
 * Sends a hostile request; answers the status, 0 where the server has closed the connection. The body goes in
 * chunks, as fast as the server takes them. Throws when nothing comes.
 */
export async function sendHostile(
  server: string,
  hostile: HostileRequest,
  token: string,
): Promise<number> {
  const { operation, headers, pieces } = hostile;
  if (hostile.inCrumbs) return sendCrumbs(server, hostile, token);
  const key = headers['Idempotency-Key'] === NEW_KEY && { 'Idempotency-Key': randomUUID() };
  const url = hostile.url();
  const request = http.request(server + url, {
    method: operation.method,
    headers: { authorization: `Bearer ${token}`, ...headers, ...key },
    agent: false,
    timeout: PATIENCE_MS,
  });
  const answered = new Promise<number>((resolve, reject) => {
    request.on('response', (response) => {
      const { statusCode = 0 } = response;
      if (response.headers['content-type']?.startsWith('text/event-stream')) request.destroy();
      response.on('data', () => undefined);
      response.on('close', () => resolve(statusCode));
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server has refused the rest of the body, or read no more of the head.
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) setTimeout(resolve, 50, 0);
      else reject(error);
    });
    request.on('timeout', () => {
      reject(new Error(`${operation.method} ${url.slice(0, 200)} was not answered`));
      request.destroy();
    });
  });
  let isOver = false;
  const over = answered.catch(() => 0).then(() => (isOver = true));
  for (const piece of pieces()) {
    if (isOver || request.destroyed) break;
    if (request.write(piece)) continue;
    const drained = new AbortController();
    const drain = once(request, 'drain', { signal: drained.signal }).catch(() => undefined);
    await Promise.race([drain, over]);
    drained.abort();
  }
  request.end();
  return answered;
}
