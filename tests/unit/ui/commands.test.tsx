// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandGroups, commandStore, type Command } from '../../../src/ui/commands/command-store';
import { useCommands } from '../../../src/ui/commands/use-commands';
import { render, type Rendered } from '../support/render';

let run: string[];
let shown: Rendered | undefined;
beforeEach(() => {
  run = [];
});
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  document.body.replaceChildren();
});

const command = (label: string, keys?: string, more: Partial<Command> = {}): Command => ({
  label,
  ...(keys && { keys }),
  run: (pressed) => void run.push(pressed ?? label),
  ...more,
});

function Page({ title = 'Page', commands }: { title?: string; commands: readonly Command[] }) {
  useCommands(title, () => commands, { keysTitle: 'Keys' });
  return <input />;
}

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each<[string, KeyboardEventInit, string | undefined]>([
  ['F2', {}, 'F2'],
  ['F2', { shiftKey: true }, undefined],
  ['s', { ctrlKey: true }, 'Ctrl+S'],
  ['s', { metaKey: true }, 'Ctrl+S'],
  ['S', { ctrlKey: true, shiftKey: true }, undefined],
  ['F3', {}, 'F3'],
  ['F3', { shiftKey: true }, 'Shift+F3'],
  ['ArrowLeft', { altKey: true }, 'Alt+←'],
  ['e', {}, undefined],
  ['Enter', {}, undefined],
])('%s with %o runs %s', (key, init, expected) => {
  const keys = ['F2', 'Ctrl+S', 'F3 Shift+F3', 'Alt+←', 'E', 'Enter'];
  shown = render(<Page commands={keys.map((one) => command('one', one))} />);
  expect(press(key, init)).toBe(expected !== undefined);
  expect(run).toEqual(expected === undefined ? [] : [expected]);
});

test('a dialog that is open keeps the keys, and what lies in one', () => {
  shown = render(<Page commands={[command('edit', 'F2')]} />);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  expect(press('F2')).toBe(false);
  dialog.remove();
  const popover = document.body.appendChild(document.createElement('div'));
  popover.setAttribute('popover', '');
  expect(press('F2', {}, popover)).toBe(false);
  expect(press('F2')).toBe(true);
  expect(run).toEqual(['F2']);
});

test('what is off takes its key from the browser and does nothing; what refuses a press leaves it', () => {
  const off = command('save', 'Ctrl+S', { isOff: true });
  const refusing = command('cancel', 'Esc', { takes: () => false });
  shown = render(<Page commands={[off, refusing]} />);
  expect(press('s', { ctrlKey: true })).toBe(true);
  expect(press('Escape')).toBe(false);
  expect(run).toEqual([]);
});

test('commands are those of the last drawing, and are gone with what offers them', () => {
  shown = render(<Page commands={[command('first', 'F2')]} />);
  shown.rerender(<Page commands={[command('second', 'F8')]} />);
  expect([press('F2'), press('F8')]).toEqual([false, true]);
  shown.unmount();
  shown = undefined;
  expect(press('F8')).toBe(false);
  expect(commandStore.get()).toEqual([]);
});

test('groups of one title are one, and what stands in front comes first', () => {
  shown = render(
    <>
      <Page title="Record" commands={[command('print')]} />
      <Page title="List" commands={[command('export')]} />
      <Page title="Record" commands={[command('edit')]} />
    </>,
  );
  const groups = commandGroups(commandStore.get(), ({ title }) => title);
  const labels = [...groups].map(([title, of]) => [title, of.map(({ label }) => label)]);
  expect(labels).toEqual([
    ['Record', ['edit', 'print']],
    ['List', ['export']],
  ]);
});
