import { describe, expect, test } from 'vitest';
import { draftOf, parseDraft, restoredFrom } from '../../../src/engine/editing/draft/draft';

const now = new Date('2026-03-01T10:00:00Z');
const base = { id: 5, version: 3, name1: 'Alt', ort: 'Bonn', plz: null };

describe('a draft', () => {
  test('holds what differs, and what stood there before', () => {
    expect(draftOf(base, { ...base, name1: 'Neu', plz: '' }, now)).toEqual({
      v: 1,
      version: 3,
      before: { name1: 'Alt' },
      changes: { name1: 'Neu' },
      time: '2026-03-01T10:00:00.000Z',
    });
    expect(draftOf(base, { ...base }, now)).toBeUndefined();
    expect(draftOf({}, { name1: 'Neu' }, now)).toMatchObject({ before: { name1: null } });
  });

  test('goes on where the record stands as it did', () => {
    const draft = draftOf(base, { ...base, name1: 'Neu' }, now);
    expect(draft && restoredFrom(draft, base)).toEqual({
      base,
      values: { ...base, name1: 'Neu' },
    });
  });

  test('keeps its old version where somebody else has changed the record', () => {
    const draft = draftOf(base, { ...base, name1: 'Neu' }, now);
    const changed = { ...base, version: 4, name1: 'Anders', ort: 'Köln' };
    expect(draft && restoredFrom(draft, changed)).toEqual({
      base: { ...changed, version: 3, name1: 'Alt' },
      values: { ...changed, version: 3, name1: 'Neu' },
    });
  });

  test('is read back, and what is broken or unknown is none', () => {
    const draft = draftOf(base, { ...base, name1: 'Neu' }, now);
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    for (const text of [null, '', '{', '[]', '7', '{"v":2,"before":{},"changes":{}}', '{"v":1}']) {
      expect(parseDraft(text)).toBeUndefined();
    }
  });
});
