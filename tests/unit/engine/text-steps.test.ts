import { describe, expect, it } from 'vitest';
import { textSteps } from '../../../src/engine/views/controls/text-steps';

const key = (name: string) => ({
  key: name.replace('Shift+', ''),
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: name.startsWith('Shift+'),
});

describe('steps of undo in a field', () => {
  it.each<[string, string[], string[], (string | null | undefined)[]]>([
    ['nothing was typed', [], ['z'], [null]],
    ['one edit', ['2,00'], ['z'], ['1,00']],
    ['one edit, back and forth', ['2,00'], ['z', 'y', 'z'], ['1,00', '2,00', '1,00']],
    ['by Shift, too', ['2,00'], ['z', 'Shift+Z'], ['1,00', '2,00']],
    ['capitals', ['2,00'], ['Z'], ['1,00']],
    ['two edits', ['2,00', '3,00'], ['z', 'z', 'z'], ['2,00', '1,00', null]],
    ['left as it was', ['1,00'], ['z'], [null]],
    ['emptied', [''], ['z'], ['1,00']],
    ['no step forth', ['2,00'], ['y'], [null]],
    ['another key', ['2,00'], ['a', 'x'], [undefined, undefined]],
  ])('%s', (_, edits, keys, answers) => {
    const steps = textSteps('1,00');
    for (const text of edits) steps.left(text);
    let text = edits.at(-1) ?? '1,00';
    const found = keys.map((name) => {
      const step = steps.asked(key(name), text);
      text = step ?? text;
      return step;
    });
    expect(found).toEqual(answers);
  });

  it('are the browser’s own within an edit', () => {
    const steps = textSteps('1,00');
    steps.left('2,00');
    expect(steps.asked(key('z'), '2,005')).toBeUndefined();
    expect(steps.asked(key('z'), '2,00')).toBe('1,00');
  });

  it('are none of another value, and a new edit has no step forth', () => {
    const steps = textSteps('1,00');
    steps.left('2,00');
    steps.asked(key('z'), '2,00');
    steps.left('5,00');
    expect(steps.asked(key('y'), '5,00')).toBeNull();
    steps.reset('7,00');
    expect(steps.asked(key('z'), '7,00')).toBeNull();
  });

  it.each([
    [{ ctrlKey: false }, undefined],
    [{ altKey: true }, undefined],
    [{ ctrlKey: false, metaKey: true }, '1,00'],
  ])('are asked for with one key: %o', (more, answer) => {
    const steps = textSteps('1,00');
    steps.left('2,00');
    expect(steps.asked({ ...key('z'), ...more }, '2,00')).toBe(answer);
  });

  it('end after fifty', () => {
    const steps = textSteps('0');
    for (let step = 1; step <= 80; step++) steps.left(String(step));
    let text = '80';
    for (let back = steps.asked(key('z'), text); back; back = steps.asked(key('z'), text))
      text = back;
    expect(text).toBe('30');
  });
});
