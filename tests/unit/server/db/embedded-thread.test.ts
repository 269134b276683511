import { expect, test } from 'vitest';
import { startEmbeddedThread } from '../../../../server/db/embedded-thread';
import { separateModule } from '../../../../server/separate-module';

const ends = () =>
  startEmbeddedThread(
    'nowhere',
    separateModule('../../../fixtures/embedded-thread/ends', import.meta.url),
  );

test('a thread that ends by itself is told, and no statement waits for it', async () => {
  const thread = await ends();
  await expect(thread.run(new Uint8Array([1]))).rejects.toThrow('has ended');
  expect((await thread.lost).message).toContain('has ended');
  await expect(thread.run(new Uint8Array([1]))).rejects.toThrow('has ended');
});

test('one that was asked to end is not', async () => {
  const thread = await ends();
  let isLost = false;
  void thread.lost.then(() => (isLost = true));
  await thread.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isLost).toBe(false);
});
