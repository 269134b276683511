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

/** What a hostile request did to a server. */
export interface Judgement extends Watched {
  /** What is wrong with it; undefined for nothing. */
  wrong: string | undefined;
}

/** Sends a hostile request and judges what it did. Figures that are too large are measured again; the least count. */
export async function judge(
  server: TestServer,
  walker: Walker,
  request: HostileRequest,
): Promise<Judgement> {
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
  return {
    blockedMs,
    grownMb,
    wrong: wrong.length > 0 ? `${nameOf(request)}: ${wrong.join(', ')}` : undefined,
  };
}

/** A hostile request in words: operation, shape and place. */
export function nameOf({ operation, shape, where }: HostileRequest): string {
  return `${operation.id}: ${shape}, ${where}`;
}

function least(seen: readonly Watched[]): Watched {
  return {
    blockedMs: Math.min(...seen.map(({ blockedMs }) => blockedMs)),
    grownMb: Math.min(...seen.map(({ grownMb }) => grownMb)),
  };
}
