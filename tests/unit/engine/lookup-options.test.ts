import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { lookupOptions } from '../../../src/engine/data/lookups/lookup-query';

const users = { path: '/x', value: 'id', title: ['name'], blocked: 'gesperrt' };

describe('lookupOptions', () => {
  it('keeps blocked rows and ids below 1 for showing, marked as not on offer', () => {
    const { options, byValue } = lookupOptions(users, [
      { id: 1, name: 'Anna', gesperrt: false },
      { id: 2, name: 'Bert', gesperrt: true },
      { id: 0, name: 'System', gesperrt: false },
      { id: -1, name: 'Import', gesperrt: null },
    ]);
    expect(options.filter((option) => !option.blocked).map((option) => option.label)).toEqual([
      'Anna',
    ]);
    expect(byValue.get(2)?.label).toBe('Bert');
    expect(byValue.get(0)?.label).toBe('System');
    expect(byValue.get(2)?.row).toEqual({ id: 2, name: 'Bert', gesperrt: true });
  });

  it('leaves out rows without a value or a text', () => {
    const { options } = lookupOptions(users, [{ id: null, name: 'X' }, { id: 3 }]);
    expect(options).toEqual([]);
  });

  it('says the rate of a tax behind its name', async () => {
    await i18next.init({ lng: 'de' });
    const taxes = { path: '/x', part: 'taxes', value: 'id', title: ['name'], percent: 'rate' };
    const { options } = lookupOptions(taxes, [
      { id: 1, name: 'Ermäßigt', rate: 5.5 },
      { id: 2, name: 'Ohne' },
    ]);
    expect(options.map(({ label }) => label)).toEqual(['Ermäßigt (5,5\u00a0%)', 'Ohne']);
  });

  it('does not read a «blocked» that the list does not declare', () => {
    const { options } = lookupOptions({ path: '/x', value: 'id', title: ['name'] }, [
      { id: 1, name: 'Anna', gesperrt: true },
    ]);
    expect(options[0]?.blocked).toBe(false);
  });
});
