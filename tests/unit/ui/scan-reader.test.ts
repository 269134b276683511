import { describe, expect, it, test } from 'vitest';
import { isScan, scanReader } from '../../../src/ui/scan-reader';

/** Moments of `count` key presses, `gap` ms apart. */
const pressed = (count: number, gap: number) =>
  Array.from({ length: count }, (_, index) => 1000 + index * gap);

describe('a scanner is told from a person', () => {
  test.each([
    [13, 5, 10, true],
    [6, 30, 100, true],
    [5, 5, 10, false],
    [13, 31, 10, false],
    [13, 5, 101, false],
    [13, 90, 20, false],
    [0, 5, 10, false],
  ])('%i characters, %i ms apart, Enter %i ms later', (count, gap, later, scan) => {
    const times = pressed(count, gap);
    expect(isScan(times, (times.at(-1) ?? 0) + later)).toBe(scan);
  });
});

describe('what a scanner types', () => {
  const begin = () => {
    const codes: string[] = [];
    const reader = scanReader((code) => codes.push(code));
    const type = (text: string, from: number) =>
      [...text].forEach((character, index) => reader.press(character, from + index * 10));
    return { ...reader, codes, type };
  };

  it('is read with its Enter, and without one when it rests', () => {
    const { codes, type, end, rest } = begin();
    type('4001234567', 1000);
    expect(end(1100)).toBe(true);
    type('R-01-02', 2000);
    rest();
    expect(codes).toEqual(['4001234567', 'R-01-02']);
  });

  it('is whole when the page comes to it late, in pieces', () => {
    const { codes, type, end, rest } = begin();
    type('4001', 1000);
    rest();
    type('234567', 1040);
    rest();
    type('890', 1100);
    expect(end(1130)).toBe(true);
    expect(codes).toEqual(['4001234567', '4001234567890']);
  });

  it('is told once, and its late Enter is a scanner’s, too', () => {
    const { codes, type, end, rest } = begin();
    type('4001234567', 1000);
    rest();
    rest();
    expect(end(1100)).toBe(true);
    expect(codes).toEqual(['4001234567']);
    // Whoever presses Enter afterwards means it.
    expect(end(1150)).toBe(false);
  });

  it('is not mixed with the scan or the letters before', () => {
    const { codes, type, end, rest } = begin();
    type('4001234567', 1000);
    rest();
    type('4001234567', 1300);
    rest();
    type('ab', 2000);
    type('R-01-02', 2200);
    end(2270);
    expect(codes).toEqual(['4001234567', '4001234567', 'R-01-02']);
  });
});
