import { describe, expect, it } from 'vitest';
import { mergeRecords } from '../../../src/engine/editing/conflict/merge-records';
import { changedFields, changesOf, filledFields } from '../../../src/engine/editing/model/changes';

describe('changes of a record', () => {
  it('takes nothing, null and an empty text as the same', () => {
    expect(
      changedFields({ a: null, b: '', c: undefined }, { a: '', b: undefined, c: null }),
    ).toEqual([]);
  });

  it('clears by null', () => {
    expect(changesOf({ a: 'x', b: 1 }, { a: '', b: 2 })).toEqual({ a: null, b: 2 });
  });

  it('tells false and 0 from empty', () => {
    expect(changesOf({ a: null, b: null }, { a: false, b: 0 })).toEqual({ a: false, b: 0 });
    expect(filledFields({ a: false, b: 0, c: '', d: null })).toEqual({ a: false, b: 0 });
  });
});

describe('merge of two people’s changes', () => {
  const base = { version: 1, name1: 'A', ort: 'Ulm', plz: '89073', art: 'KUNDE' };
  const fields = ['name1', 'ort', 'plz'];

  it('keeps both where they do not overlap', () => {
    const merge = mergeRecords(
      base,
      { ...base, ort: 'Bonn' },
      { ...base, version: 2, plz: '53111' },
      fields,
    );
    expect(merge).toEqual({
      values: { ...base, version: 2, ort: 'Bonn', plz: '53111' },
      conflicts: [],
      adopted: ['plz'],
    });
  });

  it('names both values where they do', () => {
    const merge = mergeRecords(
      base,
      { ...base, ort: 'Bonn' },
      { ...base, version: 2, ort: 'Köln' },
      fields,
    );
    expect(merge.values.ort).toBe('Bonn');
    expect(merge.conflicts).toEqual([{ field: 'ort', base: 'Ulm', mine: 'Bonn', theirs: 'Köln' }]);
  });

  it('sees no conflict in the same change, and none in what nobody can change', () => {
    const theirs = { ...base, version: 2, ort: 'Bonn', art: 'BEIDES' };
    const merge = mergeRecords(base, { ...base, ort: 'Bonn' }, theirs, fields);
    expect(merge.conflicts).toEqual([]);
    expect(merge.adopted).toEqual([]);
    expect(merge.values.art).toBe('BEIDES');
  });
});
