import { describe, expect, test } from 'vitest';
import { describedFile } from '../../../scripts/file-index/described';

describe('what a file says of itself', () => {
  test('is the first sentence about what it does, and the names of what it exports', () => {
    const text = [
      '/** A thing. */',
      'export interface Thing { id: number }',
      '/**',
      ' * Finds a thing, e.g. `find(7)`. Throws',
      ' * without one.',
      ' */',
      'export function find(id: number): Thing { return { id }; }',
      "export const [first, second] = ['a', 'b'];",
      "export { other, type Another } from './other';",
    ].join('\n');
    expect(describedFile('find.ts', text)).toEqual({
      exports: ['Thing', 'find', '[first, second]', 'other', 'Another'],
      about: 'Finds a thing, e.g. `find(7)`.',
    });
  });

  test('comes from a type, or from what is not exported, where there is nothing else', () => {
    expect(describedFile('a.ts', '/** A shape. */\nexport type A = 1;').about).toBe('A shape.');
    const script = '/** Starts. And stops. */\nfunction main() { return 1; }\nmain();';
    expect(describedFile('a.ts', script)).toEqual({ exports: [], about: 'Starts.' });
    expect(describedFile('a.tsx', 'export const A = () => <p />;')).toEqual({
      exports: ['A'],
      about: '',
    });
  });
});
