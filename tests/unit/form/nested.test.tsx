// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '../support/form-harness';
import { supplierFields, supplierNames } from '../support/suppliers';
import { click, leave, type } from '../support/user';
import type { AnyRecord } from '../../../src/engine/define/definition';

let open: ReturnType<typeof renderForm> | undefined;
const show = (values: AnyRecord, options: Partial<Parameters<typeof renderForm>[0]> = {}) =>
  (open = renderForm({ of: supplierFields, fields: supplierNames, values, ...options }));

afterEach(() => {
  vi.useRealTimers();
  open?.unmount();
  open = undefined;
});

const group = (name: string) => {
  const found = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === name,
  );
  if (!found) throw new Error(`no group «${name}»`);
  return found;
};
const labels = (of: Element) => [...of.querySelectorAll('label')].map((one) => one.textContent);
const control = (of: Element, label: string) => {
  const found = [...of.querySelectorAll('label')].find((one) => one.textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const button = (name: string) => {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!found)
    throw new Error(
      `no button «${name}» among ${all.map((one) => one.ariaLabel ?? one.textContent).join(', ')}`,
    );
  return found;
};
const contacts = [{ name: 'Ada' }, { name: 'Ben', role: 'SALES' }];

describe('an object in a form', () => {
  it('is a group of its fields, objects in it too, named by label or in words', () => {
    show({ address: { city: 'Ulm' } });
    expect(labels(group('Anschrift'))).toEqual(['Straße', 'Ort', 'Latitude', 'Longitude']);
    expect(group('Anschrift').contains(group('Geo position'))).toBe(true);
    expect(control(group('Anschrift'), 'Ort').value).toBe('Ulm');
    expect(control(group('Anschrift'), 'Ort').getAttribute('aria-required')).toBe('true');
    expect(control(group('Anschrift'), 'Straße').hasAttribute('aria-required')).toBe(false);
  });

  it('changes as one value, what else is in it stays', () => {
    const { changes, blurred } = show({ address: { city: 'Ulm', street: 'Gasse 1' } });
    type(control(group('Anschrift'), 'Ort'), 'Bonn');
    leave(control(group('Anschrift'), 'Ort'));
    expect(changes).toEqual([{ address: { city: 'Bonn', street: 'Gasse 1' } }]);
    expect(blurred).toEqual(['address.city']);
    type(control(group('Geo position'), 'Latitude'), '50,7');
    leave(control(group('Geo position'), 'Latitude'));
    expect(changes.at(-1)).toEqual({
      address: { city: 'Bonn', street: 'Gasse 1', geo_position: { latitude: 50.7 } },
    });
  });

  it('takes what several of its fields hold back as one change', () => {
    const { changes, form } = show({ address: { city: 'Ulm' } });
    type(control(group('Anschrift'), 'Ort'), 'Bonn');
    type(control(group('Anschrift'), 'Straße'), 'Weg 2', { focus: false });
    expect(form().pending()).toEqual({ address: { city: 'Bonn', street: 'Weg 2' } });
    expect(changes).toEqual([]);
    act(() => form().flush());
    expect(changes).toEqual([{ address: { city: 'Bonn', street: 'Weg 2' } }]);
  });

  it('is gone when nothing is left in it, and never holds empty ones', () => {
    const { values } = show({ address: { city: 'Ulm', geo_position: { latitude: 1 } } });
    type(control(group('Geo position'), 'Latitude'), '');
    leave(control(group('Geo position'), 'Latitude'));
    expect(values().address).toEqual({ city: 'Ulm' });
    type(control(group('Anschrift'), 'Ort'), '');
    leave(control(group('Anschrift'), 'Ort'));
    expect(values().address).toBeNull();
  });

  it('shows an error at the field inside, and moves the focus there', () => {
    const { form, setErrors } = show({ address: { city: 'Ulm' } });
    act(() => {
      setErrors({ contacts: ['Zu wenige.'], 'address.geo_position.latitude': ['Zu groß.'] });
      form().focusFirstError();
    });
    const latitude = control(group('Geo position'), 'Latitude');
    expect(document.activeElement).toBe(latitude);
    expect(latitude.getAttribute('aria-invalid')).toBe('true');
    const described = latitude.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Zu groß.');
  });

  it('is read where it cannot be changed', () => {
    show({ address: { city: 'Ulm' } }, { editable: () => false });
    expect(group('Anschrift').querySelectorAll('input')).toHaveLength(0);
    expect(group('Anschrift').textContent).toContain('Ulm');
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});

describe('a list in a form', () => {
  it('adds an item, and the focus goes to its first field', () => {
    const { values } = show({ contacts });
    click(button('Eintrag hinzufügen Ansprechpartner'));
    expect(values().contacts).toEqual([...contacts, {}]);
    const items = group('Ansprechpartner').querySelectorAll('li');
    expect(items).toHaveLength(3);
    expect(document.activeElement).toBe(control(items[2]!, 'Name'));
    expect(button('Ansprechpartner 3: entfernen')).toBeDefined();
    // No more than the contract takes.
    expect(() => button('Eintrag hinzufügen Ansprechpartner')).toThrow();
  });

  it('takes what is being typed along before places change', () => {
    const { values } = show({ contacts });
    type(control(group('Ansprechpartner').querySelectorAll('li')[1]!, 'Name'), 'Bea', {
      focus: false,
    });
    click(button('Ansprechpartner 1: entfernen'));
    expect(values().contacts).toEqual([{ name: 'Bea', role: 'SALES' }]);
    expect(control(group('Ansprechpartner'), 'Name').value).toBe('Bea');
    expect(document.activeElement).toBe(control(group('Ansprechpartner'), 'Name'));
  });

  it('moves an item; the focus stays on the button', () => {
    const { values } = show({ contacts });
    click(button('Ansprechpartner 2: nach oben'));
    expect(values().contacts).toEqual([contacts[1], contacts[0]]);
    expect(document.activeElement).toBe(button('Ansprechpartner 1: nach oben'));
    expect(button('Ansprechpartner 1: nach oben').getAttribute('aria-disabled')).toBe('true');
    click(button('Ansprechpartner 1: nach oben'));
    expect(values().contacts).toEqual([contacts[1], contacts[0]]);
    click(button('Ansprechpartner 1: nach unten'));
    expect(values().contacts).toEqual(contacts);
  });

  it('is left empty, with the focus on what adds', () => {
    const { values } = show({ keywords: ['neu'] });
    click(button('Schlagworte 1: entfernen'));
    expect(values().keywords).toEqual([]);
    expect(document.activeElement).toBe(button('Eintrag hinzufügen Schlagworte'));
  });

  it('has a field for each of its texts', () => {
    const { values } = show({ keywords: ['neu', 'rot'] });
    expect(labels(group('Schlagworte'))).toEqual(['Schlagworte 1', 'Schlagworte 2']);
    type(control(group('Schlagworte'), 'Schlagworte 2'), 'blau');
    leave(control(group('Schlagworte'), 'Schlagworte 2'));
    expect(values().keywords).toEqual(['neu', 'blau']);
  });

  it('shows an error at one of its items', () => {
    const { setErrors } = show({ contacts, keywords: ['neu', ''] });
    act(() => setErrors({ 'keywords.1': ['Fehlt.'], 'contacts.0.email': ['Keine Adresse.'] }));
    expect(control(group('Schlagworte'), 'Schlagworte 2').getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(control(group('Schlagworte'), 'Schlagworte 1').hasAttribute('aria-invalid')).toBe(false);
    const [first] = group('Ansprechpartner').querySelectorAll('li');
    expect(first?.textContent).toContain('Keine Adresse.');
  });
});

describe('alternatives in a form', () => {
  const choice = () => group('Zahlung').querySelector('select');

  it('show the fields of the one that the value is', () => {
    show({ payment: { holder: 'Ada' } });
    expect(choice()?.selectedOptions[0]?.textContent).toBe('Credit card');
    expect(labels(group('Zahlung'))).toEqual(['Holder', 'Until']);
    act(() => open?.setValues({ payment: { iban: 'DE02120300000000202051' } }));
    expect(choice()?.selectedOptions[0]?.textContent).toBe('Direct debit');
    expect(labels(group('Zahlung'))).toEqual(['Iban', 'BIC', 'Mandate']);
  });

  it('are chosen, and what belongs to another one goes', () => {
    const { values } = show({ payment: { holder: 'Ada' } });
    act(() => {
      const select = choice();
      if (!select) throw new Error('nothing to choose from');
      select.value = '0';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(labels(group('Zahlung'))).toEqual(['Iban', 'BIC', 'Mandate']);
    type(control(group('Zahlung'), 'Mandate'), 'M1');
    leave(control(group('Zahlung'), 'Mandate'));
    expect(values().payment).toEqual({ mandate: 'M1' });
  });
});
