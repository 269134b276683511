import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DEMO_DAY } from '../support/demo-day';

/** Runs the server once with `--rows`, the product's own way to so many addresses: it fills before it listens. */
export async function fillAddresses(databaseUrl: string, rows: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/main.ts', '--rows', String(rows)],
    {
      env: { ...process.env, KONTOR_DEMO_DAY: DEMO_DAY, DATABASE_URL: databaseUrl, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('Kontor is ready')) child.kill();
  });
  await exited;
}
