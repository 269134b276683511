import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_DAY } from './demo-day';
import type { Question, QuestionAnswer } from './answer-queries';

export interface ServerProcess {
  url: string;
  pid: number;
  /** Resolves with its exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Returns everything it wrote so far, its log included. */
  said: () => string;
  /** Asks its database past the server, where the entry answers that (`answerQueries`). */
  query: <T extends object>(statement: string, values?: unknown[]) => Promise<T[]>;
  /** Asks its entry for something else that it answers by a name. */
  ask: <T>(name: string) => Promise<T>;
  /** Ends it with a signal (SIGTERM unless another is named) and waits until it is gone. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

const ready = /Kontor is ready: (\S+)/;
/** Longest wait in ms: a first start fills the demo company; nothing takes longer than this. */
const patience = 240_000;

/** Entry that `npm start` runs. */
const product = 'server/main.ts';
/** Entry of the same server with a way for tests to look into its database. */
export const tested = 'tests/support/tested-server.ts';

/**
 * Runs the server as `npm start` does, or another entry; throws with its output when it does not become ready. An entry
 * that is one module runs as the tests have compiled it; `folder` is where it runs.
 */
export async function runServer(
  env: Record<string, string | undefined>,
  entry: string | readonly string[] = product,
  folder?: string,
): Promise<ServerProcess> {
  const words = typeof entry === 'string' ? [builtServer(entry)] : entry;
  const loader = words.at(-1)?.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, ...words], {
    cwd: folder,
    env: { ...process.env, KONTOR_DEMO_DAY: DEMO_DAY, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Rows keep their dates and bytes.
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const give = (why: string) => reject(new Error(`the server ${why}:\n${said}`));
    const timer = setTimeout(() => give('did not become ready'), patience);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = ready.exec(said)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => {
      clearTimeout(timer);
      give('ended');
    });
  }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let asked = 0;
  type Asked = { statement: string; values: unknown[] } | { name: string };
  const exchange = <T>(question: Asked) =>
    new Promise<T>((resolve, reject) => {
      const id = ++asked;
      const gone = () =>
        reject(new Error(`the server ended before it answered its test:\n${said.slice(-5000)}`));
      if (hasEnded()) return gone();
      const listen = (answer: QuestionAnswer) => {
        if (answer.id !== id) return;
        child.off('message', listen).off('exit', gone);
        if ('value' in answer) resolve(answer.value as T);
        else reject(new Error(answer.error));
      };
      child.on('message', listen).once('exit', gone);
      child.send({ id, ...question } satisfies Question);
    });
  return {
    url,
    pid: child.pid as number,
    ended,
    said: () => said,
    query: (statement, values = []) => exchange({ statement, values }),
    ask: (name) => exchange({ name }),
    end: async (signal = 'SIGTERM') => {
      if (!hasEnded()) child.kill(signal);
      await ended;
    },
  };
}

/** Returns the compiled module of a server (`built-servers.ts`); its source where nothing was compiled before. */
export function builtServer(entry: string): string {
  const folder = process.env.TESTED_SERVERS;
  const built = folder ? join(folder, entry.replace(/\.ts$/, '.js')) : entry;
  return existsSync(built) ? built : entry;
}
