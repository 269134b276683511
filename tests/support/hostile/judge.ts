import { setTimeout as delay } from 'node:timers/promises';
import type { TestServer } from '../start-server';
import type { Walker } from '../walk/walker';
import type { HostileRequest } from './hostile-requests';
import type { Watched } from './loop-watch';
import { sendHostile } from './send-hostile';

/** Most time in ms that a request may keep everybody else waiting, and most memory in MB that it may need. */
export const MOST_MS = 100;
export const MOST_MB = 100;
/** Number of attempts: a machine that is busy with other work makes one figure in many too large, but not each time. */
const ATTEMPTS = 4;

/** Judgement of what a hostile request did to a server. */
export interface Judgement extends Watched {
  /** Description of what is wrong with it; undefined for nothing. */
  wrong: string | undefined;
}

/** Sends a hostile request and judges what it did. Figures that are too large are measured again; the least count. */
export async function judge(
  server: TestServer,
  walker: Walker,
  request: HostileRequest,
): Promise<Judgement> {
  let { status, ...figures } = await watched(server, walker, request);
  if (isRefused(status)) {
    // Because of earlier requests: it shall be judged for its own shape.
    await letIn(server, walker);
    ({ status, ...figures } = await watched(server, walker, request));
    if (isRefused(status)) await letIn(server, walker);
  }
  const seen: Watched[] = [figures];
  while (!isLittle(least(seen)) && seen.length < ATTEMPTS) {
    await delay(200);
    await server.ask('collect garbage');
    ({ status, ...figures } = await watched(server, walker, request));
    seen.push(figures);
  }
  const { blockedMs, grownMb } = least(seen);
  const wrong = [
    ...(Number.isNaN(status) ? ['no answer'] : []),
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(blockedMs > MOST_MS ? [`blocked ${Math.round(blockedMs)} ms`] : []),
    ...(grownMb > MOST_MB ? [`needed ${Math.round(grownMb)} MB`] : []),
  ];
  return {
    blockedMs,
    grownMb,
    wrong: wrong.length > 0 ? `${nameOf(request)}: ${wrong.join(', ')}` : undefined,
  };
}

/** Sends a request while the server is watched; the status is NaN when no answer comes. */
async function watched(
  server: TestServer,
  walker: Walker,
  request: HostileRequest,
): Promise<Watched & { status: number }> {
  await server.ask('start watching');
  const sent = sendHostile(server.url, request, await walker.tokenOf('admin'));
  const status = await sent.catch(() => NaN);
  return { ...(await server.ask<Watched>('stop watching')), status };
}

/** Tells whether the session is over, or there were too many passwords: nothing of the request's own was looked at. */
const isRefused = (status: number) => status === 401 || status === 429;

/** Gives the walker another session, however many wrong passwords were sent in its name. */
async function letIn(server: TestServer, walker: Walker): Promise<void> {
  await server.query('delete from login_attempts');
  await walker.tokenOf('admin', true);
}

const isLittle = ({ blockedMs, grownMb }: Watched) => blockedMs <= MOST_MS && grownMb <= MOST_MB;

/** Names a hostile request in words: operation, shape and place. */
export function nameOf({ operation, shape, where }: HostileRequest): string {
  return `${operation.id}: ${shape}, ${where}`;
}

function least(seen: readonly Watched[]): Watched {
  return {
    blockedMs: Math.min(...seen.map(({ blockedMs }) => blockedMs)),
    grownMb: Math.min(...seen.map(({ grownMb }) => grownMb)),
  };
}
