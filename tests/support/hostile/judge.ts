import { setTimeout as delay } from 'node:timers/promises';
import type { TestServer } from '../start-server';
import type { Walker } from '../walk/walker';
import type { HostileRequest } from './hostile-requests';
import type { Watched } from './loop-watch';
import { sendHostile } from './send-hostile';

/** The most that a request may keep everybody else waiting, and the most memory that it may need. */
export const MOST_MS = 100;
export const MOST_MB = 100;
/** A machine that is busy with other work makes one figure in many too large, but not each time. */
const ATTEMPTS = 4;

/** What is wrong with a server after a hostile request; undefined for nothing. Figures that are too large are measured again. */
export async function judge(
  server: TestServer,
  walker: Walker,
  request: HostileRequest,
): Promise<string | undefined> {
  const seen: Watched[] = [];
  let status = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await server.ask('collect garbage');
    await server.ask('start watching');
    const sent = sendHostile(server.url, request, await walker.tokenOf('admin'));
    status = await sent.catch(() => NaN);
    seen.push(await server.ask<Watched>('stop watching'));
    // What ended the session, or belongs to one: the next request needs another one.
    if (status === 401) await walker.tokenOf('admin', true);
    if (least(seen).blockedMs <= MOST_MS && least(seen).grownMb <= MOST_MB) break;
    await delay(200);
  }
  const { blockedMs, grownMb } = least(seen);
  const wrong = [
    ...(Number.isNaN(status) ? ['no answer'] : []),
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(blockedMs > MOST_MS ? [`blocked ${Math.round(blockedMs)} ms`] : []),
    ...(grownMb > MOST_MB ? [`needed ${Math.round(grownMb)} MB`] : []),
  ];
  const { operation, shape, where } = request;
  return wrong.length > 0 ? `${operation.id}: ${shape}, ${where}: ${wrong.join(', ')}` : undefined;
}

function least(seen: readonly Watched[]): Watched {
  return {
    blockedMs: Math.min(...seen.map(({ blockedMs }) => blockedMs)),
    grownMb: Math.min(...seen.map(({ grownMb }) => grownMb)),
  };
}
