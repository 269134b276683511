import { describe, expect, test } from 'vitest';
import {
  firstArea,
  isWholeImage,
  pixelArea,
  storedSize,
  type PercentArea,
} from '../../../src/ui/files/crop-area';
import { fileProblem } from '../../../src/ui/files/file-problem';
import { formatBytes } from '../../../src/ui/format/format-bytes';

const area = (x: number, y: number, width: number, height: number): PercentArea => ({
  unit: '%',
  x,
  y,
  width,
  height,
});

describe('the part of an image that is kept', () => {
  test('is at first all of it, or the largest centred square', () => {
    expect(firstArea(400, 300)).toEqual(area(0, 0, 100, 100));
    expect(firstArea(400, 300, 1)).toEqual(area(12.5, 0, 75, 100));
    expect(firstArea(300, 600, 1)).toEqual(area(0, 25, 100, 50));
    expect(firstArea(0, 0, 1)).toEqual(area(0, 0, 100, 100));
  });

  test('has whole pixels within the image', () => {
    expect(pixelArea(area(12.5, 0, 75, 100), { width: 400, height: 300 })).toEqual({
      x: 50,
      y: 0,
      width: 300,
      height: 300,
    });
    expect(pixelArea(area(99, 99, 10, 10), { width: 50, height: 50 })).toEqual({
      x: 45,
      y: 45,
      width: 5,
      height: 5,
    });
    const tiny = pixelArea(area(0, 0, 0.01, 0.01), { width: 10, height: 10 });
    expect([tiny.width, tiny.height]).toEqual([1, 1]);
  });

  test.each([
    [1001, 667],
    [333, 1000],
    [7, 5],
  ])('stays a square in an image of %i × %i, however its sides are rounded', (width, height) => {
    for (let share = 10; share <= 100; share += 7) {
      const side = (Math.min(width, height) * share) / 100;
      const part = pixelArea(
        area(3, 2, (side / width) * 100, (side / height) * 100),
        { width, height },
        1,
      );
      expect(part.width).toBe(part.height);
      expect(part.x + part.width).toBeLessThanOrEqual(width);
      expect(part.y + part.height).toBeLessThanOrEqual(height);
    }
  });

  test('is the original when nothing is cut', () => {
    const image = { width: 640, height: 480 };
    expect(isWholeImage(pixelArea(area(0, 0, 100, 100), image), image)).toBe(true);
    expect(isWholeImage(pixelArea(area(0, 0, 99, 100), image), image)).toBe(false);
  });

  test('is stored smaller only when it is larger than needed', () => {
    expect(storedSize({ width: 800, height: 600 }, 3000)).toEqual({ width: 800, height: 600 });
    expect(storedSize({ width: 6000, height: 4500 }, 3000)).toEqual({ width: 3000, height: 2250 });
    expect(storedSize({ width: 1, height: 9000 }, 3000)).toEqual({ width: 1, height: 3000 });
  });
});

test('a file is refused for what can be seen of it', () => {
  const rules = { types: ['image/jpeg', 'image/heic'], maxBytes: 100 };
  expect(fileProblem({ type: 'image/jpeg', size: 100 }, rules)).toBeUndefined();
  expect(fileProblem({ type: 'image/jpeg', size: 101 }, rules)).toBe('tooLarge');
  expect(fileProblem({ type: 'image/jpeg', size: 0 }, rules)).toBe('empty');
  expect(fileProblem({ type: 'application/pdf', size: 9 }, rules)).toBe('wrongType');
  expect(fileProblem({ type: '', size: 9, name: 'IMG_1.HEIC' }, rules)).toBeUndefined();
  expect(fileProblem({ type: 'image/png', size: 9 }, { types: ['image/*'], maxBytes: 9 })).toBe(
    undefined,
  );
  expect(fileProblem({ type: 'text/csv', size: 9 }, { maxBytes: 9 })).toBeUndefined();
});

test('sizes are said on base 1024 with two decimals', () => {
  expect(formatBytes(0, 'de')).toBe('0 Bytes');
  expect(formatBytes(1023, 'de')).toBe('1.023 Bytes');
  expect(formatBytes(1024, 'de')).toBe('1,00 KiB');
  expect(formatBytes(2.5 * 1024 ** 2, 'de')).toBe('2,50 MiB');
  expect(formatBytes(3 * 1024 ** 5, 'en')).toBe('3,072.00 TiB');
});
