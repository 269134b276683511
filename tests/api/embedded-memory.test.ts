import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedThread } from '../../server/db/embedded-thread';

const MEGABYTE = 1024 * 1024;

/** A statement as the protocol sends it («Query»). */
function query(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

// The library's other way to ask keeps every answer for good: a server would end by having been used.
test('the embedded database keeps nothing of what it has answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  const database = await startEmbeddedThread(folder);
  try {
    const ask = async (times: number) => {
      for (let count = 0; count < times; count++) {
        const answer = await database.run(query(`select repeat('x', ${MEGABYTE / 2})`));
        expect(answer.length).toBeGreaterThan(MEGABYTE / 2);
      }
    };
    await ask(50);
    const before = process.memoryUsage.rss();
    // 200 MB of answers.
    await ask(400);
    expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(100);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
