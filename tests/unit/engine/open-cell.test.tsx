// @vitest-environment jsdom
import type { FocusEvent, KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { stepTo } from '../../../src/engine/views/controls/combobox';
import { focusInput } from '../../../src/engine/views/cells/focus-control';
import { cellKey, isLeft } from '../../../src/engine/views/cells/open-cell';

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, attributes = {}) =>
  Object.assign(document.createElement(tag), attributes);
const pressed = (key: string, of: Partial<KeyboardEvent> = {}) =>
  cellKey({ key, target: element('input'), ...of } as KeyboardEvent);

describe('an open cell', () => {
  it('goes on with Enter and Tab and gives up with Escape, unless the key is another', () => {
    expect(pressed('Enter')).toBe('enter');
    expect(pressed('Tab', { shiftKey: true })).toBe('tab');
    expect(pressed('Escape')).toBe('escape');
    expect(pressed('Enter', { ctrlKey: true })).toBeUndefined();
    expect(pressed('Tab', { altKey: true })).toBeUndefined();
    expect(pressed('a')).toBeUndefined();
  });

  it('leaves to its control what is the control’s own', () => {
    // A list that is open closes first.
    expect(pressed('Escape', { defaultPrevented: true })).toBeUndefined();
    expect(pressed('Enter', { target: element('button') })).toBeUndefined();
    const lines = element('textarea');
    expect(pressed('Enter', { target: lines, shiftKey: true })).toBeUndefined();
    expect(pressed('Enter', { target: lines })).toBe('enter');
  });

  it('is left for something outside of it, and not for another window', () => {
    const cell = element('div');
    const [input, button, other] = [element('input'), element('button'), element('input')];
    cell.append(input, button);
    document.body.append(cell, other);
    const left = (relatedTarget: Element | null) =>
      isLeft({ target: input, relatedTarget } as unknown as FocusEvent, cell);
    other.focus();
    expect(left(other)).toBe(true);
    expect(left(button)).toBe(false);
    expect(left(null)).toBe(true);
    // Another window was chosen: the browser keeps the focus for when it comes back.
    input.focus();
    expect(left(null)).toBe(false);
  });

  it('begins with all of its text, or at the end of it, where its control has a cursor', () => {
    const text = element('input', { type: 'text', value: 'Ulm' });
    const time = element('input', { type: 'time', value: '10:00' });
    document.body.append(text, time);
    focusInput(text, 'all');
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, 3]);
    focusInput(text, 'end');
    expect([text.selectionStart, text.selectionEnd]).toEqual([3, 3]);
    focusInput(time, 'end');
    expect(document.activeElement).toBe(time);
  });
});

describe('a combobox', () => {
  it('is led through by arrows and pages, up from none to the last', () => {
    expect(stepTo('ArrowDown', { active: -1, count: 5, page: 3 })).toBe(0);
    expect(stepTo('ArrowUp', { active: -1, count: 5, page: 3 })).toBe(4);
    expect(stepTo('ArrowUp', { active: 2, count: 5, page: 3 })).toBe(1);
    expect(stepTo('PageDown', { active: 1, count: 9, page: 3 })).toBe(4);
    expect(stepTo('Enter', { active: 1, count: 9, page: 3 })).toBeUndefined();
  });
});
