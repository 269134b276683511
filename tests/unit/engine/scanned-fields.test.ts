import { describe, expect, it } from 'vitest';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { isScanned, ofBatches, scannedItem } from '../../../src/engine/fields/is-scanned';
import { standardFields } from '../../support/standard-fields';

const entity = {
  properties: {
    ean: { type: 'string', format: 'gtin' },
    seriennr: { type: 'string', 'x-scanned': true },
    text: { type: 'string' },
    nummer: { type: 'string' },
    nummern: { type: 'array', items: { type: 'string', 'x-scanned': 'part-number' } },
    texte: { type: 'array', items: { type: 'string' } },
    teile: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          seriennr: { type: 'string', 'x-scanned': 'part-number' },
          art: { type: 'string' },
        },
      },
    },
  },
} as EntitySchema;

const fields = standardFields('Part', entity, { nummer: { scanned: true } });
const field = (name: string) => {
  const found = fields[name];
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

describe('fields whose value stands on things as a code', () => {
  it('are told by contract, metadata, or type', () => {
    const scanned = Object.keys(fields).filter((name) => isScanned(field(name)));
    expect(scanned).toEqual(['ean', 'seriennr', 'nummer']);
  });

  it('may hold several: a code becomes an item', () => {
    expect(scannedItem(field('nummern'))?.('A-1')).toBe('A-1');
    expect(scannedItem(field('teile'))?.('A-1')).toEqual({ seriennr: 'A-1' });
    expect(scannedItem(field('texte'))).toBeUndefined();
    expect(scannedItem(field('seriennr'))).toBeUndefined();
  });

  it('take of a label of GS1 the number of the part, or of its batch', () => {
    const label = '(01)04006381333931(10)LOT7(21)S-77';
    expect(scannedItem(field('nummern'))?.(label)).toBe('S-77');
    expect(scannedItem(field('teile'))?.(label)).toEqual({ seriennr: 'S-77' });
    expect(scannedItem(ofBatches(field('nummern')))?.(label)).toBe('LOT7');
    expect(scannedItem(ofBatches(field('teile')))?.(label)).toEqual({ seriennr: 'LOT7' });
    expect(scannedItem(field('teile'))?.(' A-1\u200b')).toEqual({ seriennr: 'A-1' });
  });
});
