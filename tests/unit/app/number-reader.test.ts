import { describe, expect, test } from 'vitest';
import {
  nothingTyped,
  numberMeant,
  withDigit,
  type Typed,
} from '../../../src/app/screen-numbers/number-reader';

const numbers = [110, 120, 210, 211, 2110];

/** Digits that are typed `gap` ms apart. */
const typed = (digits: string, gap = 150): Typed =>
  [...digits].reduce(
    (all, digit, index) => withDigit(all, digit, 1000 + index * gap),
    nothingTyped,
  );

describe('the number of a screen', () => {
  test.each([
    ['110', 110],
    ['2110', 2110],
    // Another one goes on from it.
    ['211', undefined],
    ['21', undefined],
    ['999', undefined],
  ])('%s means %s', (digits, number) => {
    expect(numberMeant(typed(digits), numbers)).toBe(number);
  });

  test('is none in the burst of a scanner', () => {
    expect(numberMeant(typed('400638', 10), [400638])).toBeUndefined();
    expect(numberMeant(typed('400638', 150), [400638])).toBe(400638);
  });

  test('begins anew after a rest', () => {
    const late = withDigit(typed('99'), '1', 5000);
    expect(late).toEqual({ digits: '1', times: [5000] });
  });
});
