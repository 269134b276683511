import { describe, expect, it } from 'vitest';
import { fieldSteps } from '../../../src/engine/views/controls/field-steps';

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
    const steps = fieldSteps('1,00');
    for (const text of edits) steps.left(text);
    let text = edits.at(-1) ?? '1,00';
    const found = keys.map((name) => {
      const asked = steps.asked(key(name), text);
      text = asked?.to ?? text;
      return asked && (asked.to ?? null);
    });
    expect(found).toEqual(answers);
  });

  it('are the browser’s own within an edit', () => {
    const steps = fieldSteps('1,00');
    steps.left('2,00');
    expect(steps.asked(key('z'), '2,005')).toBeUndefined();
    expect(steps.asked(key('z'), '2,00')).toEqual({ to: '1,00' });
  });

  it('are none of another value, and a new edit has no step forth', () => {
    const steps = fieldSteps('1,00');
    steps.left('2,00');
    steps.asked(key('z'), '2,00');
    steps.left('5,00');
    expect(steps.asked(key('y'), '5,00')).toEqual({});
    steps.reset('7,00');
    expect(steps.asked(key('z'), '7,00')).toEqual({});
  });

  it.each([
    [{ ctrlKey: false }, undefined],
    [{ altKey: true }, undefined],
    [{ ctrlKey: false, metaKey: true }, { to: '1,00' }],
  ])('are asked for with one key: %o', (more, answer) => {
    const steps = fieldSteps('1,00');
    steps.left('2,00');
    expect(steps.asked({ ...key('z'), ...more }, '2,00')).toEqual(answer);
  });

  it('go back to nothing, too, where values are chosen', () => {
    const steps = fieldSteps<unknown>(null);
    steps.left(7);
    expect(steps.asked(key('z'), 7)).toEqual({ to: null });
    expect(steps.asked(key('y'), null)).toEqual({ to: 7 });
  });

  it('end after fifty', () => {
    const steps = fieldSteps('0');
    for (let step = 1; step <= 80; step++) steps.left(String(step));
    let text = '80';
    for (let back = steps.asked(key('z'), text); back?.to; back = steps.asked(key('z'), text))
      text = back.to;
    expect(text).toBe('30');
  });
});
