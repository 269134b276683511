// @vitest-environment jsdom
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFocusLost, wantFocus } from '../../../src/ui/focus';
import { useReturnFocus } from '../../../src/ui/use-return-focus';
import { useTitleFocus } from '../../../src/ui/use-title-focus';
import { render } from '../support/render';

/** Observers are told after the turn. */
const turn = () => new Promise<void>((done) => setTimeout(done));

function add<T extends keyof HTMLElementTagNameMap>(tag: T, id: string): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.id = id;
  document.body.append(element);
  return element;
}
const byId = (id: string) => () => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id;

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => document.body.replaceChildren());

test('what is there has the focus at once, what is not as soon as it comes', async () => {
  add('input', 'here');
  wantFocus(byId('here'));
  expect(focused()).toBe('here');
  wantFocus(byId('late'));
  await turn();
  expect(focused()).toBe('here');
  add('input', 'late');
  await turn();
  expect(focused()).toBe('late');
  // Once it has moved, nobody is led back.
  document.getElementById('here')?.focus();
  add('p', 'more');
  await turn();
  expect(focused()).toBe('here');
});

test('what cannot take it yet gets it when it can', async () => {
  const input = add('input', 'held');
  input.disabled = true;
  wantFocus(byId('held'));
  await turn();
  expect(isFocusLost()).toBe(true);
  input.disabled = false;
  await turn();
  expect(focused()).toBe('held');
});

test.each([
  ['the user moves it', () => document.getElementById('other')?.focus()],
  ['the pointer goes down', () => document.body.dispatchEvent(new Event('pointerdown'))],
  ['another page is open', () => window.history.replaceState(null, '', '/other')],
  ['something else is wanted', () => void wantFocus(() => undefined)],
])('a wish ends when %s', async (_, happens) => {
  add('input', 'other');
  wantFocus(byId('late'));
  happens();
  await turn();
  add('input', 'late');
  await turn();
  expect(focused()).not.toBe('late');
});

test('a wish ends when it is called off', async () => {
  wantFocus(byId('late'))();
  add('input', 'late');
  await turn();
  expect(isFocusLost()).toBe(true);
});

test('where it is wanted only if it is lost, it is waited for', async () => {
  add('input', 'home');
  const dialog = add('div', 'dialog');
  dialog.append(document.createElement('button'));
  dialog.querySelector('button')?.focus();
  wantFocus(byId('home'), { whereLost: true });
  await turn();
  expect(document.activeElement?.tagName).toBe('BUTTON');
  // It gives the focus to what goes with it.
  const opener = add('button', 'opener');
  opener.focus();
  opener.remove();
  dialog.remove();
  await turn();
  expect(focused()).toBe('home');
});

test('a dialog that closes gives it back, unless it has found another place', () => {
  function Dialog() {
    useReturnFocus();
    return <input autoFocus />;
  }
  add('button', 'opener').focus();
  const { rerender, unmount } = render(<StrictMode>{null}</StrictMode>);
  const show = (isOpen: boolean) => rerender(<StrictMode>{isOpen && <Dialog />}</StrictMode>);
  show(true);
  expect(document.activeElement?.tagName).toBe('INPUT');
  show(false);
  expect(focused()).toBe('opener');
  show(true);
  add('input', 'other').focus();
  show(false);
  expect(focused()).toBe('other');
  unmount();
});

function Title({ text }: { text: string }) {
  return (
    <h1 ref={useTitleFocus()} tabIndex={-1}>
      {text}
    </h1>
  );
}

test('the title of every page but the first takes what is lost', () => {
  const { rerender, unmount } = render(null);
  const show = (text: string) =>
    rerender(
      <StrictMode>
        <Title key={text} text={text} />
      </StrictMode>,
    );
  show('first');
  expect(isFocusLost()).toBe(true);
  show('second');
  expect(document.activeElement?.textContent).toBe('second');
  unmount();
});

test.each([false, true])(
  'a title takes it until what was wanted before comes (whereLost: %s)',
  async (whereLost) => {
    const { rerender, unmount } = render(<Title key="first" text="first" />);
    wantFocus(byId('late'), { whereLost });
    rerender(<Title key="second" text="second" />);
    await turn();
    expect(document.activeElement?.textContent).toBe('second');
    add('input', 'late');
    await turn();
    expect(focused()).toBe('late');
    // Unless the user goes on from there.
    document.getElementById('late')?.remove();
    wantFocus(byId('late'), { whereLost });
    rerender(<Title key="third" text="third" />);
    add('input', 'other').focus();
    await turn();
    add('input', 'late');
    await turn();
    expect(focused()).toBe('other');
    unmount();
  },
);
