import { describe, expect, it } from 'vitest';
import { dueMark, type DueTexts } from '../../../../src/engine/views/list/cards/due';
import { standardFields } from '../../../support/standard-fields';

const { due: field } = standardFields(
  'Bill',
  { properties: { due: { type: ['string', 'null'], format: 'date' } } },
  { due: { due: ({ paid }) => !paid } },
);
const t = ((key: string, { count }: { count: number }) => `${key} ${count}`) as DueTexts;
const at = (due: unknown, now: string, paid = false) =>
  field && dueMark(field, { due, paid }, t, now);

describe('a due date on a card', () => {
  it('is said in days', () => {
    expect(at('2026-03-31', '2026-03-28')).toEqual({ text: 'list:due.in 3', tone: 'grey' });
    expect(at('2026-03-31', '2026-03-31')).toMatchObject({ text: 'list:due.today 0' });
    expect(at('2026-03-28', '2026-04-01')).toEqual({ text: 'list:due.late 4', tone: 'red' });
  });

  it('counts days, not hours, when clocks change', () => {
    expect(at('2026-03-30', '2026-03-29')?.text).toBe('list:due.in 1');
    expect(at('2026-10-26', '2026-10-25')?.text).toBe('list:due.in 1');
  });

  it('is a date where nothing is due any more, or there is none', () => {
    expect(at('2026-03-31', '2026-04-30', true)).toBeUndefined();
    expect(at(null, '2026-04-30')).toBeUndefined();
  });
});
