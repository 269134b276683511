// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepComposition } from '../../../src/ui/keep-composition';

it('keys of an input method reach nobody on the page', () => {
  keepComposition();
  const heard: string[] = [];
  const input = document.body.appendChild(document.createElement('input'));
  for (const at of [window, document, input]) {
    at.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key), true);
  }
  const press = (key: string, more: KeyboardEventInit) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', 'a']) {
    // Its own default is left to it.
    expect(press(key, { isComposing: true })).toBe(true);
    press(key, { keyCode: 229 });
  }
  expect(heard).toEqual([]);
  press('Enter', {});
  expect(heard).toEqual(['Enter', 'Enter', 'Enter']);
});
