import { afterEach, describe, expect, test } from 'vitest';
import { ImageProcess, ImageProcessEnded } from '../../../../server/files/images/image-process';
import { separateModule } from '../../../../server/separate-module';
import { ImageReader } from '../../../../server/files/images/image-reader';
import { hostileImages } from '../../../support/hostile/images';
import { sampleImage, secret } from '../../../support/sample-images';

const fixture = (name: string) =>
  separateModule(`../../../fixtures/image-process/${name}`, import.meta.url);
const begin = { ask: 'begin', size: 1 } as const;
const begun: ImageProcess[] = [];
afterEach(() => {
  for (const one of begun.splice(0)) one.end();
});
const start = (...how: ConstructorParameters<typeof ImageProcess>) => {
  const one = new ImageProcess(...how);
  begun.push(one);
  return one;
};

/** In pieces, as they come out of the database. */
async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 100_000) {
    yield bytes.subarray(at, at + 100_000);
  }
}

describe('the process that reads images', () => {
  test('cleans an image and makes its previews', async () => {
    const reader = new ImageReader(start());
    const bytes = await sampleImage({ width: 900, height: 600, orientation: 6 });
    expect(await reader.open(bytes.length, pieces(bytes))).toBeUndefined();
    const size = await reader.clean('image/jpeg');
    const cleaned = (await reader.piece(0, Number(size))) as Buffer;
    expect(cleaned).toHaveLength(Number(size));
    expect(cleaned.includes(secret)).toBe(false);
    expect(await reader.previews()).toMatchObject({ width: 600, height: 900 });
  });

  test('says what is wrong with a broken one, and goes on', async () => {
    const reader = new ImageReader(start());
    for (const bytes of [Buffer.from('ffd8abcd', 'hex'), await sampleImage()]) {
      await reader.open(bytes.length, pieces(bytes));
      const found = await reader.clean('image/jpeg');
      expect(bytes.length < 10 ? found : typeof found).toBe(
        bytes.length < 10 ? 'unreadable' : 'number',
      );
    }
  });

  test('is ended when an image takes too long, all its steps together', async () => {
    const process = start(fixture('hangs'), { effortMs: 3_000, memoryMb: 500 });
    expect(await process.ask(begin)).toEqual({ size: 0 });
    expect(await process.ask({ ask: 'previews' })).toEqual({ fault: 'effort' });
    expect(await process.ask(begin)).toEqual({ size: 0 });
  });

  test('may crash over an image, and tells what it said; the next image gets another one', async () => {
    const process = start(fixture('crashes'));
    for (const _ of [1, 2]) {
      expect(await process.ask(begin)).toEqual({ size: 0 });
      const error: unknown = await process
        .ask({ ask: 'previews' })
        .catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ImageProcessEnded);
      expect(error).toMatchObject({ isImagesDoing: true });
      expect(String(error)).toMatch(/SIGABRT\n.*an image led astray/);
    }
  });

  test('is no image’s fault when it cannot even begin', async () => {
    const process = start(fixture('cannot-start'));
    const error: unknown = await process.ask(begin).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ImageProcessEnded);
    expect(error).toMatchObject({ isImagesDoing: false });
    expect(String(error)).toMatch(/exit code 1\n[^]*no library here/);
  });

  test('ends when an image takes too much memory; the next one is read', async () => {
    const reader = new ImageReader(start(undefined, { effortMs: 30_000, memoryMb: 160 }));
    const huge = hostileImages.find(({ shape }) => shape === 'png: a hundred million pixels');
    const bytes = huge?.make(0) ?? Buffer.alloc(0);
    expect(await reader.open(bytes.length, pieces(bytes))).toBeUndefined();
    expect(await reader.previews()).toBe('effort');
    const small = await sampleImage({ format: 'png' });
    await reader.open(small.length, pieces(small));
    expect(await reader.previews()).toMatchObject({ width: 300, height: 200 });
  });
});
