// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldEditing } from '../../../src/engine/fields/field-editing';
import type * as Editing from '../../../src/engine/editing/load-editing';
import { renderForm } from '../support/form-harness';
import { leave, type } from '../support/user';

/** How often each field's widget was rendered. */
const renders = vi.hoisted(() => new Map<string, number>());

vi.mock('../../../src/engine/editing/load-editing', async (original) => {
  const actual = await original<typeof Editing>();
  const counted = new Map<FieldEditing, FieldEditing>();
  const editingOf: typeof actual.editingOf = (field) => {
    const editing = actual.editingOf(field);
    const known = counted.get(editing);
    if (known) return known;
    const counting: FieldEditing = {
      ...editing,
      Widget: (props) => {
        renders.set(props.field.name, (renders.get(props.field.name) ?? 0) + 1);
        return <editing.Widget {...props} />;
      },
    };
    counted.set(editing, counting);
    return counting;
  };
  return { ...actual, editingOf };
});

const fields = ['code', 'note', 'price', 'bought', 'active', 'state', 'owner', 'email'];

let form: ReturnType<typeof renderForm>;

beforeEach(() => {
  vi.useFakeTimers();
  form = renderForm({ fields, values: { code: 'A', active: true } });
  renders.clear();
});

afterEach(() => {
  form.unmount();
  vi.useRealTimers();
});

describe('rendering', () => {
  it.each(['code', 'note', 'price', 'bought', 'email'])(
    'renders nothing on a key in %s',
    (field) => {
      type(form.control(field), '1');
      type(form.control(field), '12');
      expect(Object.fromEntries(renders)).toEqual({});
    },
  );

  it('renders the picker on its own while a text is narrowed down', () => {
    type(form.control('owner'), 'An');
    expect(form.control('owner').getAttribute('aria-expanded')).toBe('true');
    expect(Object.fromEntries(renders)).toEqual({});
  });

  it('renders only the field whose value is handed up', () => {
    type(form.control('code'), 'B');
    act(() => vi.advanceTimersByTime(300));
    expect(form.values().code).toBe('B');
    expect([...renders.keys()]).toEqual(['code']);
    renders.clear();
    type(form.control('price'), '5');
    leave(form.control('price'));
    expect([...renders.keys()]).toEqual(['price']);
  });

  it('renders only the field whose error changes', () => {
    act(() => form.setErrors({ price: ['Zu klein.'] }));
    expect([...renders.keys()]).toEqual(['price']);
    renders.clear();
    act(() => form.setErrors({ price: ['Zu klein.'], bought: ['Kein Tag.'] }));
    expect([...renders.keys()]).toEqual(['bought']);
  });
});
