import sharp, { type SharpOptions } from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanImage } from '../../../../server/files/clean/clean-image';
import { UnreadableImage } from '../../../../server/files/clean/unreadable-image';
import { sampleHeic, sampleImage, secret } from '../../../support/sample-images';

const clean = (type: string, bytes: Buffer) => Buffer.concat(cleanImage(type, Buffer.from(bytes)));
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe('images lose their metadata', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s, and keep every pixel',
    async (format) => {
      const bytes = await sampleImage({ format });
      expect(bytes.includes(secret)).toBe(true);
      const cleaned = clean(`image/${format}`, bytes);
      expect(cleaned.includes(secret)).toBe(false);
      expect(cleaned.includes('Frau Muster')).toBe(false);
      expect((await pixels(cleaned)).equals(await pixels(bytes))).toBe(true);
      expect((await sharp(cleaned).metadata()).orientation).toBeUndefined();
    },
  );

  test.each(['jpeg', 'png', 'webp'] as const)('%s, but for the orientation', async (format) => {
    const bytes = await sampleImage({ format, orientation: 6 });
    const cleaned = clean(`image/${format}`, bytes);
    expect(cleaned.includes(secret)).toBe(false);
    expect((await sharp(cleaned).metadata()).orientation).toBe(6);
    expect(clean(`image/${format}`, cleaned).equals(cleaned)).toBe(true);
  });

  test('heic, in place', async () => {
    const bytes = await sampleHeic();
    const cleaned = clean('image/heic', bytes);
    expect(cleaned.includes(secret)).toBe(false);
    expect(cleaned).toHaveLength(bytes.length);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s, with what hides behind its end',
    async (format) => {
      const bytes = await sampleImage({ format });
      const hidden = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script> 52.52 13.41')]);
      expect(clean(`image/${format}`, hidden).equals(clean(`image/${format}`, bytes))).toBe(true);
    },
  );

  test('a progressive JPEG with many scans stays whole', async () => {
    const noise = sharp({
      create: {
        width: 160,
        height: 120,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as SharpOptions);
    const bytes = await noise.jpeg({ progressive: true, quality: 95 }).toBuffer();
    const cleaned = clean('image/jpeg', bytes);
    expect((await pixels(cleaned)).equals(await pixels(bytes))).toBe(true);
  });

  test('a colour profile stays', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const { icc } = await sharp(clean('image/jpeg', bytes)).metadata();
    expect(icc).toBeDefined();
  });
});

describe('images that are not built as they have to be', () => {
  test.each([
    ['image/jpeg', 'ffd8ffe1ffff4578'],
    ['image/jpeg', 'ffd8abcd'],
    ['image/png', '89504e470d0a1a0a000000ff49484452'],
    ['image/webp', '52494646ffffff7f57454250'],
    ['image/heic', '0000001866747970686569630000000068656963'],
    ['image/heic', '00000010667479706865696300000000000000ff6d657461'],
  ])('%s %s', (type, hex) => {
    expect(() => cleanImage(type, Buffer.from(hex, 'hex'))).toThrow(UnreadableImage);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'any cut through a %s is refused or cleaned, and never crashes',
    async (format) => {
      const bytes = await sampleImage({ format, width: 40, height: 30 });
      for (let end = 16; end < bytes.length; end += 7) {
        let cleaned: Buffer | undefined;
        try {
          cleaned = clean(`image/${format}`, bytes.subarray(0, end));
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableImage);
        }
        expect(cleaned?.includes(secret) ?? false).toBe(false);
      }
    },
  );
});
