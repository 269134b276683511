import { describe, expect, it } from 'vitest';
import { keyFigures, mainFigure } from '../../../src/engine/screens/key-figures';
import { sumLength } from '../../../src/engine/views/record/header/sum-length';

const summed = keyFigures({ figures: ['billed', { '-paid': 'payments' }, '=open', 'due'] });

describe('key figures with signs', () => {
  it('are the same fields, and know what they are in the sum', () => {
    expect(summed).toEqual([
      { field: 'billed', tab: undefined },
      { field: 'paid', tab: 'payments', sign: '-' },
      { field: 'open', tab: undefined, sign: '=' },
      { field: 'due', tab: undefined },
    ]);
  });

  it('are led by what the sum comes to, without one by the first', () => {
    expect(mainFigure(summed)?.field).toBe('open');
    expect(mainFigure(keyFigures({ figures: ['limit', 'due'] }))?.field).toBe('limit');
    expect(mainFigure([])).toBeUndefined();
  });

  it('are read as a sum from its first term to what it comes to', () => {
    expect(sumLength(summed)).toBe(3);
    expect(sumLength(keyFigures({ figures: ['limit', 'due'] }))).toBe(0);
    // Whoever may not see a term reads no sum that cannot be followed.
    expect(sumLength(keyFigures({ figures: ['=open', 'due'] }))).toBe(0);
    expect(sumLength(keyFigures({ figures: ['billed', '-paid', 'due'] }))).toBe(0);
    expect(sumLength([])).toBe(0);
  });
});
