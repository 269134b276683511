import { describe, expect, test } from 'vitest';
import { changeableKeys } from '../../../src/app/keys/key-catalogue';
import { keyProblem, readKeyMap, withKey } from '../../../src/app/keys/key-problem';
import { eventOfKey, keyPressed } from '../../../src/ui/commands/pressed-key';

const shipped = changeableKeys.map(({ key }) => key);
const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a key that is pressed', () => {
  test.each([
    [{ key: 'k', ctrlKey: true }, 'Ctrl+K'],
    [{ key: 'F', ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+F'],
    [{ key: 's', metaKey: true }, 'Ctrl+S'],
    [{ key: 'ArrowUp', altKey: true }, 'Alt+↑'],
    [{ key: 'Delete', ctrlKey: true }, 'Ctrl+Del'],
    [{ key: 'F1', shiftKey: true }, 'Shift+F1'],
    [{ key: 'Control', ctrlKey: true }, undefined],
  ])('%j is %s', (event, written) => {
    expect(keyPressed({ ...none, ...event })).toBe(written);
  });

  test.each(shipped)('%s comes back as itself', (key) => {
    expect(keyPressed({ ...none, ...(eventOfKey(key) as { key: string }) })).toBe(key);
  });
});

describe('a key of one’s own', () => {
  test.each([
    ['F9', undefined],
    ['Ctrl+B', undefined],
    ['Alt+Shift+S', undefined],
    ['Ctrl+K', undefined],
    ['B', { code: 'plain' }],
    ['Shift+B', { code: 'plain' }],
    ['Ctrl+T', { code: 'reserved' }],
    ['Esc', { code: 'reserved' }],
    ['Ctrl+Alt+Q', { code: 'typed' }],
    ['Ctrl+S', { code: 'taken', by: 'Ctrl+S' }],
  ])('%s for the palette', (wanted, problem) => {
    expect(keyProblem(wanted, 'Ctrl+K', {}, shipped)).toEqual(problem);
  });

  test('may be one that something else has given up, and then is taken', () => {
    const map = { 'Ctrl+S': 'F9' };
    expect(keyProblem('Ctrl+S', 'Ctrl+K', map, shipped)).toBeUndefined();
    expect(keyProblem('F9', 'Ctrl+K', map, shipped)).toEqual({ code: 'taken', by: 'Ctrl+S' });
  });

  test('that is the shipped one is not kept', () => {
    expect(withKey({ F2: 'F9' }, 'F2', 'F2')).toEqual({});
    expect(withKey({ F2: 'F9' }, 'F3', 'F4')).toEqual({ F2: 'F9', F3: 'F4' });
  });

  test('is read if it can count', () => {
    const stored = { F2: 'F9', 'Ctrl+K': 'F9', F3: 'x', gone: 'F4', F7: 3, F8: 'Ctrl+S' };
    expect(readKeyMap(stored, shipped)).toEqual({ 'Ctrl+K': 'F9' });
    expect(readKeyMap('broken', shipped)).toEqual({});
  });
});

test('every changeable key stands once', () => {
  expect(new Set(shipped).size).toBe(shipped.length);
});
