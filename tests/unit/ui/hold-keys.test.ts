// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdKeys } from '../../../src/ui/hold-keys';

const field = (name = 'input') =>
  document.body.appendChild(document.createElement(name)) as HTMLInputElement;
const press = (key: string, more: KeyboardEventInit = {}) => {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return target.dispatchEvent(event);
};
const type = (text: string) => [...text].map((key) => press(key));
const settled = () => Promise.resolve();

describe('keys that are held', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it.each(['input', 'textarea'])(
    'go to the %s that takes the focus next, and to nobody else',
    async (name) => {
      const [old, next] = [field(), field(name)];
      const heard: string[] = [];
      for (const one of [old, next]) {
        one.addEventListener('keydown', ({ key }) =>
          heard.push(`${one === old ? 'old' : 'next'} ${key}`),
        );
      }
      old.focus();
      holdKeys();
      expect(type('ab')).toEqual([false, false]);
      next.focus();
      await settled();
      expect([old.value, next.value, heard]).toEqual(['', 'ab', ['next a', 'next b']]);
      expect(press('c')).toBe(true);
    },
  );

  it('are typed over what is selected once it has opened', async () => {
    const next = field();
    next.value = '12345';
    holdKeys();
    type('9');
    next.focus();
    next.select();
    await settled();
    expect(next.value).toBe('9');
  });

  it('are held again by what one of them begins', async () => {
    const [first, second] = [field(), field()];
    first.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      holdKeys();
      setTimeout(() => second.focus(), 100);
    });
    holdKeys();
    for (const key of ['a', 'b', 'Tab', 'c', 'd']) press(key);
    first.focus();
    await settled();
    expect([first.value, second.value]).toEqual(['ab', '']);
    vi.advanceTimersByTime(100);
    await settled();
    expect([first.value, second.value]).toEqual(['ab', 'cd']);
  });

  it('go where the focus is, when they are let go', () => {
    const button = field('button');
    const heard: string[] = [];
    button.addEventListener('keydown', ({ key }) => heard.push(key));
    const held = holdKeys();
    press('ArrowDown');
    press('x');
    button.focus();
    held.release();
    expect(heard).toEqual(['ArrowDown', 'x']);
  });

  it.each<[string, (held: ReturnType<typeof holdKeys>) => void]>([
    ['where they are dropped', (held) => held.drop()],
    [
      'after a press of the mouse',
      () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    ],
    ['after 5 s', () => vi.advanceTimersByTime(5_000)],
  ])('are forgotten %s', async (_, end) => {
    const next = field();
    const held = holdKeys();
    type('ab');
    end(held);
    next.focus();
    await settled();
    expect(next.value).toBe('');
    expect(press('c')).toBe(true);
  });

  it('are refused with all that follows in the same breath', () => {
    const one = field();
    one.focus();
    const held = holdKeys();
    type('a');
    held.refuse();
    expect(type('bc')).toEqual([false, false]);
    vi.advanceTimersByTime(150);
    expect(press('d')).toBe(false);
    vi.advanceTimersByTime(250);
    expect(press('e')).toBe(true);
    expect(one.value).toBe('');
  });
});
