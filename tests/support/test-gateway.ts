import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Backend, LogIn } from '../../schemas/contract/backend';
import { readConfig } from '../../server/config';
import { buildGateway } from '../../server/gateway/app';

/** Call as it came to the backend. */
export interface SeenCall {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Function by which a test's backend handles a call whose body has come. */
export type Answering = (call: SeenCall, response: ServerResponse) => void;

export function answerJson(
  response: ServerResponse,
  content: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(content));
}

type Gateway = Awaited<ReturnType<typeof startGateway>>;

interface Setup {
  logIn?: LogIn;
  me?: Backend['me'];
  /** Environment with secrets of the backend, and what configures the gateway. */
  env?: Record<string, string>;
  base?: string;
}

/**
 * Offers a backend below `/v1` that is not ours and answers as a test says, and gateways before it. Whatever was
 * started ends after each test, the backend after the file.
 */
export function testGateway(standard: Answering) {
  const seen: SeenCall[] = [];
  let answering = standard;
  let base = '';
  let pageFolder = '';
  const backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body };
      seen.push(call);
      answering(call, response);
    });
  });
  const running: Gateway[] = [];

  beforeAll(async () => {
    pageFolder = mkdtempSync(join(tmpdir(), 'kontor-gateway-'));
    writeFileSync(join(pageFolder, 'index.html'), '<meta name="csp-nonce" content="">page');
    writeFileSync(join(pageFolder, '.gateway.json'), '{"base":"secret"}');
    await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/v1`;
  });
  afterEach(async () => {
    for (const gateway of running.splice(0)) await gateway.stop();
    seen.length = 0;
    answering = standard;
  });
  afterAll(() => {
    backend.close();
    backend.closeAllConnections();
    rmSync(pageFolder, { recursive: true });
  });

  return {
    seen,
    base: () => base,
    answer: (now: Answering) => {
      answering = now;
    },
    start: async ({ base: other, ...setup }: Setup = {}) => {
      const gateway = await startGateway({ ...setup, base: other ?? base }, pageFolder);
      running.push(gateway);
      return gateway;
    },
  };
}

async function startGateway({ logIn, me, env = {}, base }: Setup, pageFolder: string) {
  const config = { ...readConfig({ KONTOR_LOG: 'silent', ...env }), pageFolder };
  const backend = { base: base ?? '', ...(logIn && { logIn }), ...(me && { me }) };
  const app = await buildGateway(
    config,
    { name: 'Things', version: '1', base: '/api', backend },
    env,
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets: Socket[] = [];
  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
  const logInAs = (credentials?: string, headers: Record<string, string> = {}) =>
    ask('/api/login', {
      method: 'POST',
      headers: {
        ...headers,
        ...(credentials !== undefined && {
          authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        }),
      },
    });
  return {
    app,
    url,
    ask,
    logInAs,
    as: (token: string, more: Record<string, string> = {}) => ({
      headers: { authorization: `Bearer ${token}`, ...more },
    }),
    begin: async (credentials?: string) =>
      (await (await logInAs(credentials)).json()) as { token: string; erneuerungToken: string },
    renew: (erneuerungToken: string) =>
      ask('/api/login/erneuerung', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ erneuerungToken }),
      }),
    /** Sends bytes as they are, which no client tidies up; answers the connection. */
    connection: (text: string) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(text);
      sockets.push(socket);
      return socket;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await app.close();
    },
  };
}

/** Writes the head of a request, as it goes over the line. */
export const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');

/** Receives everything that comes until the other side ends. */
export async function received(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) text += String(piece);
  return text;
}
