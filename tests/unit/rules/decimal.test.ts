import { describe, expect, it } from 'vitest';
import { addMoney, decimal, roundHalfUp } from '../../../schemas/rules/decimal';
import { scaleOf } from '../../../schemas/rules/scale-of';

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, 1.01],
    [8.345, 2, 8.35],
    [1.0049, 2, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-1.005, 2, -1.01],
    [0.615, 2, 0.62],
    [10.235, 2, 10.24],
    [1.2345, 3, 1.235],
    [1e15, 2, 1e15],
    [1e21, 2, 1e21],
    [1e-7, 2, 0],
    ['0.005', 2, 0.01],
    [99999999.985, 2, 99999999.99],
  ])('rounds %s to %i decimals: %s', (value, scale, expected) => {
    expect(roundHalfUp(value, scale)).toBe(expected);
  });

  it('never answers minus zero', () => {
    expect(Object.is(roundHalfUp(-0.001, 2), 0)).toBe(true);
    expect(Object.is(roundHalfUp(-0, 2), 0)).toBe(true);
  });

  it('refuses what is not a finite number', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '', '1,5']) {
      expect(() => roundHalfUp(value, 2)).toThrow();
    }
  });

  it('rounds a chain of steps exactly', () => {
    // In binary, 3 × 1.115 is 3.3449999…
    expect(roundHalfUp(decimal(3).times(1.115), 2)).toBe(3.35);
    expect(roundHalfUp(decimal(100).times(19).div(119), 2)).toBe(15.97);
  });
});

describe('addMoney', () => {
  it.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[1e15, 0.01], Number('1000000000000000.01')],
    [[0.1, -0.1], 0],
    [[19.99, 5.01, -25], 0],
  ])('adds %j: %s', (amounts, sum) => {
    expect(addMoney(...amounts)).toBe(sum);
  });

  it('does not drift over many amounts', () => {
    expect(addMoney(...Array.from({ length: 10_000 }, () => 0.01))).toBe(100);
  });

  it('adds whole cents as it adds the same amounts as texts', () => {
    for (const cents of [1, 29, 115, 1005, 99_999_999_999, 100_000_000_001]) {
      const amounts = [cents, -7, 3 * cents, 57].map((one) => one / 100).concat(0.005, 1e-7);
      expect(addMoney(...amounts)).toBe(addMoney(...amounts.map(String)));
    }
  });

  it('refuses what is not a finite number', () => {
    expect(() => addMoney(1, Number.NaN)).toThrow();
  });
});

describe('scaleOf', () => {
  it.each([
    [0, 0],
    [1, 0],
    [100, 0],
    [1.5, 1],
    [1.05, 2],
    [-12.345, 3],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [0.1 + 0.2, 17],
  ])('%s has %i decimals', (value, scale) => {
    expect(scaleOf(value)).toBe(scale);
  });
});
