import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Servers that have not been ended yet. */
const running = new Set<Started>();

export async function endAll(): Promise<void> {
  for (const server of running) await server.end();
}

export interface Started {
  url: string;
  pid: number;
  /** Until it said that it is ready, in ms. */
  took: number;
  end: () => Promise<void>;
}

/** Starts what is built in a folder, as `npm start` does after the build; `env`: besides what makes it easy to load. */
export async function start(
  folder: string,
  data: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const begun = performance.now();
  const entry = 'dist-server/server/production.js';
  const child: ChildProcess = spawn(
    process.execPath,
    ['--max-semi-space-size=32', entry, ...args],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        KONTOR_DATA: data,
        KONTOR_DEMO: '1',
        PORT: '0',
        KONTOR_READS_PER_MINUTE: '10000000',
        KONTOR_WRITES_PER_MINUTE: '10000000',
        KONTOR_BURST: '10000000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  const url = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error(said)));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /Kontor is ready: (\S+)/.exec(said)?.[1];
      if (ready) found(ready);
    });
  });
  const took = performance.now() - begun;
  const started: Started = {
    url,
    pid: child.pid as number,
    took,
    end: async () => {
      running.delete(started);
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  running.add(started);
  return started;
}
