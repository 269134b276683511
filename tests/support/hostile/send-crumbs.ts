import { connect } from 'node:net';
import type { HostileRequest } from './hostile-requests';

/** Sends a body as chunks of one byte each; answers the status, 0 where the connection was closed without one. */
export async function sendCrumbs(
  server: string,
  { operation, url, headers, pieces }: HostileRequest,
  token: string,
): Promise<number> {
  const { hostname, port } = new URL(server);
  const head = Object.entries({
    host: hostname,
    authorization: `Bearer ${token}`,
    ...headers,
    'transfer-encoding': 'chunked',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = Buffer.concat([...pieces()].map((piece) => Buffer.from(piece)));
  const chunks = Buffer.alloc(body.length * 6 + 5, '1\r\n \r\n');
  for (let at = 0; at < body.length; at++) chunks[at * 6 + 3] = body[at] ?? 0;
  chunks.write('0\r\n\r\n', body.length * 6);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${operation.method} ${url()} HTTP/1.1\r\n${head.join('')}\r\n`);
      socket.write(chunks);
    });
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}
