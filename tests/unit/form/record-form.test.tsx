// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '../support/form-harness';
import { leave, press, type } from '../support/user';

type Harness = ReturnType<typeof renderForm>;
let open: Harness | undefined;
const show = (...options: Parameters<typeof renderForm>): Harness =>
  (open = renderForm(...options));

afterEach(() => {
  vi.useRealTimers();
  open?.unmount();
  open = undefined;
});

describe('RecordForm', () => {
  it('lays fields out in named sections, in their order', () => {
    const { container } = show({
      sections: [
        { name: 'main', fields: ['name', 'price'] },
        { name: 'more', fields: ['bought'] },
      ],
    });
    const sections = [...container.querySelectorAll('section')];
    expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual([
      'Stammdaten',
      'Weiteres',
    ]);
    const labels = [...(sections[0]?.querySelectorAll('label') ?? [])];
    expect(labels.map((label) => label.textContent)).toEqual(['Feld name', 'Feld price']);
  });

  it('shows what cannot be edited as text in the same place', () => {
    const { container, hasLabel } = show({
      fields: ['id', 'name', 'price'],
      values: { id: 7, name: 'Stuhl', price: 12.5 },
      editable: (field) => field !== 'price',
    });
    const read = [...container.querySelectorAll('[role="group"]')];
    expect(read.map((group) => group.textContent)).toEqual(['7', '12,50\u00a0€']);
    const names = read.map(
      (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(names).toEqual(['Feld id', 'Feld price']);
    expect(hasLabel('price')).toBe(false);
    expect(hasLabel('name')).toBe(true);
  });

  it('fills in no defaults that nobody entered', () => {
    const { changes, values } = show({ fields: ['name', 'active'], values: {} });
    expect(changes).toEqual([]);
    expect(values()).toEqual({});
  });

  it('shows as many decimals as there may be, none of whole percents', () => {
    const values = { discount: 2.5, chance: 10 };
    const { control } = show({ fields: ['discount', 'chance'], values });
    expect([control('discount').value, control('chance').value]).toEqual(['2,50', '10']);
  });

  it('hands keystrokes up after a pause, as one change', () => {
    vi.useFakeTimers();
    const { control, changes } = show({ fields: ['code'], values: { code: 'A' } });
    type(control('code'), 'Ab');
    act(() => vi.advanceTimersByTime(200));
    type(control('code'), 'Abc');
    act(() => vi.advanceTimersByTime(299));
    expect(changes).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(changes).toEqual([{ code: 'Abc' }]);
  });

  it('hands up on leaving, then says so', () => {
    const { control, changes, blurred } = show({ fields: ['code'], values: { code: 'A' } });
    type(control('code'), '  Abc ');
    leave(control('code'));
    expect(changes).toEqual([{ code: 'Abc' }]);
    expect(blurred).toEqual(['code']);
    expect(control('code').value).toBe('Abc');
  });

  it('says nothing when nothing changed', () => {
    const { control, changes } = show({
      fields: ['name', 'note'],
      values: { name: 'A', note: null },
    });
    type(control('name'), 'A ');
    leave(control('name'));
    type(control('note'), '');
    leave(control('note'));
    expect(changes).toEqual([]);
  });

  it('flushes every pending field synchronously in one change', () => {
    const { control, changes, form, values } = show({ fields: ['code', 'price'], values: {} });
    type(control('code'), 'T1');
    type(control('price'), '1,5', { focus: false });
    expect(changes).toEqual([]);
    let inside: unknown;
    act(() => {
      form().flush();
      inside = values();
    });
    expect(inside).toEqual({ code: 'T1', price: 1.5 });
    expect(changes).toEqual([{ code: 'T1', price: 1.5 }]);
    act(() => form().flush());
    expect(changes).toHaveLength(1);
  });

  it('says what is pending without handing it up, with what follows from it', () => {
    const { control, changes, form } = show({ fields: ['code', 'price'], values: { code: 'A' } });
    type(control('code'), 'T1');
    type(control('price'), '1,5', { focus: false });
    expect(form().pending()).toMatchObject({ code: 'T1', price: 1.5 });
    expect(changes).toEqual([]);
    act(() => form().flush());
    expect(changes).toEqual([{ code: 'T1', price: 1.5 }]);
    expect(form().pending()).toEqual({});
  });

  it('links errors to their control, and takes them away', () => {
    const { control, setErrors } = show({ fields: ['name', 'price'], values: {} });
    act(() => setErrors({ price: ['Zu klein.', 'Und krumm.'] }));
    const described = control('price').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Zu klein. Und krumm.');
    expect(control('price').getAttribute('aria-invalid')).toBe('true');
    expect(control('name').hasAttribute('aria-invalid')).toBe(false);
    act(() => setErrors({}));
    expect(control('price').hasAttribute('aria-invalid')).toBe(false);
    expect(document.getElementById(described ?? '')).toBeNull();
  });

  it('moves the focus to a field, and to the first error set at the same time', () => {
    const { control, form, setErrors } = show({
      sections: [
        { name: 'main', fields: ['name', 'price'] },
        { name: 'more', fields: ['bought'] },
      ],
    });
    act(() => form().focusField('bought'));
    expect(document.activeElement).toBe(control('bought'));
    act(() => {
      setErrors({ bought: ['x'], price: ['y'] });
      form().focusFirstError();
    });
    expect(document.activeElement).toBe(control('price'));
  });

  it('goes to the first of all errors, of which the one further down was there before', () => {
    const { control, form, setErrors } = show({
      fields: ['name', 'price', 'bought'],
      errors: { price: ['x'] },
    });
    act(() => form().focusFirstError());
    expect(document.activeElement).toBe(control('price'));
    act(() => setErrors({ price: ['x'], name: ['fehlt'] }));
    expect(document.activeElement).toBe(control('name'));
    // Whoever goes on meanwhile is not called back.
    act(() => form().focusFirstError());
    press(control('name'), 'Tab');
    act(() => control('bought').focus());
    act(() => setErrors({ name: ['fehlt'] }));
    expect(document.activeElement).toBe(control('bought'));
  });

  it('lets fields come and go with the values', () => {
    const { hasLabel, setValues } = show({ fields: ['state', 'reason'], values: { state: 'NEW' } });
    expect(hasLabel('reason')).toBe(false);
    act(() => setValues({ state: 'USED' }));
    expect(hasLabel('reason')).toBe(true);
    act(() => setValues({ state: null }));
    expect(hasLabel('reason')).toBe(false);
  });

  it('takes values that change from outside, but not over what is being typed', () => {
    vi.useFakeTimers();
    const { control, setValues } = show({ fields: ['name', 'note'], values: { name: 'A' } });
    act(() => setValues({ name: 'B' }));
    expect(control('name').value).toBe('B');
    type(control('name'), 'Bx');
    act(() => setValues({ name: 'C', note: 'neu' }));
    expect(control('name').value).toBe('Bx');
    expect(control('note').value).toBe('neu');
    act(() => vi.advanceTimersByTime(300));
    expect(open?.values().name).toBe('Bx');
    act(() => setValues({ name: 'D' }));
    expect(control('name').value).toBe('D');
  });

  it('gives two forms on one page different ids', () => {
    const first = renderForm({ fields: ['name'] });
    const second = renderForm({ fields: ['name'] });
    expect(first.control('name').id).not.toBe(second.control('name').id);
    first.unmount();
    second.unmount();
  });
});

describe('computed fields', () => {
  const fields = ['name', 'greeting', 'title'];

  it('follow their sources, with the chosen row and the parent', () => {
    const { control, values } = show({ fields, values: {}, parent: { suffix: 'MdB' } });
    type(control('name'), 'Meier');
    leave(control('name'));
    expect(values().title).toBe('Meier MdB');
    type(control('greeting'), 'Frau');
    leave(control('greeting'));
    expect(values().title).toBe('Liebe Frau Meier MdB');
    expect(control('title').value).toBe('Liebe Frau Meier MdB');
  });

  it('leave a value of the user alone until it is emptied', () => {
    const { control, values } = show({ fields, values: { name: 'Meier', title: 'Meier' } });
    type(control('title'), 'Der Meier');
    leave(control('title'));
    type(control('name'), 'Schulz');
    leave(control('name'));
    expect(values().title).toBe('Der Meier');
    type(control('title'), '');
    leave(control('title'));
    expect(values().title).toBeNull();
    type(control('name'), 'Weber');
    leave(control('name'));
    expect(values().title).toBe('Weber');
  });

  it('say that they are filled', () => {
    const { control } = show({ fields, values: {} });
    const described = control('title').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('automatisch');
  });
});
