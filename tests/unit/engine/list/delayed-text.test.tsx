// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColumnFilter } from '../../../../src/engine/views/list/filter/column-filter';
import type { FieldCondition } from '../../../../src/engine/data/filters/predicate';
import { SearchBox } from '../../../../src/engine/views/list/page/search-box';
import { render, type Rendered } from '../../support/render';
import { thingFields } from './support/list-fields';

let shown: Rendered;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  shown.unmount();
  vi.useRealTimers();
});

const input = () => shown.container.querySelector('input')!;
/** Types a text over what stands there, and pauses, in ms: unless given for as long as it takes to apply it. */
function type(text: string, pause = 300): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  act(() => {
    set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    vi.advanceTimersByTime(pause);
  });
}
const leave = () => act(() => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

test('whoever pauses after a space goes on after it, in the search', () => {
  let q = '';
  const show = () => (
    <SearchBox
      q={q}
      onChange={(next) => shown.rerender(((q = next), show()))}
      onDown={() => undefined}
    />
  );
  shown = render(show());
  type('Bad ');
  expect([q, input().value]).toEqual(['Bad', 'Bad ']);
  leave();
  expect(input().value).toBe('Bad');
  type('Bad Homburg');
  expect(q).toBe('Bad Homburg');
  // Whatever else changes it shows.
  q = '';
  shown.rerender(show());
  expect(input().value).toBe('');
});

test.each([
  ['Escape', [''], ''],
  ['Enter', ['Ulm'], 'Ulm'],
])('%s within the pause counts at once, and nothing follows it', (key, applied, left) => {
  const asked: string[] = [];
  const show = (q = '') => (
    <SearchBox
      q={q}
      onChange={(next) => {
        asked.push(next);
        shown.rerender(show(next));
      }}
      onDown={() => undefined}
    />
  );
  shown = render(show());
  type('Ulm', 100);
  expect(asked).toEqual([]);
  act(() => input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  expect(asked).toEqual(applied);
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect([asked, input().value]).toEqual([applied, left]);
});

test('and in the filter of a column, where a date is spelled out when it is done', () => {
  for (const [name, typed, value, spelled] of [
    ['town', 'Bad ', 'Bad', 'Bad'],
    [
      'since',
      '1.2',
      expect.stringMatching(/^\d{4}-02-01$/),
      expect.stringMatching(/^01\.02\.\d{4}$/),
    ],
  ] as const) {
    let conditions: readonly FieldCondition[] = [];
    const show = () => (
      <ColumnFilter
        field={thingFields[name]!}
        label={name}
        hasValues={false}
        conditions={conditions}
        textOf={() => ''}
        onChange={(next) => shown.rerender(((conditions = next), show()))}
        onOpen={() => undefined}
      />
    );
    shown = render(show());
    act(() => input().dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    type(typed);
    expect(conditions[0]?.values).toEqual([value]);
    expect(input().value).toBe(typed);
    leave();
    expect(input().value).toEqual(spelled);
    conditions = [];
    shown.rerender(show());
    expect(input().value).toBe('');
    shown.unmount();
  }
  shown = render(null);
});
