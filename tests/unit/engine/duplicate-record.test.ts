import { describe, expect, it } from 'vitest';
import { standardFields } from '../../support/standard-fields';
import { duplicateOf } from '../../../src/engine/editing/new/duplicate-record';
import { draftOf } from '../../../src/engine/editing/draft/draft';
import type { Place } from '../../../src/engine/screens/place';

const text = { type: 'string' };
const fields = standardFields(
  'Thing',
  {
    properties: {
      id: { type: 'integer', readOnly: true },
      version: { type: 'integer', readOnly: true },
      name: text,
      note: { type: ['string', 'null'] },
      number: { ...text, 'x-copy': false },
      parentId: { type: 'integer', 'x-create-only': true },
      image: { type: 'integer', 'x-image': true },
      remark: { ...text, writeOnly: true },
      cost: { type: 'number', 'x-right': 'COST' },
      limit: { type: 'number', 'x-right': { change: 'LIMIT' } },
      hidden: text,
    },
  },
  { hidden: { when: ({ name }) => name === 'shown' } },
);
const place = { fields } as unknown as Place;
const record = {
  id: 7,
  version: 3,
  name: 'N',
  note: null,
  number: '4711',
  parentId: 1,
  image: 5,
  cost: 2,
  limit: 9,
  hidden: 'H',
};

describe('a duplicate', () => {
  it('takes what a new record takes, and leaves what belongs to one record alone', () => {
    expect(duplicateOf(record, place, { can: () => true })).toEqual({
      name: 'N',
      note: null,
      cost: 2,
      limit: 9,
    });
  });

  it('has nothing that its user may not enter', () => {
    const can = (right: string) => right !== 'COST' && right !== 'LIMIT';
    expect(duplicateOf(record, place, { can })).toEqual({ name: 'N', note: null });
  });

  it('is kept whole as a draft once something is typed', () => {
    const base = { name: 'N', note: null };
    const now = new Date();
    expect(draftOf(base, base, now)).toBeUndefined();
    expect(draftOf(base, { ...base, note: 'neu' }, now)).toMatchObject({
      before: { name: 'N', note: null },
      changes: { name: 'N', note: 'neu' },
    });
  });
});
