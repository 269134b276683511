import type { PointGroup } from 'signature_pad';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  fitStrokes,
  strokesText,
} from '../../../src/engine/tab-types/signature/drawing/strokes';
import { signedValues, waysOf } from '../../../src/engine/tab-types/signature/signing-body';
import { sha256 } from '../../../src/ui/files/sha256';
import { standardFields } from '../../support/standard-fields';

const stroke = (...points: [number, number, number][]): PointGroup => ({
  penColor: 'black',
  dotSize: 0,
  minWidth: 1,
  maxWidth: 2,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: points.map(([x, y, time]) => ({ x, y, time, pressure: 0.5 })),
});

describe('strokes', () => {
  const strokes = [stroke([10, 20, 1000], [300, 100, 1040]), stroke([50, 60, 2000])];

  it('take as much room as their ink', () => {
    expect(boundsOf(strokes)).toEqual({ x: 4, y: 14, width: 302, height: 92 });
    expect(boundsOf([])).toBeUndefined();
  });

  it('become smaller with the pad, in their proportions, and never larger', () => {
    expect(fitStrokes(strokes, 600, 400)).toBe(strokes);
    const box = boundsOf(fitStrokes(strokes, 153, 400));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(156 + 6);
    const [first] = fitStrokes(strokes, 153, 400);
    expect(first?.points[1]).toMatchObject({ x: 150, y: 50, time: 1040 });
  });

  it('are told in little text, from their beginning', () => {
    expect(strokesText(strokes)).toBe('[[[10,20,0],[300,100,40]],[[50,60,1000]]]');
  });
});

describe('the body of a signature', () => {
  const text = { type: 'string' };
  const fieldsWith = (properties: object) => standardFields('Signing', { properties } as never, {});
  const signed = {
    way: 'GEZEICHNET',
    strokes: [stroke([1, 2, 3])],
    picture: 'AAAA',
    hash: 'f'.repeat(64),
    time: new Date('2026-06-30T12:00:00Z'),
    device: 'A browser with a long name',
  } as const;

  it('has what the contract knows of it, and no more', () => {
    const fields = fieldsWith({
      art: text,
      bild: text,
      zeitpunkt: { type: 'string', format: 'date-time' },
      dokumentHash: text,
      geraet: { type: 'string', maxLength: 9 },
      striche: { type: 'string', maxLength: 5 },
    });
    expect(signedValues(fields, signed)).toEqual({
      ...{ art: 'GEZEICHNET', bild: 'AAAA', zeitpunkt: '2026-06-30T12:00:00.000Z' },
      // Cut, and what would be useless cut is left out.
      ...{ dokumentHash: 'f'.repeat(64), geraet: 'A browser' },
    });
  });

  it('offers the ways that there are', () => {
    expect(waysOf(fieldsWith({ art: { type: 'string', enum: ['GETIPPT', 'OTHER'] } }))).toEqual([
      'GETIPPT',
    ]);
    expect(waysOf(fieldsWith({ bild: text, name: text }))).toEqual(['GEZEICHNET', 'GETIPPT']);
    expect(waysOf(fieldsWith({ name: text, grund: text }))).toEqual(['GETIPPT', 'VERWEIGERT']);
  });

  it('is bound to the bytes', async () => {
    expect(await sha256(new Blob(['abc']))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
