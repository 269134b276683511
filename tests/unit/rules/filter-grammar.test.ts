import { describe, expect, it } from 'vitest';
import { textOfFilter, parseFilter, type Condition } from '../../../schemas/rules/filter-grammar';

const conditions: [string, Condition][] = [
  ['a=1', { field: 'a', operator: '=', values: ['1'] }],
  ['b!null', { field: 'b', operator: '!null', values: [] }],
  ['bnull', { field: 'b', operator: 'null', values: [] }],
  ['name1~Müller', { field: 'name1', operator: '~', values: ['Müller'] }],
  ['plz^88', { field: 'plz', operator: '^', values: ['88'] }],
  ['kreditlimit<=12.5', { field: 'kreditlimit', operator: '<=', values: ['12.5'] }],
  ['ort!=Ulm', { field: 'ort', operator: '!=', values: ['Ulm'] }],
  ['lkzin(DE|AT)', { field: 'lkz', operator: 'in', values: ['DE', 'AT'] }],
  ['name1=a\\,b\\|c\\(d\\)\\\\', { field: 'name1', operator: '=', values: ['a,b|c(d)\\'] }],
  ['name1in(a\\|b|c\\,d)', { field: 'name1', operator: 'in', values: ['a|b', 'c,d'] }],
  ['s01==', { field: 's01', operator: '=', values: ['='] }],
  ['s01=null', { field: 's01', operator: '=', values: ['null'] }],
];

describe('filter grammar', () => {
  it.each(conditions)('reads and writes %s', (text, condition) => {
    expect(parseFilter(text)).toEqual({ conditions: [condition], invalid: [] });
    expect(textOfFilter([condition])).toBe(text);
  });

  it('joins terms by commas', () => {
    expect(parseFilter('a=1,b!null').conditions).toHaveLength(2);
  });

  it.each([
    ['b null', 'bnull'],
    ['b !null', 'b!null'],
    ['lkz  in (DE|AT)', 'lkzin(DE|AT)'],
    [' ort ~Ulm', 'ort~Ulm'],
  ])('reads «%s» like «%s»', (spaced, text) => {
    expect(parseFilter(spaced)).toEqual(parseFilter(text));
    expect(parseFilter(spaced).invalid).toEqual([]);
  });

  it.each(['a', '=1', 'a?1', '1a=2', ''])('reports «%s» inside a filter', (term) => {
    expect(parseFilter(`ort=Ulm,${term}`).invalid).toEqual([term]);
  });

  it('has no conditions in an empty text', () => {
    expect(parseFilter('')).toEqual({ conditions: [], invalid: [] });
  });
});
