// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '../support/form-harness';
import { thingFields } from '../support/things';
import { click, leave, press, type } from '../support/user';

interface Case {
  typeName: string;
  field: string;
  /** A value and how it reads in German. */
  value: unknown;
  shown: string;
  /** What somebody types instead, and what is handed up. */
  typed: string;
  result: unknown;
  /** How the result reads once the field is left. */
  resultShown: string;
}

const typedWidgets: Case[] = [
  {
    typeName: 'text',
    field: 'code',
    value: 'Alt',
    shown: 'Alt',
    typed: ' Neu ',
    result: 'Neu',
    resultShown: 'Neu',
  },
  {
    typeName: 'longText',
    field: 'note',
    value: 'a\nb',
    shown: 'a\nb',
    typed: 'c\nd',
    result: 'c\nd',
    resultShown: 'c\nd',
  },
  {
    typeName: 'integer',
    field: 'count',
    value: 10023,
    shown: '10023',
    typed: '1.234',
    result: 1234,
    resultShown: '1234',
  },
  {
    typeName: 'quantity',
    field: 'quantity',
    value: 1234.5,
    shown: '1.234,5',
    typed: '2,25',
    result: 2.25,
    resultShown: '2,25',
  },
  {
    typeName: 'number',
    field: 'weight',
    value: 0.125,
    shown: '0,125',
    typed: '1,0625',
    result: 1.063,
    resultShown: '1,063',
  },
  {
    typeName: 'money',
    field: 'price',
    value: 1234.5,
    shown: '1.234,50',
    typed: '2.000,5',
    result: 2000.5,
    resultShown: '2.000,50',
  },
  {
    typeName: 'percent',
    field: 'discount',
    value: 12.5,
    shown: '12,50',
    typed: '3 %',
    result: 3,
    resultShown: '3,00',
  },
  {
    typeName: 'date',
    field: 'bought',
    value: '2026-03-01',
    shown: '01.03.2026',
    typed: '020326',
    result: '2026-03-02',
    resultShown: '02.03.2026',
  },
  {
    typeName: 'enumeration',
    field: 'state',
    value: 'NEW',
    shown: 'Neuware',
    typed: 'gebr',
    result: 'USED',
    resultShown: 'Gebraucht',
  },
  {
    typeName: 'reference',
    field: 'owner',
    value: 1,
    shown: 'Anna Albers',
    typed: 'cem',
    result: 3,
    resultShown: 'Çem Demir',
  },
  {
    typeName: 'reference',
    field: 'greeting',
    value: 'Frau',
    shown: 'Frau',
    typed: 'Dr.',
    result: 'Dr.',
    resultShown: 'Dr.',
  },
  {
    typeName: 'country',
    field: 'country',
    value: 'AT',
    shown: 'Österreich',
    typed: 'mark',
    result: 'DK',
    resultShown: 'Dänemark',
  },
  {
    typeName: 'email',
    field: 'email',
    value: 'a@b.de',
    shown: 'a@b.de',
    typed: 'mailto:c@d.de',
    result: 'c@d.de',
    resultShown: 'c@d.de',
  },
  {
    typeName: 'phone',
    field: 'phone',
    value: '030 12',
    shown: '030 12',
    typed: '+49 30/1',
    result: '+49 30/1',
    resultShown: '+49 30/1',
  },
  {
    typeName: 'webAddress',
    field: 'web',
    value: 'https://a.de',
    shown: 'https://a.de',
    typed: 'www.b.de',
    result: 'https://www.b.de',
    resultShown: 'https://www.b.de',
  },
  {
    typeName: 'iban',
    field: 'iban',
    value: 'DE02120300000000202051',
    shown: 'DE02 1203 0000 0000 2020 51',
    typed: 'at61 1904 3002 3457 3201',
    result: 'AT611904300234573201',
    resultShown: 'AT61 1904 3002 3457 3201',
  },
  {
    typeName: 'vatId',
    field: 'vat',
    value: 'CHE107787577MWST',
    shown: 'CHE-107.787.577 MWST',
    typed: 'de 136 695 976',
    result: 'DE136695976',
    resultShown: 'DE136695976',
  },
  {
    typeName: 'gtin',
    field: 'gtin',
    value: '4006381333931',
    shown: '4006381333931',
    typed: '0 12345-67890 5',
    result: '012345678905',
    resultShown: '012345678905',
  },
  {
    typeName: 'time',
    field: 'time',
    value: '08:15',
    shown: '08:15',
    typed: '1430',
    result: '14:30',
    resultShown: '14:30',
  },
  {
    typeName: 'time',
    field: 'zonedTime',
    value: '08:15:00Z',
    shown: '08:15',
    typed: '8 Uhr',
    result: '08:00:00Z',
    resultShown: '08:00',
  },
  {
    typeName: 'localDateTime',
    field: 'meeting',
    value: '2026-03-29T02:30',
    shown: '29.03.2026 02:30',
    typed: '1.12.26 8:05',
    result: '2026-12-01T08:05',
    resultShown: '01.12.2026 08:05',
  },
  {
    typeName: 'dateTime',
    field: 'moment',
    value: '2026-07-01T12:00:27.000Z',
    shown: '01.07.2026 14:00',
    typed: '1.12.26 8:05',
    result: '2026-12-01T07:05:00.000Z',
    resultShown: '01.12.2026 08:05',
  },
  {
    typeName: 'dateTime',
    field: 'moment',
    value: '2026-10-25T00:30:00.000Z',
    shown: '25.10.2026 02:30 MESZ',
    typed: '25.10.26 2:30 mez',
    result: '2026-10-25T01:30:00.000Z',
    resultShown: '25.10.2026 02:30 MEZ',
  },
  {
    typeName: 'duration',
    field: 'duration',
    value: 90,
    shown: '1:30',
    typed: '2 h 15',
    result: 135,
    resultShown: '2:15',
  },
  {
    typeName: 'quantity',
    field: 'pieces',
    value: 1234,
    shown: '1.234',
    typed: '12',
    result: 12,
    resultShown: '12',
  },
  {
    typeName: 'tone',
    field: 'tone',
    value: 'blue',
    shown: 'Blau',
    typed: 'hellg',
    result: 'lightGreen',
    resultShown: 'Hellgrün',
  },
];

let open: ReturnType<typeof renderForm> | undefined;
const show = (field: string, value: unknown, options: Parameters<typeof renderForm>[0] = {}) =>
  (open = renderForm({ fields: [field], values: { [field]: value }, ...options }));

afterEach(() => {
  vi.useRealTimers();
  open?.unmount();
  open = undefined;
});

describe.each(typedWidgets)('the $typeName type on «$field»', (subject) => {
  const { typeName, field, value, shown, typed, result, resultShown } = subject;

  it('is the one chosen for the field', () => {
    expect(thingFields[field]!.type.name).toBe(typeName);
  });

  it('is named by its label and shows the value in German', () => {
    const { control } = show(field, value);
    expect(control(field).value).toBe(shown);
    expect(control(field).closest('label')).toBeNull();
    expect(control(field).getAttribute('autocomplete')).toBe('off');
  });

  it('is the only thing that carries its name', () => {
    const { control, container } = show(field, value);
    press(control(field), 'ArrowDown');
    const named = [...container.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`,
    );
    expect(named.filter((name) => name.includes(`Feld ${field}`))).toEqual([]);
  });

  it('shows nothing for null', () => {
    const { control } = show(field, null);
    expect(control(field).value).toBe('');
  });

  it('hands up on leaving, and reads in German again', () => {
    const { control, changes, blurred } = show(field, value);
    type(control(field), typed);
    leave(control(field));
    expect(changes).toEqual([{ [field]: result }]);
    expect(blurred).toEqual([field]);
    expect(control(field).value).toBe(resultShown);
  });

  it('hands up on flush, without being left', () => {
    const { control, changes, form } = show(field, value);
    type(control(field), typed);
    act(() => form().flush());
    expect(changes).toEqual([{ [field]: result }]);
    leave(control(field));
    expect(changes).toHaveLength(1);
  });

  it('hands up null when it is emptied', () => {
    const { control, changes } = show(field, value);
    type(control(field), '');
    leave(control(field));
    expect(changes).toEqual([{ [field]: null }]);
  });

  it('says that it is required, wrong, and why', () => {
    const { control } = show(field, value, { errors: { [field]: ['Geht nicht.'] } });
    const described = control(field).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Geht nicht.');
    expect(control(field).getAttribute('aria-invalid')).toBe('true');
    expect(control(field).hasAttribute('aria-required')).toBe(false);
  });

  it('is text when it cannot be changed', () => {
    const { container } = show(field, value, { editable: () => false });
    expect(container.querySelector('input, textarea, button')).toBeNull();
    expect(container.querySelector('[role="group"]')?.textContent).not.toBe('–');
  });

  it('leaves Tab to the browser', () => {
    const { control } = show(field, value);
    expect(press(control(field), 'Tab')).toBe('left to the browser');
  });
});

describe('a required widget', () => {
  it('says so to screen readers, and marks its label without changing its name', () => {
    const { control, hasLabel } = show('name', 'x');
    expect(control('name').getAttribute('aria-required')).toBe('true');
    expect(hasLabel('name')).toBe(true);
  });
});

describe.each([
  ['price', 'zwölf', 'zwölf'],
  ['count', '1,5', '1,5'],
  ['count', 'viele', 'viele'],
  ['bought', '31.02.2026', '31.02.2026'],
  ['state', 'kaputt', 'kaputt'],
  ['owner', 'Niemand', 'Niemand'],
  ['country', 'Atlantis', 'Atlantis'],
  ['time', '25:00', '25:00'],
  ['meeting', '1.12.2026', '1.12.2026'],
  ['moment', '29.3.2026 2:30', '29.3.2026 2:30'],
  ['duration', 'lange', 'lange'],
  ['tone', 'Mauve', 'Mauve'],
])('a text that is no value of «%s»', (field, typed, kept) => {
  it('stays, and is handed up for validation to name it', () => {
    const { control, changes } = show(field, null);
    type(control(field), typed);
    leave(control(field));
    expect(changes).toEqual([{ [field]: kept }]);
    expect(control(field).value).toBe(kept);
  });
});

describe('the money widget', () => {
  it('asks what «1.234» means, and holds no number until it is told', () => {
    const { control, container, values } = show('price', null);
    type(control('price'), '1.234');
    leave(control('price'));
    expect(values()).toEqual({ price: '1.234' });
    expect(container.textContent).toContain('1,23 oder 1.234,00?');
    const [small, large] = container.querySelectorAll('button');
    expect([small?.textContent, large?.textContent]).toEqual(['1,23', '1.234,00']);
    click(large ?? null);
    expect(values()).toEqual({ price: 1234 });
    expect(control('price').value).toBe('1.234,00');
    expect(container.querySelector('button')).toBeNull();
  });

  it('asks about a text that stood there before, and takes the smaller reading too', () => {
    const { control, container, values } = show('price', '99.999');
    expect(container.textContent).toContain('100,00 oder 99.999,00?');
    click(container.querySelector('button'));
    expect(values()).toEqual({ price: 100 });
    expect(control('price').value).toBe('100,00');
  });

  it('shows its unit beside the amount', () => {
    const { container } = show('price', 5);
    expect(container.textContent).toContain('EUR');
  });
});

describe('the boolean widget', () => {
  it('hands up at once, and has its label beside it', () => {
    const { control, changes, blurred } = show('active', false);
    expect(control('active').type).toBe('checkbox');
    expect(control('active').checked).toBe(false);
    expect(control('active').nextElementSibling).toBe(control('active').labels?.[0]);
    click(control('active'));
    expect(changes).toEqual([{ active: true }]);
    expect(control('active').checked).toBe(true);
    leave(control('active'));
    expect(blurred).toEqual(['active']);
  });

  it('links its error', () => {
    const { control } = show('active', null, { errors: { active: ['Geht nicht.'] } });
    const described = control('active').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Geht nicht.');
    expect(control('active').checked).toBe(false);
  });
});

describe('a picker', () => {
  const options = () =>
    [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);

  it('opens with the arrows and takes with Enter', () => {
    const { control, changes } = show('owner', null);
    press(control('owner'), 'ArrowDown');
    expect(options()).toEqual(['Anna Albers', 'Çem Demir']);
    press(control('owner'), 'ArrowDown');
    press(control('owner'), 'ArrowDown');
    const active = control('owner').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe('Çem Demir');
    press(control('owner'), 'Enter');
    expect(changes).toEqual([{ owner: 3 }]);
    expect(control('owner').getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
  });

  it('does not offer blocked rows, but shows one that is set', () => {
    const { control } = show('owner', 2);
    expect(control('owner').value).toBe('Bert Bauer');
    press(control('owner'), 'ArrowDown');
    expect(options()).toEqual(['Anna Albers', 'Çem Demir']);
  });

  it('keeps the value on Escape, and keeps that Escape to itself', () => {
    const { control, changes, container } = show('owner', 1);
    let reached = 0;
    container.parentElement?.addEventListener('keydown', () => reached++);
    type(control('owner'), 'Ç');
    press(control('owner'), 'Escape');
    expect(reached).toBe(0);
    leave(control('owner'));
    expect(changes).toEqual([]);
    expect(control('owner').value).toBe('Anna Albers');
    press(control('owner'), 'Escape');
    expect(reached).toBe(1);
  });

  it('takes a click', () => {
    const { control, changes } = show('state', null);
    click(control('state'));
    expect(options()).toEqual(['Neuware', 'Gebraucht']);
    click(document.querySelectorAll('[role="option"]')[1]);
    expect(changes).toEqual([{ state: 'USED' }]);
    expect(control('state').value).toBe('Gebraucht');
  });

  it('says that nothing fits', () => {
    const { control } = show('owner', null);
    type(control('owner'), 'xyz');
    expect(options()).toEqual(['Kein Treffer']);
  });

  it('is cleared by its button', () => {
    const { control, container, changes } = show('owner', 1);
    const clear = container.querySelector('button');
    expect(clear?.title).toBe('Leeren');
    click(clear);
    expect(changes).toEqual([{ owner: null }]);
    expect(document.activeElement).toBe(control('owner'));
  });

  it.each([
    ['AT', 'AT'],
    ['d', 'DE'],
    ['schw', 'CH'],
  ])('finds the country «%s»', (typed, code) => {
    const { control, values } = show('country', null);
    type(control('country'), typed);
    leave(control('country'));
    expect(values()).toEqual({ country: code });
  });

  it('spells an open list’s own value when only its case differs', () => {
    const { control, values } = show('greeting', null);
    type(control('greeting'), 'frau');
    leave(control('greeting'));
    expect(values()).toMatchObject({ greeting: 'Frau' });
  });
});

describe('a figure of whole pieces', () => {
  it('refuses decimals instead of rounding them away', () => {
    const { control, values } = show('pieces', null);
    type(control('pieces'), '2,5');
    leave(control('pieces'));
    expect(values()).toEqual({ pieces: 2.5 });
    expect(control('pieces').value).toBe('2,5');
  });

  it('takes the dot of «1.234» as a sign for thousands', () => {
    const { control, values, container } = show('pieces', null);
    type(control('pieces'), '1.234');
    leave(control('pieces'));
    expect(values()).toEqual({ pieces: 1234 });
    expect(container.querySelector('button')).toBeNull();
  });
});

describe('the multi-select widget', () => {
  const chips = (container: HTMLElement) =>
    [...container.querySelectorAll('li')].map((chip) => chip.textContent);
  const options = () =>
    [...document.querySelectorAll('[role="option"]')].map(
      (option) => `${option.textContent}${option.ariaSelected === 'true' ? ' ✓' : ''}`,
    );

  it.each(['features', 'team'])('is the one chosen for «%s»', (field) => {
    expect(thingFields[field]!.type.name).toBe('list');
  });

  it('shows its values as chips, which describe the text', () => {
    const { control, container } = show('features', ['QUIET', 'TOUGH']);
    expect(chips(container)).toEqual(['Leise', 'Robust']);
    expect(control('features').value).toBe('');
    const described = (control('features').getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Leise',
      'Robust',
    ]);
  });

  it('adds and takes away with Enter, in the order of the list', () => {
    const { control, container, values } = show('features', ['TOUGH']);
    type(control('features'), 'lei');
    press(control('features'), 'Enter');
    expect(values()).toEqual({ features: ['QUIET', 'TOUGH'] });
    expect(options()).toEqual(['Leise ✓', 'Klein', 'Robust ✓']);
    type(control('features'), 'rob');
    press(control('features'), 'Enter');
    expect(values()).toEqual({ features: ['QUIET'] });
    expect(chips(container)).toEqual(['Leise']);
  });

  it('takes away the last one with Backspace, until none is left', () => {
    const { control, values } = show('features', ['QUIET', 'SMALL']);
    press(control('features'), 'Backspace');
    press(control('features'), 'Backspace');
    press(control('features'), 'Backspace');
    expect(values()).toEqual({ features: [] });
  });

  it('takes away by the button of a chip, and gives the focus to the text', () => {
    const { control, container, values } = show('team', [1, 3]);
    click(container.querySelector('[aria-label="Anna Albers entfernen"]'));
    expect(values()).toEqual({ team: [3] });
    expect(document.activeElement).toBe(control('team'));
  });

  it('offers no blocked rows, but shows one that is set', () => {
    const { control, container } = show('team', [2]);
    expect(chips(container)).toEqual(['Bert Bauer']);
    press(control('team'), 'ArrowDown');
    expect(options()).toEqual(['Anna Albers', 'Çem Demir']);
  });

  it('adds what is typed when it is left or flushed, and keeps what fits nothing', () => {
    const { control, values, form, container } = show('features', []);
    type(control('features'), 'klein');
    act(() => form().flush());
    expect(values()).toEqual({ features: ['SMALL'] });
    type(control('features'), 'laut');
    leave(control('features'));
    expect(values()).toEqual({ features: ['SMALL', 'laut'] });
    expect(chips(container)).toEqual(['Klein', 'laut']);
  });

  it('closes on Escape, and keeps that Escape to itself', () => {
    const { control, values } = show('features', ['QUIET']);
    type(control('features'), 'kl');
    press(control('features'), 'Escape');
    leave(control('features'));
    expect(options()).toEqual([]);
    expect(values()).toEqual({ features: ['QUIET'] });
  });

  it('is text when it cannot be changed', () => {
    const { container } = show('features', ['QUIET', 'TOUGH'], { editable: () => false });
    expect(container.querySelector('input, button')).toBeNull();
    expect(container.querySelector('[role="group"]')?.textContent).toBe('Leise, Robust');
  });

  it('says that it is wrong, and why', () => {
    const { control } = show('features', ['QUIET'], { errors: { features: ['Geht nicht.'] } });
    const described = (control('features').getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Leise',
      'Geht nicht.',
    ]);
    expect(control('features').getAttribute('aria-invalid')).toBe('true');
  });
});
