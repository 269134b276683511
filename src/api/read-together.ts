import { keeperOf } from './answer-keeper';
import { ApiError } from './api-error';
import { call, type Answer, type CallOptions } from './call';

type Asked = Pick<CallOptions, 'params' | 'query' | 'signal'>;

/** Function that makes a reading call, as {@link call} does. */
export type Reader = (operation: string, options: Asked) => Promise<Answer<unknown>>;

/** Operation that reads many paths in one call, where a server has it. */
export const togetherOperation = 'POST /system/abrufe';
/** Most paths of one call. */
const MOST = 200;
/** Status once the server has answered enough for one call. */
const TOO_MUCH = 413;

interface ReadAnswer {
  pfad: string;
  status: number;
  etag: string | null;
  inhalt: unknown;
}

interface Waiting extends Asked {
  operation: string;
  done: (answer: Answer<unknown>) => void;
  failed: (error: unknown) => void;
}

/**
 * Makes a reader that bundles simultaneous requests into as few calls as possible, each path once; what is read is kept
 * like any other answer.
 */
export function togetherReader(): Reader {
  let waiting: Waiting[] = [];
  const flush = async () => {
    const asked = waiting;
    waiting = [];
    for (let from = 0; from < asked.length; from += MOST) {
      await readAll(asked.slice(from, from + MOST));
    }
  };
  const known = new Map<string, Promise<Answer<unknown>>>();
  return (operation, options) => {
    const path = pathOf({ operation, ...options });
    const before = known.get(path);
    if (before) return before;
    const answer = new Promise<Answer<unknown>>((done, failed) => {
      if (waiting.length === 0) setTimeout(() => void flush(), 0);
      waiting.push({ operation, ...options, done, failed });
    });
    known.set(path, answer);
    return answer;
  };
}

async function readAll(asked: readonly Waiting[]): Promise<void> {
  try {
    const body = { pfade: asked.map(pathOf) };
    const { data, at } = await call<{ result: readonly ReadAnswer[] }>(togetherOperation, {
      ...{ body, kind: 'read', isBackground: true },
    });
    await Promise.all(asked.map((one, index) => settle(one, data.result[index], at)));
  } catch (error) {
    for (const { failed } of asked) failed(error);
  }
}

async function settle(
  asked: Waiting,
  answer: ReadAnswer | undefined,
  at: number | undefined,
): Promise<void> {
  const { operation, params, query, done, failed } = asked;
  const options = { params, query };
  if (!answer || answer.status === TOO_MUCH) {
    await call(operation, { ...options, isBackground: true }).then(done, failed);
    return;
  }
  const { status, etag, inhalt } = answer;
  if (status !== 200) return failed(new ApiError({ operation, params, kind: 'read', status }));
  const known = {
    data: inhalt,
    status,
    headers: new Headers(etag === null ? {} : { etag }),
    ...(etag !== null && { etag }),
    ...(at !== undefined && { at }),
  };
  keeperOf(operation, options)?.keep(operation, options, known);
  done(known);
}

function pathOf({
  operation,
  params = {},
  query = {},
}: Pick<Waiting, 'operation' | 'params' | 'query'>): string {
  const path = operation.slice(operation.indexOf(' ') + 1);
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const said = Object.entries(query).flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? filled : `${filled}?${new URLSearchParams(said).toString()}`;
}
