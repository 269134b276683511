import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks, type CodeBlock } from '../../support/code-blocks';

/** The folder that the guide calls `../galaxy`. */
let folder = '';
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kontor-first-screen-')), 'galaxy');
});
afterAll(() => rmSync(dirname(folder), { recursive: true }));

const inFolder = (text: string) => text.trim().replaceAll('../galaxy', folder);

/** What a guide asks for, in its order: commands are run, files are written where they belong. */
async function follow({ language, about, text, place }: CodeBlock): Promise<void> {
  if (language !== 'sh') {
    if (about === '') return;
    const file = join(folder, about);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const command = inFolder(text);
  if (/^npm (start|run dev)/.test(command)) return served(command);
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], { encoding: 'utf8' });
  expect(status, `${place}\n${stdout}${stderr}`).toBe(0);
}

/** A command that serves until it is ended: its page and the way to its backend are there. */
async function served(command: string): Promise<void> {
  const port = await freePort();
  // A group of its own: npm passes no signal on to what it starts.
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, PORT: `${port}` },
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  try {
    const url = `http://localhost:${port}`;
    await expect
      .poll(() => statusOf(`${url}/`), { timeout: 120_000, interval: 300, message: command })
      .toBe(200);
    await expect
      .poll(() => statusOf(`${url}/api/webapp/systeminfo`), { timeout: 60_000, interval: 300 })
      .toBe(200);
  } catch (error) {
    throw new Error(`${command}:\n${said}`, { cause: error });
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/**
 * A port that is free, and the next one: in development the gateway takes that. Below those that the system gives to
 * connections of its own, one of which may have the second a moment later.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

test('the guide to the first screen holds as it stands', async () => {
  for (const block of codeBlocks('docs/first-screen.md')) await follow(block);
  const compiler = ['node_modules/typescript/bin/tsc', '-p', folder, '--noEmit'];
  const { stdout } = spawnSync(process.execPath, compiler, { encoding: 'utf8' });
  expect(stdout).toBe('');
}, 400_000);

test('so do the commands of the guide to backends', async () => {
  for (const block of codeBlocks('docs/backend.md'))
    if (block.language === 'sh') await follow(block);
});
