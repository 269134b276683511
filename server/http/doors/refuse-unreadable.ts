import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errorAnswer } from '../errors/error-answer';
import { problem } from '../errors/problem';

const statuses: Readonly<Record<string, [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'msg_request_timeout'],
  HPE_HEADER_OVERFLOW: [431, 'msg_request_headers'],
};

/** Time in ms for the answer to arrive. */
const FAREWELL_MS = 2_000;

/** Answers input that is no HTTP, came too slowly or has too long headers, and closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = statuses[error.code ?? ''] ?? [400, 'msg_request_unreadable'];
  const body = JSON.stringify(
    errorAnswer(problem(status, code), { trackingId: randomUUID(), path: '', language: 'de' }),
  );
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\n` +
      `x-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  );
  // A client that goes on sending is not listened to.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
