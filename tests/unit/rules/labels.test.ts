import { describe, expect, it } from 'vitest';
import { labelsBySchema } from '../../../schemas/labels';
import { counted } from '../../../schemas/rules/counted';

describe('labels by schema', () => {
  it('stand by themselves, also those within the file of another schema', () => {
    const { Order, Line } = labelsBySchema({
      Order: { one: 'order', fields: { date: 'Date' }, schemas: { Line: { one: 'line' } } },
    });
    expect(Order).toEqual({ one: 'order', fields: { date: 'Date' } });
    expect(Line).toEqual({ one: 'line' });
  });

  it('take the values of the field they name, in whichever file it is', () => {
    const { Step } = labelsBySchema({
      Order: { schemas: { Step: { values: { to: 'Item.level', way: { UP: 'Up' } } } } },
      Item: { values: { level: { 1: 'One', 2: 'Two' } } },
    });
    expect(Step?.values).toEqual({ to: { 1: 'One', 2: 'Two' }, way: { UP: 'Up' } });
  });

  it('are refused when a schema has them twice, or a field without values is named', () => {
    const line = { one: 'line' };
    expect(() => labelsBySchema({ Line: line, Order: { schemas: { Line: line } } })).toThrow(
      'entities: Line has labels in two files',
    );
    expect(() => labelsBySchema({ Step: { values: { to: 'Item.levl' } } })).toThrow('Item.levl');
  });
});

describe('counted', () => {
  const names = { one: 'adresse', other: 'adresses' };
  it.each([
    ['de', 0, '0 adresses'],
    ['de', 1, '1 adresse'],
    ['de', 12345, '12.345 adresses'],
    // French counts nothing as one, and millions in a way of their own.
    ['fr', 0, '0 adresse'],
    ['fr', 1, '1 adresse'],
    ['fr', 2, '2 adresses'],
  ])('%s, %d: %s', (language, count, text) => {
    expect(counted(count, names, language)).toBe(text);
  });

  it('takes the plural of millions', () => {
    expect(counted(1_000_000, names, 'fr')).toContain('adresses');
  });
});
